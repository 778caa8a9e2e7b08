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

/** The texts in which words of a query were found, up to the next search. */
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
const maxTerms = 64;

/** The words of a query, at most {@link maxTerms}. */
export function termsOf(query: string): string[] {
  const words = new Set(tokensOf(query).map((word) => word.toLowerCase()));
  words.delete("");
  return [...words].slice(0, maxTerms);
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
  /** Words as they are written, `Shoes` and `shoes`, with a number each. */
  const spellings = new Map<string, number>();
  /** By spelling, the number of the word. */
  const wordOf: number[] = [];
  /** By spelling, the last text that had it. */
  const last: number[] = [];
  const spellingOf = (token: string): number => {
    let spelling = spellings.get(token);
    if (spelling === undefined) {
      spelling = spellings.size;
      spellings.set(token, spelling);
      wordOf.push(dictionary.numberOf(token.toLowerCase()));
    }
    return spelling;
  };
  /** Notes the words of a text; returns how many different ones it has, as they are written. */
  const note = (text: string, number: number): number => {
    let different = 0;
    let isEmpty = false;
    for (const token of tokensOf(text)) {
      // Before and after punctuation at an end of the text there is an empty one, which MiniSearch counts.
      if (token === "") {
        isEmpty = true;
        continue;
      }
      const spelling = spellingOf(token);
      wordsOf.push(wordOf[spelling] ?? 0);
      if (last[spelling] !== number) different += 1;
      last[spelling] = number;
    }
    wordsOf.end();
    return isEmpty ? different + 1 : different;
  };
  let prepared: Prepared | undefined;
  /** What serves all searches for as long as no text is added, the texts that have a word above all. */
  const prepare = (): Prepared => {
    if (prepared) return prepared;
    const view = wordsOf.view();
    prepared = {
      holders: inverseOf(view, dictionary.size, new Int32Array(view.numbers.length)),
      lengths: Float64Array.from(lengths),
      scratch: createScratch(numbers.size),
    };
    return prepared;
  };
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
      const length = note(text, number);
      lengths.push(length);
      words += length;
      prepared = undefined;
      return number;
    },
    match(terms) {
      const weighed = weigh(terms, dictionary.size, dictionary.alike);
      const count = numbers.size + (others?.count ?? 0);
      const averageLength = (words + (others?.words ?? 0)) / Math.max(1, count);
      return scored(weighed, prepare(), { count, averageLength });
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

/** Arrays for the results of a search; the next search uses them again. */
function createScratch(texts: number) {
  const found = new Int32Array(texts);
  const results = {
    scores: new Float64Array(texts),
    first: new Int32Array(texts),
    next: new Int32Array(texts),
  };
  let count = 0;
  return {
    /** Forgets the search before. */
    clear(): void {
      for (let place = 0; place < count; place += 1) {
        const text = found[place] ?? 0;
        results.scores[text] = 0;
        results.first[text] = 0;
        results.next[text] = 0;
      }
      count = 0;
    },
    add(text: number, score: number, first: number, next: number): void {
      const before = results.scores[text] ?? 0;
      if (before === 0) found[count++] = text;
      results.scores[text] = before + score;
      results.first[text] = (results.first[text] ?? 0) | first;
      results.next[text] = (results.next[text] ?? 0) | next;
    },
    /** As MiniSearch does, counts a text once for each word of the query that it has. */
    matches(): TextMatches {
      for (let place = 0; place < count; place += 1) {
        const text = found[place] ?? 0;
        const terms = bitsIn(results.first[text] ?? 0) + bitsIn(results.next[text] ?? 0);
        results.scores[text] = Math.max(1, Math.round(terms * (results.scores[text] ?? 0) * partsOfScore));
      }
      return { found: found.subarray(0, count), ...results };
    },
  };
}

interface Prepared {
  holders: Lists;
  lengths: Float64Array;
  scratch: ReturnType<typeof createScratch>;
}

function scored(
  { words, weights, first, next }: Weighed,
  { holders, lengths, scratch }: Prepared,
  { count, averageLength }: { count: number; averageLength: number },
): TextMatches {
  const { k, b, d } = bm25;
  scratch.clear();
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
      scratch.add(text, score, first[word] ?? 0, next[word] ?? 0);
    }
  }
  return scratch.matches();
}

/** How many bits of a number of 32 are set. */
export function bitsIn(number: number): number {
  let pairs = number - ((number >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
