import { positionsById } from "../sorting/order.ts";
import { foundAmong, foundIn, recordsOf, together, type Found, type Part } from "./found.ts";
import { createTally } from "./hits.ts";
import { holdersOf } from "./holders.ts";
import { createLists } from "./lists.ts";
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

/** How many results an index caches; fewer for large lists, since a result takes twelve bytes a record. */
const maxResults = 10;
const minResults = 2;
const maxCachedRecords = 2_000_000;

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
  const holders = holdersOf(records, noting(textsOf, texts.add), () => texts.count);
  // Now, so that no later search waits for it.
  const sorted = positionsById(records);
  const ids = { at: (position: number) => records[position]?.id ?? "", order: () => sorted };
  const tally = createTally(records.length);
  const affordable = Math.floor(maxCachedRecords / Math.max(1, records.length));
  const results = createRemembered<Part<T>>(Math.min(maxResults, Math.max(minResults, affordable)));
  const find = (query: string) =>
    results.of(query, (oldest) => {
      const matches = texts.match(termsOf(query));
      for (const block of holders) tally.add(matches, block);
      return foundIn(records, tally.take(oldest?.hits), ids);
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

/** Pushes the numbers of the texts of a record, of each text once. */
function noting<T>(textsOf: TextsOf<T>, numberOf: (text: string) => number) {
  /** By text, the last record that had it. */
  const last: number[] = [];
  let count = 0;
  let push: (number: number) => void;
  const show = (text: string | null) => {
    if (text === null) return;
    const number = numberOf(text);
    if (last[number] === count) return;
    last[number] = count;
    push(number);
  };
  return (record: T, pushText: (number: number) => void): void => {
    push = pushText;
    textsOf(record, show);
    count += 1;
  };
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
  // The numbers of texts of the base, and after them those of texts that only added records have.
  const note = noting(textsOf, (text) => base.texts.find(text) ?? shared + texts.add(text));
  const noted = createLists();
  const idOf: string[] = [];
  const ids = {
    at: (position: number) => idOf[position] ?? "",
    order: () => Int32Array.from(idOf.keys()).sort((a, b) => (ids.at(a) < ids.at(b) ? -1 : 1)),
  };
  const search = (query: string): Part<T> => {
    const terms = termsOf(query);
    const inBase = base.texts.match(terms);
    const inAdded = texts.match(terms);
    const tally = createTally(idOf.length);
    const { starts, numbers } = noted.view();
    for (let record = 0; record < idOf.length; record += 1)
      for (let place = starts[record] ?? 0; place < (starts[record + 1] ?? 0); place += 1) {
        const number = numbers[place] ?? 0;
        if (number < shared) tally.addOne(inBase, number, record);
        else tally.addOne(inAdded, number - shared, record);
      }
    return foundAmong(tally.take(), ids, recordAt);
  };
  let results = createRemembered<Part<T>>(1);
  return {
    add(records) {
      for (const record of records) {
        note(record, noted.push);
        noted.end();
        idOf.push(record.id);
      }
      results = createRemembered(1);
    },
    search: (query) =>
      together(
        base.find(query),
        results.of(query, () => search(query)),
      ),
    bytes: () => idOf.length * recordBytes + texts.count * textBytes,
  };
}

/** A cache of the latest results: the pages of one search are requested one after the other. */
interface Remembered<R> {
  /** What a query found; `made` if that is not known, given the result that makes way for it. */
  of(query: string, make: (oldest: R | undefined) => R): R;
}

function createRemembered<R>(most: number): Remembered<R> {
  const kept = new Map<string, R>();
  return {
    of(query, make) {
      const known = kept.get(query);
      if (known !== undefined) return known;
      let oldest: R | undefined;
      if (kept.size >= most)
        for (const [name, result] of kept) {
          oldest = result;
          kept.delete(name);
          break;
        }
      const made = make(oldest);
      kept.set(query, made);
      return made;
    },
  };
}
