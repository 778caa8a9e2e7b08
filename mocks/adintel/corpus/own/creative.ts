import type { Language } from "@adintel/client/types";
import type { CreativeData } from "./data.ts";
import { languageIn } from "./language.ts";
import type { Publisher } from "../makers/accounts.ts";
import { isRelated } from "../makers/accounts.ts";
import { characterIn, presenterFor } from "../makers/characters.ts";
import { makeCreatives } from "../makers/creatives.ts";
import { hashOf } from "../../../../scripts/lib/text.ts";
import { randomOf, type Random } from "../base/random.ts";
import type { AccountRecord, CreativeRecord, Draft } from "../base/records.ts";
import type { Calendar } from "../base/time.ts";
import { given, productIn } from "./account.ts";
import { ownClusters } from "./clusters.ts";
import { ownFormat } from "./format.ts";
import { ownReach } from "./reach.ts";
import { ownSchedule } from "./schedule.ts";

export interface OwnCreative {
  facts: CreativeData;
  /** Identifies it: what is made up depends on it. */
  key: string;
  publisher: Publisher;
  /** Those that its `collabs` name; `undefined`: left to chance. */
  collabs: readonly AccountRecord[] | undefined;
}

/** What creatives depend on besides. */
export interface OwnSurroundings {
  seed: number;
  now: number;
  isoOf: Calendar;
  creators: readonly AccountRecord[];
}

/** Makes a creative of which some facts are given. What depends on other creatives is left for later. */
export function ownCreative(
  { facts, key, publisher, collabs }: OwnCreative,
  { seed, now, isoOf, creators }: OwnSurroundings,
): Draft<CreativeRecord> {
  const random = (what: string) => randomOf(seed, "own creative", key, what);
  // Without creators, so that one more of them changes nothing else.
  const product = productIn(hintsOf(facts), publisher.trade);
  // Each starts elsewhere, or creatives about the same product would all have its first texts.
  const start = random("start").fraction();
  const about = { ...publisher, start, ...(product && { products: [product] }) };
  const [made] = makeCreatives(about, 1, {
    random: random("all"),
    now,
    isoOf,
    creators: [],
    language: facts.language ?? languageOf(facts, publisher),
    reschedule: (usual) => ownSchedule(facts, usual, { random: random("schedule"), now, isoOf }),
  });
  if (!made) throw new Error("no creative was made");
  const platforms = platformsOf(facts, made.platforms);
  const cast = collabs ?? castOf(facts, publisher.account, creators, random("cast"));
  const format = ownFormat(facts, made, random("format"));
  const creative: Draft<CreativeRecord> = {
    ...made,
    ...format,
    ...ownReach(facts, made, random("reach"), platforms.includes("META_AD")),
    ...ownClusters(facts, made, publisher.account.id, publisher.trade),
    ...given(plainFacts(facts)),
    platforms,
    crossposted: facts.crossposted ?? platforms.length > 1,
    ugcCharacter: characterFor(facts, { made, mediaType: format.mediaType }, cast[0], random("character")),
    hasBrand: facts.brand !== null,
    outlierScore: null,
    impressionPercentile: null,
    collabs: Object.freeze([...cast]),
    partnershipAd: facts.partnershipAd ?? cast.length > 0,
    campaign: null,
  };
  if (creative.hook === null) creative.hookCluster = facts.clusters?.HOOK ? creative.hookCluster : null;
  for (const name of ["painPoints", "sellingPoints"] as const) {
    if (facts[name] === null) delete creative[name];
    else if (facts[name]) creative[name] = facts[name];
  }
  const { url, urls, thumbnailUrl } = facts;
  const own = given({ url, urls, thumbnailUrl });
  if (Object.keys(own).length > 0) creative.ownAddresses = Object.freeze(own);
  return creative;
}

/** That of the texts that are given, or of the account where there are none. */
function languageOf({ title, hook, summary }: CreativeData, { market }: Publisher): Language {
  const texts = [title, hook, summary].flatMap((text) => text ?? []);
  return texts.length > 0 ? languageIn(texts) : market.language;
}

function hintsOf({ title, hook, summary, taxonomy }: CreativeData): string[] {
  return [title, hook, summary, ...(taxonomy ?? [])].flatMap((text) => text ?? []);
}

/** The facts that stand in the record as they are given; a field that is new in the documents is one of them. */
function plainFacts(facts: CreativeData) {
  const { brand, accountId, ugcCharacter, painPoints, sellingPoints, collabs, clusters, ...named } = facts;
  const { url, urls, thumbnailUrl, status, startAt, endAt, daysRun, ...shown } = named;
  const { impressionPercentile, outlierScore, ...plain } = shown;
  return plain;
}

/** Where it runs: on several platforms or one, if that is given. */
function platformsOf({ platforms, crossposted }: CreativeData, made: readonly string[]): readonly string[] {
  if (platforms) return Object.freeze([...platforms]);
  if (crossposted === true && made.length < 2)
    return Object.freeze(made[0] === "META_AD" ? [...made, "INSTAGRAM"] : ["META_AD", ...made]);
  return crossposted === false ? Object.freeze(made.slice(0, 1)) : made;
}

/** The creators that it tags by chance. Whom it prefers depends on the two alone, not on how many there are. */
function castOf(
  { partnershipAd }: CreativeData,
  account: AccountRecord,
  creators: readonly AccountRecord[],
  random: Random,
): AccountRecord[] {
  const isJoint = random.chance(account.type === "BRAND" ? 0.2 : 0.1);
  if (!(partnershipAd ?? isJoint)) return [];
  const liking = random.uuid();
  const others = creators
    .filter((creator) => creator !== account && (partnershipAd === true || isRelated(creator, account)))
    .map((creator) => ({ creator, rank: hashOf(`${liking}/${creator.id}`) >>> 0 }))
    .sort((a, b) => b.rank - a.rank);
  return others.slice(0, 1).map(({ creator }) => creator);
}

function characterFor(
  { ugcCharacter, categories }: CreativeData,
  { made, mediaType }: { made: CreativeRecord; mediaType: CreativeRecord["mediaType"] },
  creator: AccountRecord | undefined,
  random: Random,
): CreativeRecord["ugcCharacter"] {
  if (ugcCharacter === null) return null;
  const person = creator ?? made.ugcCharacter;
  const usual = person && characterIn(presenterFor(random, person), mediaType, categories ?? made.categories);
  if (ugcCharacter === undefined) return usual;
  const unknown = { ageRange: null, gender: null, ethnicity: null, description: null };
  return Object.freeze({ ...(usual ?? unknown), ...ugcCharacter });
}
