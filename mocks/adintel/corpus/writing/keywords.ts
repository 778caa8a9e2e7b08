import { memoize } from "../../../../scripts/lib/memoize.ts";
import { stemOf } from "../../../engine/text/words.ts";
import type { AccountRecord } from "../base/records.ts";
import type { Product, Trade } from "../trades/trade.ts";
import { trades } from "../trades/index.ts";

/** Words that say nothing of a product. */
const fillers = new Set(["and", "with", "the", "in", "at", "of", "to", "for"]);

/** The words by which a search finds an account, beside those that it shows: a text for its trade, and one for each product. */
export function keywordsOf({ trade, taxonomy }: AccountRecord): string[] {
  const own = taxonomy.length > 0 ? trades.filter(({ id }) => id === trade) : [];
  return own.flatMap((known) => {
    const products = known.products.filter(({ path }) => taxonomy.includes(path));
    return [wordsOfTrade(known), ...products.map(wordsOfProduct)].map((words) => words.join(" "));
  });
}

export interface ProductSubject {
  readonly trade: Trade;
  /** Undefined where it tells of the trade only. */
  readonly product: Product | undefined;
}

/** The trade, and perhaps the product, of whose words there are most, by their length. */
export function subjectOf(
  has: (word: string) => boolean,
  among: readonly Trade[] = trades,
): ProductSubject | undefined {
  let best: ProductSubject | undefined;
  let maxLetters = 0;
  for (const trade of among)
    for (const { subject, words } of subjectsOf(trade)) {
      const letters = words.filter(has).reduce((sum, { length }) => sum + length, 0);
      if (letters > maxLetters) [best, maxLetters] = [subject, letters];
    }
  return best;
}

/** A trade and each of its products with their words, which do not change. */
const subjectsOf = memoize((trade: Trade): { subject: ProductSubject; words: string[] }[] => {
  const tradeWords = wordsOfTrade(trade);
  return [undefined, ...trade.products].map((product) => ({
    subject: { trade, product },
    words: [...new Set([...tradeWords, ...(product ? wordsOfProduct(product) : [])])],
  }));
});

/** The stems of words by which accounts of a trade are found. */
export function wordsOfTrade({ id, topic, words }: Trade): string[] {
  return stemsOf([id, topic, ...words].join(" "));
}

/** The stems of words by which those who make a product are found. */
export function wordsOfProduct({ name, path }: Product): string[] {
  // The first level names a department, in which other trades are too.
  return stemsOf([name, ...path.split(" > ").slice(1)].join(" "));
}

/** The stems of the words of a text: searches and names of hosts may have another form. */
export function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z][a-z0-9]+/g) ?? [];
  return [...new Set(words.filter((word) => !fillers.has(word)).map(stemOf))];
}
