import type { Channel } from "@adintel/client/types";
import type { Publisher } from "./accounts.ts";
import { channelsOf } from "./channels.ts";
import { characterOf, type Character } from "./characters.ts";
import { ideasOf, type Ideas } from "./ideas.ts";
import { markets, type Market } from "./markets.ts";
import type { Random } from "./random.ts";
import type { AccountRecord } from "./records.ts";

/** Creators who appear in a creative, and how the first of them is seen in it. */
export interface Cast {
  readonly creators: readonly AccountRecord[];
  readonly character: Character;
}

/**
 * What the creatives of one account are picked from. Each list begins with the account's favourites, and its items are
 * shared by all creatives that get them.
 */
export interface Voice {
  readonly channels: readonly (readonly Channel[])[];
  readonly markets: readonly Market[];
  readonly ideas: Ideas;
  readonly titles: readonly string[];
  readonly summaries: readonly string[];
  readonly landingPages: readonly string[];
  readonly taxonomies: readonly (readonly string[])[];
  /** Empty where the account works with nobody. */
  readonly casts: readonly Cast[];
  /** How the account itself looks; null for a brand. */
  readonly self: Character | null;
  /** How many people a typical creative reaches. */
  readonly audience: number;
}

/** Makes up what an account's creatives are picked from. `creators` are those it may work with. */
export function makeVoice(random: Random, publisher: Publisher, creators: readonly AccountRecord[]): Voice {
  const { account, trade, market } = publisher;
  const isBrand = account.type === "BRAND";
  const ideas = ideasOf(trade);
  const size = random.fraction();
  const titles = isBrand ? trade.titles.map((title) => title.replaceAll("{name}", account.name)) : captions;
  return {
    channels: channelsOf(account),
    // Mostly at home, sometimes abroad.
    markets: [market, market, market, market, random.pick(markets), random.pick(markets)],
    ideas: {
      hooks: turned(random, ideas.hooks),
      angles: turned(random, ideas.angles),
      personas: turned(random, ideas.personas),
      sellingPoints: turned(random, ideas.sellingPoints),
      painPoints: turned(random, ideas.painPoints),
    },
    titles: turned(random, titles).map((title) => title.replaceAll("{topic}", trade.topic)),
    summaries: turned(random, trade.scenes),
    landingPages:
      account.website === null ? [] : turned(random, ["", ...trade.pages]).map(pageOf(account.website)),
    taxonomies: combinations(account.taxonomy),
    casts: makeCasts(random, account, creators),
    self: isBrand ? null : characterOf(random, account),
    audience: 2_000 + Math.floor(350_000 * size * size * size),
  };
}

/** The list with another item first. */
function turned<T>(random: Random, list: readonly T[]): readonly T[] {
  const first = random.int(0, list.length - 1);
  return [...list.slice(first), ...list.slice(0, first)];
}

function pageOf(website: string): (path: string) => string {
  return (path) => `${website.replace(/\/$/, "")}/${path}`;
}

/** No path, each path alone, and each with the next. */
function combinations(paths: readonly string[]): readonly (readonly string[])[] {
  const alone = paths.map((path) => Object.freeze([path]));
  const pairs = paths.slice(1).map((path, i) => Object.freeze([paths[i] ?? path, path]));
  return [...alone, ...pairs, Object.freeze([])];
}

/** A handful of creators, alone and in pairs. */
function makeCasts(random: Random, account: AccountRecord, creators: readonly AccountRecord[]): Cast[] {
  const others = creators.filter((creator) => creator !== account);
  if (others.length === 0) return [];
  const partners = [...new Set(Array.from({ length: random.int(2, 5) }, () => random.pick(others)))];
  const alone = partners.map((creator) => ({
    creators: Object.freeze([creator]),
    character: characterOf(random, creator),
  }));
  const pairs = partners.slice(1).map((creator, i) => ({
    creators: Object.freeze([creator, partners[i] ?? creator]),
    character: characterOf(random, creator),
  }));
  return [...alone, ...alone, ...pairs];
}

/** What creators write below their posts. */
const captions = [
  "What I really use for {topic}",
  "A week of {topic}, no script",
  "You asked, I answer: {topic}",
  "Three things about {topic} I got wrong",
  "My Sunday routine",
  "Not perfect, still posting",
];
