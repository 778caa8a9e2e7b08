import { makeAccount, rangeAround, type Identity, type Publisher } from "./accounts.ts";
import { addressKey, type Address } from "./address.ts";
import { makeCampaigns } from "./campaigns.ts";
import type { Corpus } from "./corpus.ts";
import { makeCreatives } from "./creatives.ts";
import { subjectOf } from "./keywords.ts";
import { markets } from "./markets.ts";
import { named } from "./names.ts";
import { ratePercentiles, sortedImpressions } from "./percentiles.ts";
import { randomOf, type Random } from "./random.ts";
import type { AccountRecord, CampaignRecord, CreativeRecord } from "./records.ts";
import { createCalendar } from "./time.ts";
import { trades } from "./trades/index.ts";

/** An account that joins a corpus, with what it published. */
export interface Newcomer {
  readonly account: AccountRecord;
  readonly creatives: readonly CreativeRecord[];
  readonly campaigns: readonly CampaignRecord[];
}

/** Callers can add thousands of accounts, each session its own. */
const mostCreatives = 20;

/**
 * Makes up the account at an address that the corpus does not have: a brand for a website, a creator for a profile. The
 * same address gives the same account in every corpus of the same seed. `now` is when it is looked at.
 *
 * It has as many creatives as the other accounts, up to twenty; their percentiles compare them with those of the corpus. Handles that are
 * made up for it are none that `isTaken`.
 */
export function createAccount(
  address: Address,
  corpus: Corpus,
  now: number,
  isTaken: (address: Address) => boolean = () => false,
): Newcomer {
  const { seed, mediaPerAccount } = corpus.options;
  const random = randomOf(seed, "newcomer", addressKey(address));
  const publisher = publisherOf(random, address, isTaken);
  const creators = corpus.accounts.filter((account) => account.type === "CREATOR").slice(0, 20);
  const isoOf = createCalendar();
  const creatives = makeCreatives(publisher, Math.min(mediaPerAccount, mostCreatives), {
    random,
    now,
    isoOf,
    creators,
  });
  const campaigns = makeCampaigns(random, publisher, creatives, now);
  ratePercentiles(creatives, sortedImpressions(corpus.creatives));
  for (const creative of creatives) Object.freeze(creative);
  return {
    account: publisher.account,
    creatives: Object.freeze(creatives),
    campaigns: Object.freeze(campaigns),
  };
}

function publisherOf(random: Random, address: Address, isTaken: (address: Address) => boolean): Publisher {
  const word = address.kind === "website" ? (address.name.split(".")[0] ?? address.name) : address.name;
  const name = titled(word);
  const parts = word.split(/[^a-z0-9]+/);
  const known = subjectOf((hint) =>
    parts.some((part) => part === hint || (hint.length >= SHORTEST_PART && part.includes(hint))),
  );
  const trade = known?.trade ?? random.pick(trades);
  const products = rangeAround(trade, random.int(0, 1), known?.product);
  const market = random.pick(markets);
  const identity: Identity = {
    type: address.kind === "website" ? "BRAND" : "CREATOR",
    name,
    handle: freeHandle(named(word).handle || word, isTaken),
    trade,
    products,
    market,
    ...placeOf(address),
  };
  return {
    account: Object.freeze(makeAccount(random, identity)),
    trade,
    products,
    market,
    start: random.fraction(),
  };
}

/** Shorter words are looked for as a part between hyphens and dots only: "mother" is no hint at "her". */
const SHORTEST_PART = 4;

/** A handle that neither network has yet. */
function freeHandle(wanted: string, isTaken: (address: Address) => boolean): string {
  for (let handle = wanted, n = 2; ; handle = `${wanted}${n}`, n += 1) {
    if ((["instagram", "tiktok"] as const).every((kind) => !isTaken({ kind, name: handle }))) return handle;
  }
}

/** What an address tells of an account. Whether whoever has a profile has one elsewhere, it does not. */
function placeOf({ kind, name }: Address) {
  if (kind === "website") return { website: `https://${name}`, profileUrl: `https://${name}` };
  if (kind === "instagram")
    return { igUsername: name, tiktokUsername: null, profileUrl: `https://www.instagram.com/${name}` };
  return { igUsername: null, tiktokUsername: name, profileUrl: `https://www.tiktok.com/@${name}` };
}

/** `quill-marsh` and `quill.marsh` become `Quill Marsh`. */
function titled(word: string): string {
  const parts = word.split(/[-._]+/).filter(Boolean);
  return parts.map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)).join(" ") || word;
}
