import { merged, positionsIn, type Order } from "../sorting/order.ts";
import { type Hits, partsOf } from "./hits.ts";
import { groups, lazilySorted, roomForGroups } from "../sorting/lazy-sort.ts";
import type { Positions } from "../sorting/sort.ts";

/** Whether a record passes the filters of a request; left out where there are none. */
export type Test<T> = ((record: T) => boolean) | undefined;

/** What a search found: the same records by relevance, or in any other order; those that pass a test. */
export interface Found<T> {
  /** The most relevant first: the record that has more words of the query, then the one with more relevant texts; ties by id. */
  ranked(passes: Test<T>): Iterable<T>;
  ordered(order: Order<T>, passes: Test<T>): Iterable<T>;
}

/** What was found in one list, by positions. */
export interface Part<T> {
  readonly hits: Hits;
  readonly ids: Ids;
  recordAt(position: number): T;
  ranked(passes: Test<T>): Iterable<number>;
  ordered(order: Order<T>, passes: Test<T>): Iterable<number>;
}

/** Of the records of a list, fewer than one in so many are sorted by themselves. */
const share = 50;

/** What was found in a list that does not change. */
export function foundIn<T>(list: readonly T[], hits: Hits, ids: Ids): Part<T> {
  const positions = byRelevance(hits, ids);
  const sorted = sorting<T>(hits, (position) => recordIn(list, position));
  return {
    hits,
    ids,
    recordAt: (position) => recordIn(list, position),
    ranked: (passes) => tested(list, positions(), hits, passes),
    ordered: (order, passes) => {
      const isFew = hits.count * share < list.length;
      return tested(list, isFew ? sorted(order) : positionsIn(list, order), hits, passes);
    },
  };
}

/**
 * What was found among records that are made when they are asked for: one after the other, since those of the same account are
 * made together.
 */
export function foundAmong<T>(hits: Hits, ids: Ids, recordAt: (position: number) => T): Part<T> {
  const positions = byRelevance(hits, ids);
  const sorted = sorting(hits, recordAt);
  return {
    hits,
    ids,
    recordAt,
    ranked: (passes) => kept(positions(), passes && resultsOf(hits, recordAt, passes)),
    ordered: (order, passes) => kept(sorted(order), passes && resultsOf(hits, recordAt, passes)),
  };
}

/** Sorts hits by themselves, and remembers the last order. */
function sorting<T>(
  { keys }: Hits,
  recordAt: (position: number) => T,
): (order: Order<T>) => Iterable<number> {
  let last: { name: string; positions: Iterable<number> } | undefined;
  return (order) => {
    if (last?.name !== order.name) {
      const found: { position: number; record: T }[] = [];
      for (let position = 0; position < keys.length; position += 1)
        if (keys[position] !== 0) found.push({ position, record: recordAt(position) });
      found.sort((a, b) => order.compare(a.record, b.record));
      last = { name: order.name, positions: Int32Array.from(found, ({ position }) => position) };
    }
    return last.positions;
  };
}

/** After so many tests without an end, all that is left is tested in the order of the list. */
const patience = 20_000;

/**
 * The positions of hits that pass a test. Records are tested as they come, which for a page is mostly enough. Where hardly any
 * pass, those of a long list are all tested in the order in which they lie in memory, which takes a fraction of the time.
 */
function* tested<T>(
  list: readonly T[],
  positions: Iterable<number>,
  hits: Hits,
  passes: Test<T>,
): Iterable<number> {
  let tests = 0;
  let passed = 0;
  let results: Results | undefined;
  for (const position of positions) {
    if (hits.keys[position] === 0 || results?.passing[position] === 0) continue;
    if (!passes || results || passes(recordIn(list, position))) {
      passed += 1;
      yield position;
    }
    tests += 1;
    if (passes && tests === patience) results = resultsOf(hits, (place) => recordIn(list, place), passes);
    if (passed === results?.count) return;
  }
}

function* kept(positions: Iterable<number>, results: Results | undefined): Iterable<number> {
  for (const position of positions) if (results?.passing[position] !== 0) yield position;
}

/** By position, 1 for each hit that passes a test; and how many do. */
interface Results {
  passing: Uint8Array;
  count: number;
}

function resultsOf<T>(
  { keys }: Hits,
  recordAt: (position: number) => T,
  passes: (record: T) => boolean,
): Results {
  const passing = new Uint8Array(keys.length);
  let count = 0;
  for (let position = 0; position < keys.length; position += 1)
    if (keys[position] !== 0 && passes(recordAt(position))) {
      passing[position] = 1;
      count += 1;
    }
  return { passing, count };
}

/** What was found in one list as records. */
export function recordsOf<T>({ recordAt, ranked, ordered }: Part<T>): Found<T> {
  return {
    ranked: (passes) => recordsAt(ranked(passes), recordAt),
    ordered: (order, passes) => recordsAt(ordered(order, passes), recordAt),
  };
}

function* recordsAt<T>(positions: Iterable<number>, recordAt: (position: number) => T): Iterable<T> {
  for (const position of positions) yield recordAt(position);
}

/** What was found in a list and in what was added to it, as one. */
export function together<T>(base: Part<T>, added: Part<T>): Found<T> {
  const inBase = recordsOf(base);
  if (added.hits.count === 0) return inBase;
  return {
    ranked: (passes) => rankedTogether(base, added, passes),
    ordered: (order, passes) =>
      merged(inBase.ordered(order, passes), recordsOf(added).ordered(order, passes), order),
  };
}

function* rankedTogether<T>(one: Part<T>, other: Part<T>, passes: Test<T>): Iterable<T> {
  const others = other.ranked(passes)[Symbol.iterator]();
  let next = others.next();
  const isNextBefore = (position: number) => {
    if (next.done) return false;
    const key = one.hits.keys[position] ?? 0;
    const otherKey = other.hits.keys[next.value] ?? 0;
    return key === otherKey ? other.ids.at(next.value) < one.ids.at(position) : otherKey < key;
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

/** The ids of records: by position, and all positions in the order of the ids. */
interface Ids {
  at(position: number): string;
  order(): Positions;
}

/** Fewer hits are sorted by comparison. */
const minToGroup = 1_000;

/** The positions of hits, the most relevant first and ties by id. */
function byRelevance(hits: Hits, ids: Ids): () => Iterable<number> {
  let sorted: Iterable<number> | undefined;
  return () => (sorted ??= hits.count < minToGroup ? compared(hits, ids) : lazily(hits, ids.order()));
}

function compared({ count, keys, positions }: Hits, ids: Ids): Iterable<number> {
  const found = positions.subarray(0, count);
  return found.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || (ids.at(a) < ids.at(b) ? -1 : 1));
}

function lazily({ count, keys, positions }: Hits, byId: Positions): Iterable<number> {
  let most = 1;
  let mostWords = 1;
  const found = positions.subarray(0, count);
  for (let place = 0; place < count; place += 1) {
    const { words, score } = partsOf(keys[found[place] ?? 0] ?? 0);
    if (score > most) most = score;
    if (words > mostWords) mostWords = words;
  }
  // Each number of words has its part of the groups, whatever the scores.
  const scale = groups / mostWords;
  const groupOf = roomForGroups(keys.length);
  let place = 0;
  for (let from = 0; from < byId.length; from += 1) {
    const position = byId[from] ?? 0;
    const key = keys[position] ?? 0;
    if (key === 0) continue;
    const { words, score } = partsOf(key);
    groupOf[position] = Math.floor((mostWords - words + (most - score) / (most + 1)) * scale);
    found[place++] = position;
  }
  return lazilySorted(keys, found, groupOf);
}
