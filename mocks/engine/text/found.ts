import { merged, positionsIn, type Order } from "../sorting/order.ts";
import { type Hits, highestKey, partsOf } from "./hits.ts";
import { groups, lazilySorted, roomForGroups, type Positions } from "../sorting/lazy-sort.ts";

/** Whether a record passes the filters of a request; left out where there are none. */
export type Test<T> = ((record: T) => boolean) | undefined;

/** What a search found, and of that what passes a test. */
export interface Found<T> {
  /** The most relevant first: the record that has more words of the query, then the one with more relevant texts; ties by id. */
  ranked(passes: Test<T>): Iterable<T>;
  /**
   * In another order, those that have all words of the query, or where none has, those that have the most: what has one word of
   * several would come first as often as not. The test makes no difference to how many words that are.
   */
  ordered(order: Order<T>, passes: Test<T>): Iterable<T>;
}

/** What was found in one list, by positions. */
export interface Part<T> {
  readonly hits: Hits;
  idAt(position: number): string;
  recordAt(position: number): T;
  ranked(passes: Test<T>): Iterable<number>;
  /** Those that have so many words of the query. */
  ordered(order: Order<T>, passes: Test<T>, words: number): Iterable<number>;
}

/** Of a list, fewer than one in so many are sorted by themselves: of a million records in 1 ms, the list in 300. */
const share = 50;

/** What was found in a list that does not change; `byId` has its positions in the order of the ids. */
export function foundIn<T extends { id: string }>(list: readonly T[], hits: Hits, byId: Positions): Part<T> {
  const recordAt = (position: number) => recordIn(list, position);
  let ranked: Iterable<number> | undefined;
  return {
    hits,
    idAt: (position) => recordAt(position).id,
    recordAt,
    ranked: (passes) => tested(list, (ranked ??= byRelevance(hits, byId)), hits, passes),
    ordered(order, passes, words) {
      const isFew = countWith(hits, words) * share < list.length;
      const positions = isFew
        ? sortedAlone(positionsOf(hits, words), recordAt, order)
        : positionsIn(list, order);
      return tested(list, positions, hits, passes, words);
    },
  };
}

/**
 * What was found among records that are made when they are asked for: one after the other, since those of the same account are
 * made together.
 */
export function foundAmong<T>(
  hits: Hits,
  idAt: (position: number) => string,
  recordAt: (position: number) => T,
): Part<T> {
  const { keys } = hits;
  const passing = (passes: Test<T>, words = 1) =>
    positionsOf(hits, words).filter((position) => !passes || passes(recordAt(position)));
  return {
    hits,
    idAt,
    recordAt,
    ranked: (passes) =>
      passing(passes).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || (idAt(a) < idAt(b) ? -1 : 1)),
    ordered: (order, passes, words) => sortedAlone(passing(passes, words), recordAt, order),
  };
}

/** The positions of the hits that have so many words, as they lie in the list. */
function positionsOf({ count, keys, positions }: Hits, words: number): Positions {
  const highest = highestKey(words);
  return positions
    .subarray(0, count)
    .filter((position) => (keys[position] ?? 0) <= highest)
    .sort();
}

function countWith({ count, keys, positions }: Hits, words: number): number {
  const highest = highestKey(words);
  let having = 0;
  for (let index = 0; index < count; index += 1)
    if ((keys[positions[index] ?? 0] ?? 0) <= highest) having += 1;
  return having;
}

function sortedAlone<T>(
  positions: Positions,
  recordAt: (position: number) => T,
  order: Order<T>,
): Iterable<number> {
  const hits = Array.from(positions, (position) => ({ position, record: recordAt(position) }));
  return hits.sort((a, b) => order.compare(a.record, b.record)).map(({ position }) => position);
}

/** After so many tests without an end, all that is left is tested in the order of the list. */
const patience = 20_000;

/**
 * The positions of hits that have so many words and pass a test. Records are tested as they come, which for a page is mostly enough. Where hardly any
 * pass, those of a long list are all tested in the order in which they lie in memory, of a million in 0.25 s instead of 0.9.
 */
