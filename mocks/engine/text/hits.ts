import type { Positions } from "../sorting/sort.ts";
import type { Block } from "./holders.ts";
import { bitsIn, type TextMatches } from "./texts.ts";

/** The records that a search found, by their positions, with how relevant each is. */
export interface Hits {
  readonly count: number;
  /** By position, below 0: the lower, the more relevant. 0: not found. */
  readonly keys: Float64Array<ArrayBuffer>;
  /** Their positions, in no order. */
  readonly positions: Positions;
}

/** Adds up the relevance of records from that of their texts. Its arrays are used again for the next search. */
export interface Tally {
  /** Counts texts for the records of a block that have them. */
  add(matches: TextMatches, block: Block): void;
  /** Counts a text for one record. */
  addOne(matches: TextMatches, text: number, position: number): void;
  /** What was found since the last time; the arrays of hits that are not needed any more may be handed back. */
  take(used?: Hits): Hits;
}

/** Larger than the scores of all texts of a record together, so that the number of words decides first. */
const wordKey = 2 ** 45;

/** How many words of the query were found, and how relevant the texts are together. */
export function partsOf(key: number): { words: number; score: number } {
  const words = Math.floor(-key / wordKey);
  return { words, score: -key - words * wordKey };
}

export function createTally(records: number): Tally {
  /** A bit for each word of the query that was found in a record: the first 32, and the next. */
  const first = new Int32Array(records);
  const next = new Int32Array(records);
  let keys = new Float64Array(records);
  let positions: Positions = new Int32Array(records);
  let count = 0;
  return {
    add(matches, block) {
      const { starts, places } = block;
      for (const text of matches.found) {
        // Texts that came after the block have no start in it.
        if (text + 1 >= starts.length) continue;
        const from = starts[text] ?? 0;
        const to = starts[text + 1] ?? 0;
        if (from === to) continue;
        const score = matches.scores[text] ?? 0;
        const firstBits = matches.first[text] ?? 0;
        const nextBits = matches.next[text] ?? 0;
        for (let n = from; n < to; n += 1) {
          const position = block.first + (places[n] ?? 0);
          const before = keys[position] ?? 0;
          if (before === 0) positions[count++] = position;
          keys[position] = before + score;
          first[position] = (first[position] ?? 0) | firstBits;
          if (nextBits !== 0) next[position] = (next[position] ?? 0) | nextBits;
        }
      }
    },
    addOne(matches, text, position) {
      const score = matches.scores[text] ?? 0;
      if (score === 0) return;
      const before = keys[position] ?? 0;
      if (before === 0) positions[count++] = position;
      keys[position] = before + score;
      first[position] = (first[position] ?? 0) | (matches.first[text] ?? 0);
      next[position] = (next[position] ?? 0) | (matches.next[text] ?? 0);
    },
    take(used) {
      for (let place = 0; place < count; place += 1) {
        const position = positions[place] ?? 0;
        const words = bitsIn(first[position] ?? 0) + bitsIn(next[position] ?? 0);
        keys[position] = -words * wordKey - (keys[position] ?? 0);
        first[position] = 0;
        next[position] = 0;
      }
      const hits = { count, keys, positions };
      count = 0;
      if (used) for (let place = 0; place < used.count; place += 1) used.keys[used.positions[place] ?? 0] = 0;
      keys = used?.keys ?? new Float64Array(records);
      positions = used?.positions ?? new Int32Array(records);
      return hits;
    },
  };
}
