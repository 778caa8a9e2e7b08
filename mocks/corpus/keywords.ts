import type { Product, Trade } from "./trade.ts";

/** Words that say nothing of a product. */
const fillers = new Set(["and", "with", "the", "in", "at", "of", "to", "for"]);

const known = new WeakMap<Trade | Product, string>();

/** By which words the accounts of a trade that make these products are found: a text for the trade and one for each. */
export function keywordsOf(trade: Trade, products: readonly Product[]): readonly string[] {
  const text = (key: Trade | Product, words: () => string[]) => {
    const made = known.get(key) ?? words().join(" ");
    known.set(key, made);
    return made;
  };
  const ofProducts = products.map((product) => text(product, () => wordsOfProduct(product)));
  return Object.freeze([text(trade, () => wordsOfTrade(trade)), ...ofProducts]);
}

/** The words of a trade by which its accounts are found, in the singular and in the plural. */
export function wordsOfTrade({ id, topic, category, words }: Trade): string[] {
  return formsOf([id, topic, category, ...words].join(" "));
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