function* tested<T>(
  list: readonly T[],
  positions: Iterable<number>,
  { keys }: Hits,
  passes: Test<T>,
  words = 1,
): Iterable<number> {
  const highest = highestKey(words);
  let tests = 0;
  let passed = 0;
  let results: Results | undefined;
  for (const position of positions) {
    if ((keys[position] ?? 0) > highest || results?.passing[position] === 0) continue;
    if (!passes || results || passes(recordIn(list, position))) {
      passed += 1;
      yield position;
    }
    tests += 1;
    if (passes && tests === patience) results = resultsOf(list, keys, highest, passes);
    if (passed === results?.count) return;
  }
}

/** By position, 1 for each hit that is not above the highest key and passes a test; and how many there are. */
interface Results {
  passing: Uint8Array;
  count: number;
}

function resultsOf<T>(
  list: readonly T[],
  keys: Float64Array,
  highest: number,
  passes: (record: T) => boolean,
): Results {
  const passing = new Uint8Array(keys.length);
  let count = 0;
  for (let position = 0; position < keys.length; position += 1)
    if ((keys[position] ?? 0) <= highest && passes(recordIn(list, position))) {
      passing[position] = 1;
      count += 1;
    }
  return { passing, count };
}

/** What was found in one list as records. */
export function recordsOf<T>({ hits, recordAt, ranked, ordered }: Part<T>): Found<T> {
  return {
    ranked: (passes) => recordsAt(ranked(passes), recordAt),
    ordered: (order, passes) => recordsAt(ordered(order, passes, hits.mostWords), recordAt),
  };
}

function* recordsAt<T>(positions: Iterable<number>, recordAt: (position: number) => T): Iterable<T> {
  for (const position of positions) yield recordAt(position);
}

/** What was found in a list and in what was added to it, as one. */
export function together<T>(base: Part<T>, added: Part<T>): Found<T> {
  if (added.hits.count === 0) return recordsOf(base);
  const mostWords = Math.max(base.hits.mostWords, added.hits.mostWords);
  return {
    ranked: (passes) => rankedTogether(base, added, passes),
    ordered(order, passes) {
      const inOrder = (part: Part<T>) => recordsAt(part.ordered(order, passes, mostWords), part.recordAt);
      return merged(inOrder(base), inOrder(added), order);
    },
  };
}

function* rankedTogether<T>(one: Part<T>, other: Part<T>, passes: Test<T>): Iterable<T> {
  const others = other.ranked(passes)[Symbol.iterator]();
  let next = others.next();
  const isNextBefore = (position: number) => {
    if (next.done) return false;
    const key = one.hits.keys[position] ?? 0;
    const otherKey = other.hits.keys[next.value] ?? 0;
    return key === otherKey ? other.idAt(next.value) < one.idAt(position) : otherKey < key;
  };
  for (const position of one.ranked(passes)) {
    for (; isNextBefore(position); next = others.next()) yield other.recordAt(next.value);
    yield one.recordAt(position);
  }
  for (; !next.done; next = others.next()) yield other.recordAt(next.value);
}

function recordIn<T>(list: readonly T[], position: number): T {
  const record = list[position];
  if (record === undefined) throw new RangeError(`no record at ${position}`);
  return record;
}

/** The positions of hits, the most relevant first and ties by id. */
function byRelevance({ count, keys, positions }: Hits, byId: Positions): Iterable<number> {
  let maxScore = 1;
  let maxWords = 1;
  const found = positions.subarray(0, count);
  for (let place = 0; place < count; place += 1) {
    const { words, score } = partsOf(keys[found[place] ?? 0] ?? 0);
    if (score > maxScore) maxScore = score;
    if (words > maxWords) maxWords = words;
  }
  // Each number of words has its part of the groups, whatever the scores.
  const scale = groups / maxWords;
  const groupOf = roomForGroups(keys.length);
  let place = 0;
  for (let from = 0; from < byId.length; from += 1) {
    const position = byId[from] ?? 0;
    const key = keys[position] ?? 0;
    if (key === 0) continue;
    const { words, score } = partsOf(key);
    groupOf[position] = Math.floor((maxWords - words + (maxScore - score) / (maxScore + 1)) * scale);
    found[place++] = position;
  }
  return lazilySorted(keys, found, groupOf);
}
