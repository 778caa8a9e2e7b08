import type { Publisher } from "./accounts.ts";
import { characters, type Character } from "./characters.ts";
import { makeFormat } from "./format.ts";
import type { Idea } from "./ideas.ts";
import type { Random } from "./random.ts";
import { makeReach } from "./reach.ts";
import type { AccountRecord, ClusterRecord, CreativeRecord, Draft } from "./records.ts";
import { makeSchedule } from "./schedule.ts";
import type { Calendar } from "./time.ts";
import { funnelStages, pictureCategories, videoCategories } from "./values.ts";
import { makeVoice, type Cast, type Voice } from "./voice.ts";

/** What the creatives of an account depend on besides the account. */
export interface Surroundings {
  readonly random: Random;
  readonly now: number;
  readonly isoOf: Calendar;
  /** Whom the account may work with. */
  readonly creators: readonly AccountRecord[];
}

/**
 * Makes the creatives of one account. What depends on other creatives is left for later: `campaign`,
 * `impressionPercentile`.
 */
export function makeCreatives(
  publisher: Publisher,
  count: number,
  surroundings: Surroundings,
): Draft<CreativeRecord>[] {
  const voice = makeVoice(surroundings.random, publisher, surroundings.creators);
  const creatives = Array.from({ length: count }, () => makeCreative(publisher.account, voice, surroundings));
  rateOutliers(creatives);
  return creatives;
}

const NOBODY: readonly AccountRecord[] = Object.freeze([]);

function makeCreative(
  account: AccountRecord,
  voice: Voice,
  { random, now, isoOf }: Surroundings,
): Draft<CreativeRecord> {
  const channels = random.pick(voice.channels);
  const format = makeFormat(random, channels);
  const schedule = makeSchedule(random, now, isoOf);
  const reach = makeReach(random, voice.audience, channels, schedule.daysRun);
  const cast = makeCast(random, account, voice);
  const market = random.pick(voice.markets);
  const hook = makeIdea(random, 0.08, voice.ideas.hooks);
  const angle = makeIdea(random, 0.1, voice.ideas.angles);
  const persona = makeIdea(random, 0.12, voice.ideas.personas);
  const usp = makeIdea(random, 0.2, voice.ideas.sellingPoints);
  const painPoints = random.orNull(0.25, random.pickEarly(voice.ideas.painPoints));
  const hasLandingPage =
    voice.landingPages.length > 0 && random.chance(channels.includes("META_AD") ? 0.92 : 0.3);
  const creative: Draft<CreativeRecord> = {
    id: random.uuid(),
    platformId: random.digits(16),
    account,
    hasBrand: !random.chance(0.006),

    type: format.type,
    mediaType: format.mediaType,
    pictureCount: format.pictureCount,
    hasVideo: format.hasVideo,
    width: format.width,
    height: format.height,
    durationInSeconds: format.durationInSeconds,
    carouselCount: format.carouselCount,

    platforms: channels,
    crossposted: channels.length > 1,
    location: market.location,
    language: market.language,
    categories: random.pick(format.mediaType === "VIDEO" ? videoCategories : pictureCategories),
    funnelStage: random.pick(funnelStages),
    taxonomy: random.pickEarly(voice.taxonomies),
    landingPage: hasLandingPage ? random.pickEarly(voice.landingPages) : null,

    title: random.orNull(0.1, random.pick(voice.titles)),
    hook: hook.text,
    hookCluster: hook.cluster,
    summary: random.orNull(0.1, random.pick(voice.summaries)),
    coreAngle: angle.text,
    angleCluster: angle.cluster,
    targetPersona: persona.text,
    personaCluster: persona.cluster,
    uspCluster: usp.cluster,
    ugcCharacter: cast?.character ?? makeCharacter(random, voice, format.hasVideo),

    startedAt: schedule.startedAt,
    startAt: schedule.startAt,
    endedAt: schedule.endedAt,
    endAt: schedule.endAt,
    active: schedule.active,
    daysRun: schedule.daysRun,

    viewCount: reach.viewCount,
    likeCount: reach.likeCount,
    commentCount: reach.commentCount,
    engagementRate: reach.engagementRate,
    outlierScore: null,
    impressions: reach.impressions,
    impressionPercentile: null,
    impressionsText: reach.impressionsText,
    lowImpressions: reach.lowImpressions,

    collabs: cast?.creators ?? NOBODY,
    partnershipAd: cast !== null,
    campaign: null,
  };
  // Absent, not null, where there are none. Added here: a spread in the literal makes all of this twice as slow.
  if (painPoints) creative.painPoints = painPoints;
  if (usp.text) creative.sellingPoints = usp.text;
  return creative;
}

/** A text and its cluster, or neither. */
function makeIdea<T>(
  random: Random,
  missing: number,
  ideas: readonly Idea<T>[],
): { text: T; cluster: ClusterRecord } | { text: null; cluster: null } {
  const idea = random.pickEarly(ideas);
  const text = random.pick(idea.texts);
  return random.chance(missing) ? { text: null, cluster: null } : { text, cluster: idea.cluster };
}

function makeCast(random: Random, account: AccountRecord, voice: Voice): Cast | null {
  const isJoint = random.chance(account.type === "BRAND" ? 0.2 : 0.1);
  return isJoint && voice.casts.length > 0 ? random.pickEarly(voice.casts) : null;
}

function makeCharacter(random: Random, voice: Voice, isVideo: boolean): Character | null {
  const character = random.pick(characters);
  if (voice.self) return random.orNull(0.2, voice.self);
  return random.chance(isVideo ? 0.5 : 0.05) ? character : null;
}

/** Compares the views of each creative with the median of all. */
export function rateOutliers(creatives: readonly Draft<CreativeRecord>[]): void {
  const views = Float64Array.from(creatives.flatMap((creative) => creative.viewCount ?? [])).sort();
  const middle = views.length / 2;
  const median = ((views[Math.ceil(middle) - 1] ?? 0) + (views[Math.floor(middle)] ?? 0)) / 2;
  for (const creative of creatives) {
    if (creative.viewCount === null || median === 0) continue;
    creative.outlierScore = creative.viewCount / median;
  }
}
