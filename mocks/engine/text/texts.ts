import { createDictionary, type Dictionary } from "./dictionary.ts";
import { termsIn, wordsOf } from "./words.ts";

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
  readonly found: readonly number[];
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
  const words = new Set(termsIn(query));
  words.delete("");
  return [...words].slice(0, maxTerms);
}

/** Relevance is counted in whole parts of this size, so that the order in which it is summed up does not matter. */
const partsOfScore = 2 ** 20;

/** Okapi BM25+, with the parameters of MiniSearch. */
const bm25 = { k: 1.2, b: 0.7, d: 0.5 };

/**
 * An index of the words in texts. How rare a word is and how long a text are matters of the whole: texts that are added to
 * others weigh words as if these stood among them.
 */
export function createTexts(others?: Pick<Texts, "count" | "words">): Texts {
  const numbers = new Map<string, number>();
  const dictionary = createDictionary();
  /** By word, the texts that have it, in order; twice where one has it twice. */
  const holders: number[][] = [];
  /** By text, how many different words it has. */
  const lengths: number[] = [];
  let words = 0;
  /** Room that is used again: new arrays for each search soon make Node.js look for garbage in all of a large world. */
  let room = roomFor(0);
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
      const tokens = wordsOf(text);
      for (const token of tokens) if (token !== "") (holders[dictionary.numberOf(token)] ??= []).push(number);
      // Before and after punctuation at an end of the text there is an empty one, which MiniSearch counts.
      const length = new Set(tokens).size;
      lengths.push(length);
      words += length;
      return number;
    },
    match(terms) {
      const total = numbers.size + (others?.count ?? 0);
      const averageLength = (words + (others?.words ?? 0)) / Math.max(1, total);
      const { k, b, d } = bm25;
      const found: number[] = [];
      if (room.scores.length < numbers.size) room = roomFor(numbers.size);
      const { scores, first, next } = room;
      for (const array of [scores, first, next]) array.fill(0);
      const count = (texts: readonly number[], weighed: Weighed) => {
        let having = 0;
        for (let index = 0; index < texts.length; index += 1)
          if (texts[index] !== texts[index - 1]) having += 1;
        const rarity = weighed.weight * Math.log(1 + (total - having + 0.5) / (having + 0.5));
        for (let index = 0; index < texts.length;) {
          const text = texts[index] ?? 0;
          let times = 1;
          while (texts[index + times] === text) times += 1;
          index += times;
          const length = (lengths[text] ?? 0) / averageLength;
          const before = scores[text] ?? 0;
          if (before === 0) found.push(text);
          scores[text] = before + rarity * (d + (times * (k + 1)) / (times + k * (1 - b + b * length)));
          first[text] = (first[text] ?? 0) | weighed.first;
          next[text] = (next[text] ?? 0) | weighed.next;
        }
      };
      for (const [word, weighed] of weigh(terms, dictionary)) count(holders[word] ?? [], weighed);
      for (const [place, term] of terms.entries())
        for (const [one, other] of dictionary.halvesOf(term)) {
          const having = new Set(holders[one]);
          const both = (holders[other] ?? []).filter((text) => having.has(text));
          count(both, { weight: compoundWeight, ...bitsOf(place) });
        }
      // As MiniSearch does, counts a text once for each word of the query that it has.
      for (const text of found) {
        const termCount = bitsIn(first[text] ?? 0) + bitsIn(next[text] ?? 0);
        scores[text] = Math.max(1, Math.round(termCount * (scores[text] ?? 0) * partsOfScore));
      }
      return { found, scores, first, next };
    },
  };
}

/** What a word of an index counts in a query, and for which words of the query, a bit for each. */
interface Weighed {
  weight: number;
  first: number;
  next: number;
}

function weigh(terms: readonly string[], { alike, find }: Dictionary): Map<number, Weighed> {
  const words = new Map<number, Weighed>();
  const add = (word: number, weight: number, place: number) => {
    const weighed = words.get(word) ?? { weight: 0, first: 0, next: 0 };
    words.set(word, weighed);
    weighed.weight += weight;
    const { first, next } = bitsOf(place);
    weighed.first |= first;
    weighed.next |= next;
  };
  for (const [place, term] of terms.entries()) {
    for (const [word, weight] of alike(term)) add(word, weight, place);
    const compound = place > 0 ? find(`${terms[place - 1]}${term}`) : undefined;
    if (compound === undefined) continue;
    for (const part of [place - 1, place]) add(compound, compoundWeight, part);
  }
  return words;
}

/** What a compound counts where its parts are two words, or the reverse: "skincare" and "skin care". */
const compoundWeight = 0.9;

function bitsOf(place: number): { first: number; next: number } {
  const bit = 1 << (place % 32);
  return place < 32 ? { first: bit, next: 0 } : { first: 0, next: bit };
}

function roomFor(texts: number) {
  return { scores: new Float64Array(texts), first: new Int32Array(texts), next: new Int32Array(texts) };
}

/** How many bits of a number of 32 are set. */
export function bitsIn(number: number): number {
  let pairs = number - ((number >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
