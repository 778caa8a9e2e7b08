import type { Positions } from "../sorting/lazy-sort.ts";
import { bitsIn, type TextMatches } from "./texts.ts";

/** The records that a search found, by their positions, with how relevant each is. */
export interface Hits {
  readonly count: number;
  /** How many words of the query the record has that has the most of them. */
  readonly mostWords: number;
  /** By position, below 0: the lower, the more relevant. 0: not found. */
  readonly keys: Float64Array;
  /** Their positions, in no order. */
  readonly positions: Positions;
}

/** Larger than the scores of all texts of a record together, so that the number of words decides first. */
const wordKey = 2 ** 45;

/** The highest key of a record with so many words of the query. */
export function highestKey(words: number): number {
  return -words * wordKey;
}

/** How many words of the query were found, and how relevant the texts are together. */
export function partsOf(key: number): { words: number; score: number } {
  const words = Math.floor(-key / wordKey);
  return { words, score: -key - words * wordKey };
}

/** Adds up the relevance of records from that of their texts. */
export function createTally(records: number) {
  const keys = new Float64Array(records);
  const positions = new Int32Array(records);
  /** A bit for each word of the query that was found in a record: the first 32, and the next. */
  const first = new Int32Array(records);
  const next = new Int32Array(records);
  let count = 0;
  return {
    /** Forgets what was found, whose arrays are used again. */
    clear(): void {
      for (const array of [keys, first, next]) array.fill(0);
      count = 0;
    },
    /** Counts a text for the records that have it. */
    add(matches: TextMatches, text: number, having: readonly number[]): void {
      const score = matches.scores[text] ?? 0;
      if (score === 0) return;
      const firstBits = matches.first[text] ?? 0;
      const nextBits = matches.next[text] ?? 0;
      for (const position of having) {
        const before = keys[position] ?? 0;
        if (before === 0) positions[count++] = position;
        keys[position] = before + score;
        first[position] = (first[position] ?? 0) | firstBits;
        if (nextBits !== 0) next[position] = (next[position] ?? 0) | nextBits;
      }
    },
    hits(): Hits {
      let mostWords = 0;
      for (let place = 0; place < count; place += 1) {
        const position = positions[place] ?? 0;
        const words = bitsIn(first[position] ?? 0) + bitsIn(next[position] ?? 0);
        keys[position] = highestKey(words) - (keys[position] ?? 0);
        if (words > mostWords) mostWords = words;
      }
      return { count, mostWords, keys, positions };
    },
  };
}
