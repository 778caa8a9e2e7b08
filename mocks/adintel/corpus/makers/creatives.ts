import type { Language } from "@adintel/client/types";
import type { Publisher } from "./accounts.ts";
import { characterIn, contradicts, presenters, type Presenter } from "./characters.ts";
import { makeFormat } from "./format.ts";
import headlines from "../writing/headlines.json" with { type: "json" };
import { phrasebookOf, writtenFor } from "../writing/languages.ts";
import type { Market } from "../writing/markets.ts";
import { numberOf, type Random } from "../base/random.ts";
import { makeReach } from "./reach.ts";
import type { AccountRecord, CreativeRecord, Draft } from "../base/records.ts";
import { makeSchedule, type Schedule } from "./schedule.ts";
import { closings, storyOf } from "../writing/stories.ts";
import type { Calendar } from "../base/time.ts";
import { funnelStages, pictureCategories, videoCategories } from "../base/values.ts";
import { makeVoice, type Cast, type Subject, type Voice } from "./voice.ts";

/** What the creatives of an account depend on besides the account. */
export interface Surroundings {
  readonly random: Random;
  readonly now: number;
  readonly isoOf: Calendar;
  /** Gives the same text for equal ones, so that it is kept once. */
  readonly share?: (text: string) => string;
  /** In which they all are; left out: that of their market. */
  readonly language?: Language | undefined;
  /** When one runs that would run as this; left out: as this. */
  readonly reschedule?: (made: Schedule) => Schedule;
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
  const { random } = surroundings;
  // At even distances: if it were left to chance, a page could have hardly any titles.
  const untitled = random.int(0, SPACING - 1);
  const unopened = random.int(0, SPACING - 1);
  const creatives = Array.from({ length: count }, (_, i) => {
    const missing = { isUntitled: i % SPACING === untitled, isUnopened: i % SPACING === unopened };
    return makeCreative(publisher.account, voice, surroundings, missing);
  });
  rateOutliers(creatives);
  return creatives;
}

/** One in so many creatives has no title, and one no hook. */
const SPACING = 40;

const NOBODY: readonly AccountRecord[] = Object.freeze([]);

function makeCreative(
  account: AccountRecord,
  voice: Voice,
  { random, now, isoOf, language, reschedule = (made) => made, share = (text) => text }: Surroundings,
  { isUntitled, isUnopened }: { isUntitled: boolean; isUnopened: boolean },
): Draft<CreativeRecord> {
  const channels = random.pick(voice.channels);
  const format = makeFormat(random, channels);
  const schedule = reschedule(makeSchedule(random, now, isoOf));
  const reach = makeReach(random, voice.audience, channels, { ...schedule, now });
  const cast = makeCast(random, account, voice);
  const picked = random.pick(voice.markets);
  const market = language ? { ...picked, language } : picked;
  const isVideo = format.mediaType === "VIDEO";
  const categories = random.pick(isVideo ? videoCategories : pictureCategories);
  const subject = random.pick(voice.subjects);
  const texts = makeTexts(random, account, voice, subject, { isVideo, categories, market, share });
  const presenter = cast?.presenter ?? makePresenter(random, voice, isVideo);
  const angle = random.orNull(0.1, random.pickEarly(voice.ideas.angles));
  const persona = random.orNull(0.12, random.pickEarly(voice.ideas.personas));
  const usp = random.orNull(0.2, random.pickEarly(voice.ideas.sellingPoints));
  const painPoints = random.orNull(0.25, random.pick(subject.copy.painPoints));
  const hasLandingPage =
    subject.landingPages.length > 0 && random.chance(channels.includes("META_AD") ? 0.92 : 0.3);
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
    language: writtenFor(market.language),
    categories,
    funnelStage: random.pick(funnelStages),
    taxonomy: random.pick(subject.taxonomies),
    landingPage: hasLandingPage ? random.pickEarly(subject.landingPages) : null,

    title: isUntitled ? null : texts.title,
    hook: isUnopened ? null : texts.hook,
    hookCluster: isUnopened ? null : texts.hookCluster,
    summary: random.orNull(0.1, texts.summary),
    coreAngle: angle?.label ?? null,
    angleCluster: angle,
    targetPersona: persona?.label ?? null,
    personaCluster: persona,
    uspCluster: usp?.cluster ?? null,
    ugcCharacter: presenter && characterIn(presenter, format.mediaType, categories),

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
  if (usp) creative.sellingPoints = random.pick(usp.texts);
  const { ugcCharacter } = creative;
  if (ugcCharacter && contradicts([creative.summary, ...categories].join(), ugcCharacter))
    creative.ugcCharacter = null;
  return creative;
}

