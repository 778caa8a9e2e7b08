import { exampleAccounts } from "@adintel/client/operations";
import { foreignLanguageOf, writtenFor } from "../writing/languages.ts";
import { marketFor, type Market } from "../writing/markets.ts";
import { brandName, creatorName } from "../writing/names.ts";
import headlines from "../writing/headlines.json" with { type: "json" };
import { randomOf, type Random } from "../base/random.ts";
import type { AccountRecord } from "../base/records.ts";
import { filled } from "../writing/texts.ts";
import type { Product, Trade } from "../trades/trade.ts";
import { trades } from "../trades/index.ts";
import { ageRanges, ethnicities, genders } from "../base/values.ts";

/** An account with what its creatives are made from. */
export interface Publisher {
  readonly account: AccountRecord;
  readonly trade: Trade;
  /** Those of the trade that it makes, or speaks of. */
  readonly products: readonly Product[];
  readonly market: Market;
  /** Where else some of its creatives run, in English; left out: nowhere. */
  readonly abroad?: Market;
  /** Where in the texts about its products it starts, from 0 to 1: accounts of the same products start far apart. */
  readonly start: number;
}

/** What makes an account this one and not another. */
export interface Identity {
  readonly type: AccountRecord["type"];
  readonly name: string;
  readonly handle: string;
  readonly trade: Trade;
  readonly products: readonly Product[];
  readonly market: Market;
  /** Left out: made up from the handle, or unknown. */
  readonly website?: string;
  readonly igUsername?: string | null;
  readonly tiktokUsername?: string | null;
  readonly profileUrl: string;
}

/** Ten accounts: seven brands and three creators. */
const TYPES = "BBCBBCBBCB";

/** One in this many accounts is hardly known: a creator, so that each product has a brand. */
const BLOCK = 40;
const HARDLY_KNOWN = 8;

/** The fractions of its multiples spread evenly over 0 to 1, however many there are. */
const GOLDEN_SECTION = 0.618;

/** The account at this place of a corpus. It does not depend on how many more there are. */
export function publisherAt(index: number, seed: number): Publisher {
  const shuffle = randomOf(seed, "world");
  const nameOffset = shuffle.int(0, 9_999);
  const tradeOffset = shuffle.int(0, trades.length - 1);
  const marketOffset = shuffle.int(0, 99);
  const textOffset = shuffle.fraction();

  const random = randomOf(seed, "account", index);
  const type = typeAt(index);
  const isBrand = type === "BRAND";
  const ordinal = ordinalOf(index);
  // A creator speaks of what the brand of the same number makes, which comes before it.
  const trade = atTurn(trades, ordinal + tradeOffset);
  const turn = Math.floor((ordinal + tradeOffset) / trades.length);
  const products = halfOf(trade, turn);
  const start = (textOffset + (isBrand ? ordinal : ordinal + 0.5) * GOLDEN_SECTION) % 1;
  // Every other brand of most trades is at home where another language is spoken, for which its products have names.
  const isForeign = isBrand && turn % 2 === 1;
  const market = marketFor(isForeign ? foreignLanguageOf(trade) : "English", index + marketOffset);
  const abroad = marketFor("English", index + marketOffset + 1);
  const word = isBrand ? random.pick(trade.words) : "";
  const useWord = isBrand && random.chance(0.6);
  const nameOf = (number: number) =>
    isBrand ? brandName(number, nameOffset, word, useWord) : creatorName(number, nameOffset);
  const usual = nameOf(ordinal);
  // If an example in the documents has this name already, take the name of the account that it replaces.
  const replaced = exampleNames[type].indexOf(usual.name);
  const { name, handle } = replaced === -1 ? usual : nameOf(replaced);
  const profileUrl = `https://social.example/${handle}`;
  const account = makeAccount(random, { type, name, handle, trade, products, market, profileUrl });
  const known = index % BLOCK === HARDLY_KNOWN ? hardlyKnown(account) : account;
  return { account: Object.freeze(known), trade, products, market, abroad, start };
}

const namesOf = (isOne: (type: string) => boolean): string[] =>
  exampleAccounts.flatMap(({ row }) => (isOne("type" in row ? row.type : "BRAND") ? row.name : []));
const exampleNames = {
  BRAND: namesOf((type) => type === "BRAND"),
  CREATOR: namesOf((type) => type === "CREATOR"),
};

export function typeAt(index: number): AccountRecord["type"] {
  return TYPES[index % TYPES.length] === "B" ? "BRAND" : "CREATOR";
}

/** How many accounts of its type come before the one at this place. */
export function ordinalOf(index: number): number {
  const type = TYPES[index % TYPES.length];
  const count = (text: string) => text.split("").filter((other) => other === type).length;
  const rounds = Math.floor(index / TYPES.length);
  return rounds * count(TYPES) + count(TYPES.slice(0, index % TYPES.length));
}

function atTurn<T>(list: readonly T[], turn: number): T {
  const item = list[turn % list.length];
  if (item === undefined) throw new RangeError("nobody's turn");
  return item;
}

