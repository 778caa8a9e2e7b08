import { positionsById } from "../sorting/order.ts";
import { foundAmong, foundIn, recordsOf, together, type Found, type Part } from "./found.ts";
import { createTally } from "./hits.ts";
import { createTexts, termsOf, type Texts } from "./texts.ts";

export type { Found, Test } from "./found.ts";

/** Finds records by words. What was found is to be read before the next search, which uses its room again. */
export interface TextIndex<T> {
  search(query: string): Found<T>;
}

/** An index that others can be based on. */
export interface BaseIndex<T> extends TextIndex<T> {
  /** An index of these records and those that are added to it, which costs no more than what is added. */
  extended(recordAt: (position: number) => T): ExtendedIndex<T>;
}

export interface ExtendedIndex<T> extends TextIndex<T> {
  /** Adds records, which `recordAt` gives again by their position among those that were added. */
  add(records: readonly T[]): void;
  /** How many bytes it takes up, about. */
  bytes(): number;
}

/** Shows each text of a record. */
export type TextsOf<T> = (record: T, show: (text: string | null) => void) => void;

/**
 * A full-text index over the texts of each record. Words match by their beginning and with small typing errors; a record that
 * has more of the words comes first, then the one whose texts are more relevant together.
 *
 * Many records share a text, such as a category or the name of their account, so that each text is indexed once. All else is
 * numbers in typed arrays. Of MiniSearch this takes the tree of words and the formula, and not its index: that has a few objects
 * for each word of a text and for each hit, with which a search of a million creatives for common words takes seconds and 2 GB.
 * FTS in SQLite would need Node.js 22.5, and a browser has none.
 */
export function createTextIndex<T extends { id: string }>(
  records: readonly T[],
  textsOf: TextsOf<T>,
): BaseIndex<T> {
  const texts = createTexts();
  /** By text, the positions of the records that have it. */
  const holders: number[][] = [];
  for (const [position, record] of records.entries())
    textsOf(record, (text) => {
      if (text === null) return;
      const having = (holders[texts.add(text)] ??= []);
      // A record that shows a text twice has it once.
      if (having.at(-1) !== position) having.push(position);
    });
  // Now, so that no later search waits for it.
  const byId = positionsById(records);
  const tally = createTally(records.length);
  const find = rememberingLast((query) => {
    const matches = texts.match(termsOf(query));
    tally.clear();
    for (const text of matches.found) tally.add(matches, text, holders[text] ?? []);
    return foundIn(records, tally.hits(), byId);
  });
  return {
    search: (query) => recordsOf(find(query)),
    extended: (recordAt) => extend({ texts, find }, textsOf, recordAt),
  };
}

interface Base<T> {
  texts: Texts;
  find(query: string): Part<T>;
}

/** What an added record, and a text that only added records have, take up, as measured on Node.js 20. */
const recordBytes = 150;
const textBytes = 400;

/** An index on top of another, whose texts it does not index again. */
function extend<T extends { id: string }>(
  base: Base<T>,
  textsOf: TextsOf<T>,
  recordAt: (position: number) => T,
): ExtendedIndex<T> {
  const texts = createTexts(base.texts);
  const shared = base.texts.count;
  /** By record, the numbers of texts of the base, and after them those of texts that only added records have. */
  const noted: number[][] = [];
  const idOf: string[] = [];
  const idAt = (position: number) => idOf[position] ?? "";
  const search = (query: string): Part<T> => {
    const terms = termsOf(query);
    const inBase = base.texts.match(terms);
    const inAdded = texts.match(terms);
    const tally = createTally(idOf.length);
    for (const [record, numbers] of noted.entries())
      for (const number of numbers)
        if (number < shared) tally.add(inBase, number, [record]);
        else tally.add(inAdded, number - shared, [record]);
    return foundAmong(tally.hits(), idAt, recordAt);
  };
  let find = rememberingLast(search);
  return {
    add(records) {
      for (const record of records) {
        const numbers = new Set<number>();
        textsOf(record, (text) => {
          if (text !== null) numbers.add(base.texts.find(text) ?? shared + texts.add(text));
        });
        noted.push([...numbers]);
        idOf.push(record.id);
      }
      find = rememberingLast(search);
    },
    search: (query) => together(base.find(query), find(query)),
    bytes: () => idOf.length * recordBytes + texts.count * textBytes,
  };
}

/** Remembers the latest result: the pages of one search are requested one after the other. */
function rememberingLast<R>(search: (query: string) => R): (query: string) => R {
  let last: { query: string; result: R } | undefined;
  return (query) => {
    if (last?.query !== query) last = { query, result: search(query) };
    return last.result;
  };
}
