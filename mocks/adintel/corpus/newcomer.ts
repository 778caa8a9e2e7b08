import { makeAccount, rangeAround, type Identity, type Publisher } from "./makers/accounts.ts";
import { addressKey, type AccountAddress } from "./makers/address.ts";
import { makeCampaigns } from "./makers/campaigns.ts";
import type { Corpus } from "./corpus.ts";
import { makeCreatives } from "./makers/creatives.ts";
import { stemsOf, subjectOf, wordsOfProduct, wordsOfTrade, type ProductSubject } from "./writing/keywords.ts";
import { marketFor } from "./writing/markets.ts";
import { named } from "./writing/names.ts";
import { ratePercentiles, sortedImpressions } from "./makers/percentiles.ts";
import { randomOf, type Random } from "./base/random.ts";
import type { AccountRecord, CampaignRecord, CreativeRecord } from "./base/records.ts";
import { createCalendar } from "./base/time.ts";
import { neutral, trades } from "./trades/index.ts";
import type { Product } from "./trades/trade.ts";
import { memoize } from "../../../scripts/lib/memoize.ts";

export interface Published {
  readonly creatives: readonly CreativeRecord[];
  readonly campaigns: readonly CampaignRecord[];
}

export interface Newcomer extends Published {
  readonly account: AccountRecord;
}

/** Callers can add thousands of accounts, each session its own. */
const maxCreatives = 20;

/**
 * Makes up the account at an address that the corpus does not have: a brand for a website, a creator for a profile. The
 * same address gives the same account in every corpus of the same seed. `now` is when it is looked at.
 *
 * It has as many creatives as the other accounts, up to twenty; their percentiles compare them with those of the corpus. Handles that are
 * made up for it are none that `isTaken`.
 */
export function createAccount(
  address: AccountAddress,
  corpus: Corpus,
  now: number,
  isTaken: (address: AccountAddress) => boolean = () => false,
): Newcomer {
  const random = randomFor(address, corpus);
  const publisher = publisherOf(random, address, isTaken);
  return { account: publisher.account, ...publish(random, publisher, corpus, now) };
}

/** What an account published that {@link createAccount} made with the same address, corpus and `now`: the same again. */
export function publishedBy(
  account: AccountRecord,
  address: AccountAddress,
  corpus: Corpus,
  now: number,
): Published {
  const random = randomFor(address, corpus);
  // Whatever handles were free then, it takes as many random numbers.
  const publisher = publisherOf(random, address, () => false);
  return publish(random, { ...publisher, account }, corpus, now);
}

function randomFor(address: AccountAddress, { options }: Corpus): Random {
  return randomOf(options.seed, "newcomer", addressKey(address));
}

/** The impressions of all creatives of a corpus, which does not change. */
const impressionsIn = memoize(({ creatives }: Corpus) => sortedImpressions(creatives));

function publish(random: Random, publisher: Publisher, corpus: Corpus, now: number): Published {
  const creators = corpus.accounts.filter((account) => account.type === "CREATOR").slice(0, 20);
  const isoOf = createCalendar();
  const creatives = makeCreatives(publisher, Math.min(corpus.options.mediaPerAccount, maxCreatives), {
    random,
    now,
    isoOf,
    creators,
  });
  const campaigns = makeCampaigns(random, publisher, creatives, now);
  ratePercentiles(creatives, impressionsIn(corpus));
  for (const creative of creatives) Object.freeze(creative);
  return { creatives: Object.freeze(creatives), campaigns: Object.freeze(campaigns) };
}

function publisherOf(
  random: Random,
  address: AccountAddress,
  isTaken: (address: AccountAddress) => boolean,
): Publisher {
  const word = address.kind === "website" ? (address.name.split(".")[0] ?? address.name) : address.name;
  const name = titled(word);
  const parts = word.split(/[^a-z0-9]+/);
  const known = subjectOf((hint) =>
    parts.some((part) => part === hint || (hint.length >= minPartLetters && part.includes(hint))),
  );
  const ownProductOfSite = address.kind === "website" ? ownProduct(parts, known) : undefined;
  const trade = known?.trade ?? (ownProductOfSite ? neutral : random.pick(trades));
  const products = ownProductOfSite
    ? [ownProductOfSite]
    : rangeAround(trade, random.int(0, 1), known?.product);
  const market = marketFor("English", random.int(0, 99));
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

/** What a site is called after, such as `espresso-grinders`, if it is something that no trade has: any shop could praise it so. */
function ownProduct(parts: readonly string[], known: ProductSubject | undefined): Product | undefined {
  const [sample] = neutral.products;
  const [kind = ""] = stemsOf(parts.at(-1) ?? "");
  const words = [neutral, ...(known ? [known.trade] : [])].flatMap(wordsOfTrade);
  const isKnown = [...words, ...(known?.product ? wordsOfProduct(known.product) : [])].includes(kind);
  if (!sample || isKnown || parts.length < 2 || !/[^s]s$/.test(parts.at(-1) ?? "")) return undefined;
  return { ...sample, name: parts.join(" "), page: parts.join("-") };
}

/** Shorter words are looked for as a part between hyphens and dots only: "mother" is no hint at "her". */
const minPartLetters = 4;

/** A handle that neither network has yet. */
function freeHandle(wanted: string, isTaken: (address: AccountAddress) => boolean): string {
  for (let handle = wanted, n = 2; ; handle = `${wanted}${n}`, n += 1) {
    if ((["instagram", "tiktok"] as const).every((kind) => !isTaken({ kind, name: handle }))) return handle;
  }
}

/** What an address tells of an account. Whether whoever has a profile has one elsewhere, it does not. */
function placeOf({ kind, name }: AccountAddress) {
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