export function makeAccount(random: Random, identity: Identity): AccountRecord {
  const { type, name, handle, trade, products, market, profileUrl } = identity;
  const isBrand = type === "BRAND";
  const { igUsername = random.orNull(isBrand ? 0.12 : 0.15, handle) } = identity;
  const { tiktokUsername = random.orNull(isBrand ? 0.25 : 0.12, handle) } = identity;
  const website = identity.website ?? random.orNull(isBrand ? 0.12 : 0.7, `https://${handle}.example`);
  const about = isBrand ? random.pick(trade.about) : random.pick(headlines.about);
  const likes = followers(random);
  return {
    id: random.uuid(),
    platformId: random.digits(15),
    type,
    name,
    summary: random.orNull(0.15, summaryOf(about, name, trade, products)),
    category: isBrand ? random.orNull(0.12, trade.category) : null,
    verified: random.chance(0.35),
    pageAlias: random.orNull(0.2, handle),
    likes: isBrand ? random.orNull(0.15, likes) : null,
    igUsername,
    igFollowers: igUsername === null ? null : random.orNull(0.05, followers(random)),
    igEngagementRate: igUsername === null ? null : random.orNull(0.1, rate(random)),
    tiktokUsername,
    tiktokFollowers: tiktokUsername === null ? null : random.orNull(0.05, followers(random)),
    tiktokEngagementRate: tiktokUsername === null ? null : random.orNull(0.1, rate(random)),
    facebookUsername: isBrand ? random.orNull(0.15, handle) : null,
    facebookAdLibraryId: random.orNull(isBrand ? 0.1 : 0.6, random.digits(15)),
    hasPicture: !random.chance(0.1),
    website,
    profileUrl,
    taxonomy: Object.freeze(products.flatMap(({ path }) => path || [])),
    location: random.orNull(0.1, market.location),
    language: random.orNull(0.1, writtenFor(market.language)),
    gender: isBrand ? null : random.orNull(0.1, random.pick(genders)),
    ageRange: isBrand ? null : random.orNull(0.15, random.pick(ageRanges)),
    ethnicity: isBrand ? null : random.orNull(0.2, random.pick(ethnicities)),
    trade: trade.id,
  };
}

const departments = new Map(trades.map(({ id, products }) => [id, products[0]?.path.split(" > ")[0]]));

/** Departments whose customers are often the same. */
const neighbours = [
  ["Beauty & Personal Care", "Fashion & Accessories"],
  ["Fashion & Accessories", "Sports & Outdoors"],
  ["Fashion & Accessories", "Travel"],
  ["Sports & Outdoors", "Travel"],
  ["Food & Drink", "Sports & Outdoors"],
  ["Food & Drink", "Home & Garden"],
  ["Food & Drink", "Toys & Games"],
  ["Home & Garden", "Pets"],
  ["Home & Garden", "Toys & Games"],
];

/** Whether what two accounts are about belongs to one department of the taxonomy or to neighbours, or is unknown. */
export function isRelated(one: AccountRecord, other: AccountRecord): boolean {
  const pair = [departments.get(one.trade), departments.get(other.trade)];
  return (
    pair.includes(undefined) ||
    pair[0] === pair[1] ||
    neighbours.some((names) => names.every((name) => pair.includes(name)))
  );
}

/** The first half of a trade's products or the second, in turn; that in the middle is in both. */
function halfOf({ products }: Trade, turn: number): readonly Product[] {
  const length = Math.ceil(products.length / 2);
  return turn % 2 === 0 ? products.slice(0, length) : products.slice(-length);
}

/** Half of a trade's products, the given one first. */
export function rangeAround(trade: Trade, turn: number, product: Product | undefined): readonly Product[] {
  const half = halfOf(trade, turn);
  return product ? [product, ...half.filter((other) => other !== product)].slice(0, half.length) : half;
}

function summaryOf(about: string, name: string, { topic }: Trade, products: readonly Product[]): string {
  const [a = topic, b = a] = products.map((product) => product.name);
  const fillings: Record<string, string> = { name, topic, a, b };
  return filled(about, (gap) => fillings[gap]);
}

function followers(random: Random): number {
  const size = random.fraction();
  return 800 + Math.floor(900_000 * size * size * size);
}

function rate(random: Random): number {
  return Math.round(8 + 90 * random.fraction()) / 1000;
}

/** An account with only the fields that every response needs. */
function hardlyKnown(account: AccountRecord): AccountRecord {
  return {
    ...account,
    summary: null,
    category: null,
    verified: false,
    pageAlias: null,
    likes: null,
    igUsername: null,
    igFollowers: null,
    igEngagementRate: null,
    tiktokUsername: null,
    tiktokFollowers: null,
    tiktokEngagementRate: null,
    facebookUsername: null,
    facebookAdLibraryId: null,
    hasPicture: false,
    website: null,
    taxonomy: Object.freeze([]),
    location: null,
    language: null,
  };
}
