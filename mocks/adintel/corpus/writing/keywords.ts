import { memoize } from "../../../../scripts/lib/memoize.ts";
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

/** The words of a trade by which its accounts are found, in the singular and in the plural. */
export function wordsOfTrade({ id, topic, words }: Trade): string[] {
  return formsOf([id, topic, ...words].join(" "));
}

/** The words of a product by which those who make it are found, in the singular and in the plural. */
export function wordsOfProduct({ name, path }: Product): string[] {
  // The first level names a department, in which other trades are too.
  return formsOf([name, ...path.split(" > ").slice(1)].join(" "));
}

function formsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z][a-z0-9]+/g) ?? [];
  return [...new Set(words.filter((word) => !fillers.has(word)).flatMap((word) => [word, otherForm(word)]))];
}

/** The singular of a plural, and the plural of what looks like a singular. */
function otherForm(word: string): string {
  if (/(ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.endsWith("ives")) return `${word.slice(0, -3)}fe`;
  if (/[^su]s$/.test(word)) return word.slice(0, -1);
  if (/(s|sh|ch|x)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}
