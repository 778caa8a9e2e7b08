import { createDictionary } from "./dictionary.ts";
import { createLists, inverseOf, type Lists } from "./lists.ts";

/** Texts, each of them once, with a number in the order in which they were added. */
export interface Texts {
  readonly count: number;
  /** How many words they have, those that one has several times counted once. */
  readonly words: number;
  /** The number of a text; `undefined` of one that was not added. */
  find(text: string): number | undefined;
  /** The number of a text, which is added if it is new. */
  add(text: string): number;
  match(terms: readonly string[]): TextMatches;
}

/** The texts in which words of a query were found. */
export interface TextMatches {
  /** Their numbers. */
  readonly found: Int32Array;
  /** By number, how relevant a text is: a whole number, and 0 where nothing was found. */
  readonly scores: Float64Array;
  /** By number, one bit for each word of the query that was found: the first 32 words, and the next 32. */
  readonly first: Int32Array;
  readonly next: Int32Array;
}

/** How many words of a query are looked for: bits of two numbers. More would tell little. */
export const mostTerms = 64;

/** The words of a query, at most {@link mostTerms}. */
export function termsOf(query: string): string[] {
  const words = new Set(tokensOf(query.toLowerCase()));
  words.delete("");
  return [...words].slice(0, mostTerms);
}

/** Relevance is counted in whole parts of this size, so that the order in which it is summed up does not matter. */
const partsOfScore = 2 ** 20;

/** Okapi BM25+, with the parameters of MiniSearch. */
const bm25 = { k: 1.2, b: 0.7, d: 0.5 };

const separators = /[\n\r\p{Z}\p{P}]+/u;

function tokensOf(text: string): string[] {
  return text.split(separators);
}

/**
 * An index of the words in texts. How rare a word is and how long a text are matters of the whole: texts that are added to
 * others weigh words as if these stood among them.
 */
export function createTexts(others?: Pick<Texts, "count" | "words">): Texts {
  const numbers = new Map<string, number>();
  const dictionary = createDictionary();
  const wordsOf = createLists();
  /** By text, how many different words it has. */
  const lengths: number[] = [];
  let words = 0;
  let inverse: { holders: Lists; lengths: Float64Array } | undefined;
  /** The texts that have a word, found once for as long as no text is added. */
  const prepared = () =>
    (inverse ??= {
      holders: inverseOf(wordsOf.view(), dictionary.size),
      lengths: Float64Array.from(lengths),
    });
  return {
    get count() {
      return numbers.size;
    },
    get words() {
      return words;
    },
    find: (text) => numbers.get(text),
    add(text) {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      const number = numbers.size;
      numbers.set(text, number);
      const tokens = tokensOf(text);
      const length = new Set(tokens).size;
      lengths.push(length);
      words += length;
      for (const token of tokens) if (token !== "") wordsOf.push(dictionary.numberOf(token.toLowerCase()));
      wordsOf.end();
      inverse = undefined;
      return number;
    },
    match(terms) {
      const weighed = weigh(terms, dictionary.size, dictionary.alike);
      const count = numbers.size + (others?.count ?? 0);
      const averageLength = (words + (others?.words ?? 0)) / Math.max(1, count);
      return scored(weighed, prepared(), { count, averageLength }, numbers.size);
    },
  };
}

/** What the words of an index count in a query, by their numbers. */
interface Weighed {
  /** The words that count. */
  words: number[];
  weights: Float64Array;
  first: Int32Array;
  next: Int32Array;
}

function weigh(
  terms: readonly string[],
  size: number,
  alike: (term: string) => Iterable<readonly [word: number, weight: number]>,
): Weighed {
  const words: number[] = [];
  const weights = new Float64Array(size);
  const first = new Int32Array(size);
  const next = new Int32Array(size);
  for (const [place, term] of terms.entries())
    for (const [word, weight] of alike(term)) {
      if (weights[word] === 0) words.push(word);
      weights[word] = (weights[word] ?? 0) + weight;
      const bits = place < 32 ? first : next;
      bits[word] = (bits[word] ?? 0) | (1 << (place % 32));
    }
  return { words, weights, first, next };
}

function scored(
  { words, weights, first, next }: Weighed,
  { holders, lengths }: { holders: Lists; lengths: Float64Array },
  { count, averageLength }: { count: number; averageLength: number },
  texts: number,
): TextMatches {
  const matches = {
    scores: new Float64Array(texts),
    first: new Int32Array(texts),
    next: new Int32Array(texts),
  };
  const found = new Int32Array(texts);
  let foundCount = 0;
  const { k, b, d } = bm25;
  for (const word of words) {
    const start = holders.starts[word] ?? 0;
    const end = holders.starts[word + 1] ?? 0;
    let having = 0;
    for (let place = start; place < end; place += 1)
      if (place === start || holders.numbers[place] !== holders.numbers[place - 1]) having += 1;
    const rarity = (weights[word] ?? 0) * Math.log(1 + (count - having + 0.5) / (having + 0.5));
    for (let place = start; place < end;) {
      const text = holders.numbers[place] ?? 0;
      let times = 1;
      while (place + times < end && holders.numbers[place + times] === text) times += 1;
      place += times;
      const length = (lengths[text] ?? 0) / averageLength;
      const score = rarity * (d + (times * (k + 1)) / (times + k * (1 - b + b * length)));
      const before = matches.scores[text] ?? 0;
      if (before === 0) found[foundCount++] = text;
      matches.scores[text] = before + score;
      matches.first[text] = (matches.first[text] ?? 0) | (first[word] ?? 0);
      matches.next[text] = (matches.next[text] ?? 0) | (next[word] ?? 0);
    }
  }
  for (let place = 0; place < foundCount; place += 1) {
    const text = found[place] ?? 0;
    const terms = bitsIn(matches.first[text] ?? 0) + bitsIn(matches.next[text] ?? 0);
    const score = terms * (matches.scores[text] ?? 0);
    matches.scores[text] = Math.max(1, Math.round(score * partsOfScore));
  }
  return { found: found.subarray(0, foundCount), ...matches };
}

/** How many bits of a number of 32 are set. */
export function bitsIn(number: number): number {
  let pairs = number - ((number >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
