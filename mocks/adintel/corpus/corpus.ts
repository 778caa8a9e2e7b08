import { publisherAt, type Publisher } from "./makers/accounts.ts";
import { makeCampaigns } from "./makers/campaigns.ts";
import { makeCreatives } from "./makers/creatives.ts";
import { examplePublisherAt, withExamples } from "./examples.ts";
import { ratePercentiles, sortedImpressions } from "./makers/percentiles.ts";
import { randomOf } from "./base/random.ts";
import type { AccountRecord, CampaignRecord, CreativeRecord } from "./base/records.ts";
import { createCalendar } from "./base/time.ts";

/** Everything that a world depends on. */
export interface CorpusOptions {
  /** A different seed gives a different world. */
  readonly seed: number;
  readonly accounts: number;
  readonly mediaPerAccount: number;
  /** Milliseconds since 1970; nothing starts or ends later. */
  readonly now: number;
}

export interface Progress {
  /** How many accounts the world will have. */
  readonly accounts: number;
  readonly creatives: number;
  /** The share that is done, from 0 to 1. */
  readonly share: number;
}

/** A world of accounts and what they published. Nothing in it can be changed. */
export interface Corpus {
  readonly options: CorpusOptions;
  readonly accounts: readonly AccountRecord[];
  /** Those of one account stand together, in the order of the accounts. */
  readonly creatives: readonly CreativeRecord[];
  /** Those of one account stand together, in the order of the accounts. */
  readonly campaigns: readonly CampaignRecord[];
  /** The paths of the product taxonomy: all of which have creatives, and a brand. */
  readonly taxonomy: readonly string[];
}

/** Accounts work with creators of their own block of so many, so that a longer list changes none of the earlier blocks. */
const NEIGHBOURHOOD = 40;

/**
 * Makes the world of a seed. The same options give the same world, on every engine; with more accounts, the first ones
 * stay who they are: the accounts of the documents' examples, unless they are not wanted, and made-up ones. `onProgress` hears of
 * each account that is made.
 *
 * @example
 * const corpus = createCorpus({ seed: 1, accounts: 40, mediaPerAccount: 60, now: Date.UTC(2026, 10, 20) });
 */
export function createCorpus(
  options: CorpusOptions,
  onProgress?: (progress: Progress) => void,
  hasExamples = true,
): Corpus {
  const { seed, now, mediaPerAccount } = options;
  const goal = { accounts: options.accounts, creatives: options.accounts * mediaPerAccount };
  const isoOf = createCalendar();
  const publishers = Array.from(
    { length: options.accounts },
    (_, index) => (hasExamples ? examplePublisherAt(index, seed) : undefined) ?? publisherAt(index, seed),
  );
  const texts = new Map<string, string>();
  const share = (text: string) => {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
  const neighbours = neighbourhoods(publishers);

  const campaigns: CampaignRecord[] = [];
  const creatives = publishers.flatMap((publisher, index) => {
    const random = randomOf(seed, "creatives", index);
    const creators = neighbours[Math.floor(index / NEIGHBOURHOOD)] ?? [];
    const own = makeCreatives(publisher, mediaPerAccount, { random, now, isoOf, share, creators });
    const made = hasExamples ? withExamples(own, publisher, { seed, now, isoOf, creators }) : own;
    campaigns.push(...makeCampaigns(randomOf(seed, "campaigns", index), publisher, made, now));
    onProgress?.({ ...goal, share: (index + 1) / goal.accounts });
    return made;
  });
  ratePercentiles(creatives, sortedImpressions(creatives));
  for (const creative of creatives) Object.freeze(creative);

  const accounts = Object.freeze(publishers.map(({ account }) => account));
  return Object.freeze({
    options: Object.freeze({ ...options }),
    accounts,
    creatives: Object.freeze(creatives),
    campaigns: Object.freeze(campaigns),
    taxonomy: taxonomyOf(accounts, creatives),
  });
}

function neighbourhoods(publishers: readonly Publisher[]): AccountRecord[][] {
  const blocks: AccountRecord[][] = [];
  for (const [index, { account }] of publishers.entries()) {
    const block = (blocks[Math.floor(index / NEIGHBOURHOOD)] ??= []);
    if (account.type === "CREATOR") block.push(account);
  }
  return blocks;
}

/**
 * The paths of the product taxonomy: those under which a world has creatives as well as a brand, in alphabetical order. So
 * none of them leads nowhere, whatever the size of the world.
 */
export function taxonomyOf(
  accounts: readonly AccountRecord[],
  creatives: readonly CreativeRecord[],
): readonly string[] {
  // Creatives share their lists of paths.
  const lists = new Set(creatives.map(({ taxonomy }) => taxonomy));
  const ofCreatives = new Set([...lists].flat());
  const ofBrands = accounts.flatMap(({ type, taxonomy }) => (type === "BRAND" ? taxonomy : []));
  return Object.freeze([...new Set(ofBrands)].filter((path) => ofCreatives.has(path)).sort());
}