/** What a creative says and shows: all about one product, in the words of its kind and in the language of its market. */
function makeTexts(
  random: Random,
  { name, type }: AccountRecord,
  { ideas, draw }: Voice,
  { copy }: Subject,
  { isVideo, categories, market, share }: Situation,
) {
  const book = phrasebookOf(market.language);
  const say = (templates: readonly string[]) => draw(copy.texts(templates, book));
  const local = (text: string) => share(copy.local(text, market, name));
  /** A text that does not say once more what another says. */
  const sayOtherwise = (other: string, templates: readonly string[]) => {
    let text = say(templates);
    for (let tries = 1; tries < patience && copy.isSame(other, text); tries += 1) text = say(templates);
    return text;
  };
  const medium = isVideo ? "video" : "picture";
  const story = storyOf(categories);
  const usual = random.pickEarly(ideas.hooks);
  const fitting = ideas.hooks.find(({ kind }) => kind === story.hook) ?? usual;
  const wanted = random.chance(0.7) ? fitting : usual;
  const isOffer = categories.includes("Discount or Offer");
  if (book) {
    const hooks = ideas.hooks.filter(({ kind }) => book.hooks[kind]);
    const hook = hooks.includes(wanted)
      ? wanted
      : (hooks[ideas.hooks.indexOf(wanted) % hooks.length] ?? wanted);
    const title = say(isOffer ? book.offers : book.titles);
    return {
      title: local(title),
      hook: local(sayOtherwise(title, book.hooks[hook.kind] ?? [])),
      hookCluster: hook.cluster,
      summary: local(say(book[medium])),
    };
  }
  const scene = say(story[medium]);
  const endings = copy.texts(closings[medium]);
  const ending = endings.at(numberOf(scene) % endings.size);
  const title = say(headlines[type === "CREATOR" ? "creator" : isOffer ? "offer" : "brand"]);
  return {
    title: local(title),
    hook: local(sayOtherwise(title, wanted.phrases)),
    hookCluster: wanted.cluster,
    // The same scene ends in the same way, or a large world had a million of them.
    // One number is enough: "for 200 days" and "counts 30 days" do not go together.
    summary: local(digit.test(scene) && digit.test(ending) ? scene : [scene, ending].join("")),
  };
}

/** How many texts are tried for one that does not repeat another. */
const patience = 6;

const digit = /\d/;

interface Situation extends Required<Pick<Surroundings, "share">> {
  readonly isVideo: boolean;
  readonly categories: CreativeRecord["categories"];
  readonly market: Market;
}

function makeCast(random: Random, account: AccountRecord, voice: Voice): Cast | null {
  const isJoint = random.chance(account.type === "BRAND" ? 0.2 : 0.1);
  return isJoint && voice.casts.length > 0 ? random.pickEarly(voice.casts) : null;
}

function makePresenter(random: Random, voice: Voice, isVideo: boolean): Presenter | null {
  const presenter = random.pick(presenters);
  if (voice.self) return random.orNull(0.2, voice.self);
  return random.chance(isVideo ? 0.5 : 0.05) ? presenter : null;
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
