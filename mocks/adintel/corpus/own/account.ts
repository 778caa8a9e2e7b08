import type { AccountData } from "./data.ts";
import { makeAccount, rangeAround, type Publisher } from "../makers/accounts.ts";
import { readAddress } from "../makers/address.ts";
import { stemsOf, subjectOf } from "../writing/keywords.ts";
import { languageIn } from "./language.ts";
import { marketFor, markets, type Market } from "../writing/markets.ts";
import { named } from "../writing/names.ts";
import { hashOf } from "../../../../scripts/lib/text.ts";
import { randomOf } from "../base/random.ts";
import type { AccountRecord } from "../base/records.ts";
import type { Product, Trade } from "../trades/trade.ts";
import { neutral, trades } from "../trades/index.ts";

export interface OwnAccount {
  facts: AccountData;
  /** Identifies it: what is made up depends on it. */
  key: string;
  name: string;
  /** For what is made up of its addresses. */
  handle: string;
  /** Texts that say what it sells, the most telling first. */
  hints: readonly string[];
}

/** Makes an account of which some facts are given. It has a handle on each network, unless that is given as null. */
export function ownPublisher({ facts, key, name, handle, hints }: OwnAccount, seed: number): Publisher {
  const random = randomOf(seed, "own account", key);
  const market = marketOf(facts, hints, random.int(0, 99));
  const trade = tradeOf(facts, hints) ?? neutral;
  const products = rangeAround(trade, random.int(0, 1), productIn(textsOf(facts, hints), trade));
  const { type = "BRAND" } = facts;
  const website = facts.websiteUrl ?? `https://${handle}.example`;
  const profileUrl = facts.profileUrl ?? `https://social.example/${handle}`;
  const { igUsername = handle, tiktokUsername = handle } = facts;
  const identity = {
    type,
    name,
    handle,
    trade,
    products,
    market,
    website,
    igUsername,
    tiktokUsername,
    profileUrl,
  };
  const { thumbnailUrl, websiteUrl, trade: _, ...shown } = facts;
  const account: AccountRecord = {
    ...makeAccount(random, identity),
    ...given(shown),
    ...(type === "CREATOR" && websiteUrl === undefined && { website: null }),
    ...(websiteUrl === null && { website: null }),
    name,
    trade: trade.id,
    hasPicture: thumbnailUrl !== null,
    ...(typeof thumbnailUrl === "string" && { ownPicture: thumbnailUrl }),
  };
  return { account: Object.freeze(account), trade, products, market, start: random.fraction() };
}

/** What an account is called, where no name is given: by its handle or its website. */
export function nameFrom({ name, igUsername, tiktokUsername, websiteUrl }: AccountData): string | undefined {
  if (name !== undefined) return name;
  const address = typeof websiteUrl === "string" ? readAddress(websiteUrl) : null;
  const word = igUsername ?? tiktokUsername ?? address?.name.split(".")[0];
  if (word === undefined) return undefined;
  const parts = word.split(/[-._\s]+/).filter(Boolean);
  return parts.map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)).join(" ");
}

/** A name as a handle. One that has no Latin letter or digit becomes a number. */
export function handleFrom(name: string): string {
  const plain = name.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return named(plain).handle || `account${hashOf(name) >>> 0}`;
}

/**
 * Where an account is at home: the market of the place and the language that are given, with both as they are given. Where no
 * language is, it is that of its texts.
 */
function marketOf({ location, ...facts }: AccountData, hints: readonly string[], turn: number): Market {
  const ofTexts = hints.length > 0 || !location ? languageIn(hints) : undefined;
  const language = facts.language ?? ofTexts;
  const isThere = (market: Market) => location === undefined || market.location === location;
  const isSpoken = (market: Market) => language === undefined || market.language === language;
  const market =
    markets.find((one) => (location ?? language) && isThere(one) && isSpoken(one)) ??
    markets.find((one) => location && isThere(one)) ??
    markets.find((one) => language && isSpoken(one)) ??
    marketFor("English", turn);
  return { ...market, ...(location && { location }), ...(language && { language }) };
}

function tradeOf(facts: AccountData, hints: readonly string[]): Trade | undefined {
  const { trade: id } = facts;
  if (id !== undefined) return trades.find((trade) => trade.id === id);
  for (const text of textsOf(facts, hints)) {
    const found = trades.find((trade) => isAbout(text, trade));
    if (found) return found;
  }
  return undefined;
}

/** What says something of an account, the most telling first. */
function textsOf({ name, summary, category, taxonomy }: AccountData, hints: readonly string[]): string[] {
  return [category, ...(taxonomy ?? []), summary, name, ...hints].flatMap((text) => text ?? []);
}

export function productIn(texts: readonly string[], trade: Trade): Product | undefined {
  const words = new Set(texts.flatMap(stemsOf));
  return subjectOf((word) => words.has(word), [trade])?.product;
}

function isAbout(text: string, { id, topic, category, words, products }: Trade): boolean {
  const isPath = products.some(({ path }) => text.startsWith(path.split(" > ").slice(0, 2).join(" > ")));
  if (text === category || isPath) return true;
  const names = products.flatMap(({ name, path }) => [name, path.split(" > ").at(-1) ?? name]);
  const spoken = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
  return [id, topic, ...words, ...names].some((word) => {
    const plain = word.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ");
    return spoken.includes(` ${plain} `) || spoken.includes(` ${plain}s `);
  });
}

/** What of an object is given: its members that are not `undefined`. */
export function given<T extends object>(facts: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}
