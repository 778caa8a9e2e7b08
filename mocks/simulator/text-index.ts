import { positionsById } from "./rows/order.ts";
import { foundAmong, foundIn, recordsOf, together, type Found, type Part } from "./text/found.ts";
import { createTally, type Tally } from "./text/hits.ts";
import { createLists, inverseOf, type Lists } from "./text/lists.ts";
import { createRemembered } from "./text/remembered.ts";
import { createTexts, termsOf, type Texts } from "./text/texts.ts";

export type { Found, Test } from "./text/found.ts";

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

/** Texts that a record hardly ever has more of. */
const mostTexts = 16;

/** Results that an index remembers, of large lists fewer: each takes twelve bytes for each record of the list. */
const mostResults = 10;
const fewestResults = 2;
const mostRemembered = 2_000_000;

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
  const holders = holdersOf(records, textsOf, texts);
  // Now, so that no later search waits for it.
  const sorted = positionsById(records);
  const ids = { at: (position: number) => records[position]?.id ?? "", order: () => sorted };
  const tally = createTally(records.length);
  const affordable = Math.floor(mostRemembered / Math.max(1, records.length));
  const results = createRemembered<Part<T>>(Math.min(mostResults, Math.max(fewestResults, affordable)));
  const find = (query: string) =>
    results.of(query, (oldest) => {
      addUp(tally, texts, query, holders);
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

/** By text, the positions of the records that have it. */
function holdersOf<T>(records: readonly T[], textsOf: TextsOf<T>, texts: Texts): Lists {
  const noted = noting(textsOf, texts.add, records.length * mostTexts);
  for (const record of records) noted.add(record);
  return inverseOf(noted.lists.view(), texts.count);
}

/** Notes the numbers of the texts of records, of each record and text once. */
function noting<T>(textsOf: TextsOf<T>, numberOf: (text: string) => number, expected?: number) {
  const lists = createLists(expected);
  /** By text, the last record that had it. */
  const last: number[] = [];
  let count = 0;
  const show = (text: string | null) => {
    if (text === null) return;
    const number = numberOf(text);
    if (last[number] === count) return;
    last[number] = count;
    lists.push(number);
  };
  return {
    lists,
    add(record: T) {
      textsOf(record, show);
      lists.end();
      count += 1;
    },
  };
}

function addUp(tally: Tally, texts: Texts, query: string, holders: Lists): void {
  const matches = texts.match(termsOf(query));
  const { starts, numbers } = holders;
  for (const text of matches.found)
    tally.add(matches, text, numbers, starts[text] ?? 0, starts[text + 1] ?? 0);
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
  const noted = noting(textsOf, (text) => base.texts.find(text) ?? shared + texts.add(text));
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
    const { starts, numbers } = noted.lists.view();
    for (let record = 0; record < idOf.length; record += 1) {
      const position = Int32Array.of(record);
      for (let place = starts[record] ?? 0; place < (starts[record + 1] ?? 0); place += 1) {
        const number = numbers[place] ?? 0;
        const isShared = number < shared;
        const matches = isShared ? inBase : inAdded;
        const text = isShared ? number : number - shared;
        if (matches.scores[text] !== 0) tally.add(matches, text, position, 0, 1);
      }
    }
    return foundAmong(tally.take(), ids, recordAt);
  };
  let results = createRemembered<Part<T>>(1);
  return {
    add(records) {
      for (const record of records) {
        noted.add(record);
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
