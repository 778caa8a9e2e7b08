import type { Channel } from "@adintel/client/types";
import { isRelated, type Publisher } from "./accounts.ts";
import { channelsOf } from "./channels.ts";
import { presenterFor, type Presenter } from "./characters.ts";
import { copyOf, type Copy } from "../writing/copy.ts";
import { ideasOf, type Ideas } from "../writing/ideas.ts";
import type { Market } from "../writing/markets.ts";
import type { NumberedTexts } from "../writing/texts.ts";
import type { Random } from "../base/random.ts";
import type { AccountRecord } from "../base/records.ts";

/** Creators who appear in a creative, the first of them as its presenter. */
export interface Cast {
  readonly creators: readonly AccountRecord[];
  readonly presenter: Presenter;
}

/** A product as an account speaks of it. */
export interface Subject {
  readonly copy: Copy;
  /** Paths of the taxonomy: that of the product more often than with another, or none. */
  readonly taxonomies: readonly (readonly string[])[];
  /** Its own page more often than others. Empty where the account has no website. */
  readonly landingPages: readonly string[];
}

/**
 * What the creatives of one account are picked from. Each list begins with the account's favourites, and its items are
 * shared by all creatives that get them.
 */
export interface Voice {
  readonly channels: readonly (readonly Channel[])[];
  readonly markets: readonly Market[];
  readonly subjects: readonly Subject[];
  readonly ideas: Ideas;
  /** Draws titles, hooks and summaries. */
  readonly draw: Deck;
  /** Empty where the account works with nobody. */
  readonly casts: readonly Cast[];
  /** How the account itself looks; null for a brand. */
  readonly self: Presenter | null;
  /** How many people a typical creative reaches. */
  readonly audience: number;
}

/** Makes up what an account's creatives are picked from. `creators` are those it may work with. */
export function makeVoice(random: Random, publisher: Publisher, creators: readonly AccountRecord[]): Voice {
  const { account, trade, market, abroad = market } = publisher;
  const ideas = ideasOf(trade);
  const size = random.fraction();
  return {
    channels: channelsOf(account),
    markets: [market, market, market, market, market, market, abroad],
    subjects: turned(random, subjectsOf(publisher)),
    ideas: {
      hooks: turned(random, ideas.hooks),
      angles: turned(random, ideas.angles),
      personas: turned(random, ideas.personas),
      sellingPoints: turned(random, ideas.sellingPoints),
    },
    draw: createDeck(publisher.start),
    casts: makeCasts(random, account, creators),
    self: account.type === "BRAND" ? null : presenterFor(random, account),
    audience: 2_000 + Math.floor(350_000 * size * size * size),
  };
}

/** The list with another item first. */
function turned<T>(random: Random, list: readonly T[]): readonly T[] {
  const first = random.int(0, list.length - 1);
  return [...list.slice(first), ...list.slice(0, first)];
}

/** Landing pages that are not about one product. */
const commonPages = ["", "bestsellers", "sale", "reviews", "stories"];

function subjectsOf({ account, trade, products }: Publisher): Subject[] {
  const website = account.website?.replace(/\/$/, "");
  const pages = website === undefined ? [] : commonPages.map((page) => `${website}/${page}`);
  return products.map((product, i) => {
    const isKnown = account.taxonomy.includes(product.path);
    const next = products[(i + 1) % products.length] ?? product;
    const alone = Object.freeze(isKnown ? [product.path] : []);
    const pair = Object.freeze(isKnown && next !== product ? [product.path, next.path] : alone);
    const own =
      website === undefined ? [] : Array<string>(2 * pages.length).fill(`${website}/${product.page}`);
    return {
      copy: copyOf(trade, product),
      taxonomies: [...Array<readonly string[]>(14).fill(alone), pair, pair, noPaths],
      landingPages: [...own, ...pages],
    };
  });
}

const noPaths: readonly string[] = Object.freeze([]);

/** A handful of creators, alone and in pairs. */
function makeCasts(random: Random, account: AccountRecord, creators: readonly AccountRecord[]): Cast[] {
  const others = creators.filter((creator) => creator !== account && isRelated(creator, account));
  if (others.length === 0) return [];
  const first = random.int(0, others.length - 1);
  const partners = [...others.slice(first), ...others.slice(0, first)].slice(0, random.int(4, 6));
  const alone = partners.map((creator) => ({
    creators: Object.freeze([creator]),
    presenter: presenterFor(random, creator),
  }));
  const pairs = partners.slice(1).map((creator, i) => ({
    creators: Object.freeze([creator, partners[i] ?? creator]),
    presenter: presenterFor(random, creator),
  }));
  return [...alone, ...alone, ...pairs];
}

/** Draws one of the texts: none twice, until there are no others. */
type Deck = (texts: NumberedTexts) => string;

/** How many texts that were drawn from another list are skipped before one is used again. */
const patience = 12;

/** A deck to draw the texts of one account from. It starts somewhere in each list of texts: at 0 with the first. */
function createDeck(start: number): Deck {
  const counts = new Map<NumberedTexts, number>();
  const drawn = new Set<string>();
  return (texts) => {
    const first = Math.floor(start * texts.size);
    let count = counts.get(texts) ?? 0;
    let text = texts.at((first + count) % texts.size);
    for (let tries = 1; tries < patience && count < texts.size && drawn.has(text); tries += 1) {
      count += 1;
      text = texts.at((first + count) % texts.size);
    }
    counts.set(texts, count + 1);
    drawn.add(text);
    return text;
  };
}
