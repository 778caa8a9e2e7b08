import { passing } from "../rows/page.ts";
import { merged, positionsIn, type Order } from "../rows/order.ts";
import type { Hits } from "./hits.ts";
import { byRelevance, type Ids } from "./relevance.ts";

/** What a search found: the same records by relevance, or in any other order; those that pass a test. */
export interface Found<T> {
  /** The most relevant first: the record that has more words of the query, then the one with more relevant texts; ties by id. */
  ranked(passes: (record: T) => boolean): Iterable<T>;
  ordered(order: Order<T>, passes: (record: T) => boolean): Iterable<T>;
}

/** What was found in one list. */
export interface Part<T> {
  readonly hits: Hits;
  readonly ids: Ids;
  recordAt(position: number): T;
  /** By relevance. */
  positions(): Iterable<number>;
  /** Sorted by themselves. */
  sorted(order: Order<T>): readonly T[];
}

export function createPart<T>(hits: Hits, ids: Ids, recordAt: (position: number) => T): Part<T> {
  let last: { name: string; records: readonly T[] } | undefined;
  return {
    ...{ hits, ids, recordAt },
    positions: byRelevance(hits, ids),
    sorted(order) {
      if (last?.name !== order.name) {
        const records = Array.from(hits.positions.subarray(0, hits.count), recordAt);
        last = { name: order.name, records: records.sort(order.compare) };
      }
      return last.records;
    },
  };
}

/** Of the records of a list, fewer than one in so many are sorted by themselves. */
const share = 50;

/** What was found in a list that does not change. */
export function foundIn<T>(list: readonly T[], { hits, positions, sorted }: Part<T>): Found<T> {
  return {
    ranked: (passes) => tested(list, positions(), hits, passes),
    ordered: (order, passes) =>
      hits.count * share < list.length
        ? passing(sorted(order), passes)
        : tested(list, positionsIn(list, order), hits, passes),
  };
}

/** After so many tests without an end, all that is left is tested in the order of the list. */
const patience = 20_000;

/**
 * The hits at some positions that pass a test. Records are tested as they come, which for a page is mostly enough. Where hardly any
 * pass, those of a long list are all tested in the order in which they lie in memory, which takes a fraction of the time.
 */
function* tested<T>(
  list: readonly T[],
  positions: Iterable<number>,
  hits: Hits,
  passes: (record: T) => boolean,
): Iterable<T> {
  let tests = 0;
  let passed = 0;
  let results: Results | undefined;
  for (const position of positions) {
    const record = list[position];
    if (hits.keys[position] === 0 || results?.passing[position] === 0 || record === undefined) continue;
    if (results || passes(record)) {
      passed += 1;
      yield record;
    }
    tests += 1;
    if (tests === patience) results = resultsOf(list, hits, passes);
    if (passed === results?.count) return;
  }
}

/** By position, 1 for each hit that passes a test; and how many do. */
interface Results {
  passing: Uint8Array;
  count: number;
}

function resultsOf<T>(list: readonly T[], { keys }: Hits, passes: (record: T) => boolean): Results {
  const passing = new Uint8Array(list.length);
  let count = 0;
  let position = 0;
  for (const record of list) {
    if (keys[position] !== 0 && passes(record)) {
      passing[position] = 1;
      count += 1;
    }
    position += 1;
  }
  return { passing, count };
}

/** What was found in a list and in what was added to it, as one. */
export function foundInBoth<T>(inBase: Found<T>, base: Part<T>, added: Part<T>): Found<T> {
  if (added.hits.count === 0) return inBase;
  return {
    ranked: (passes) => passing(rankedTogether(base, added), passes),
    ordered: (order, passes) =>
      merged(inBase.ordered(order, passes), added.sorted(order).filter(passes), order),
  };
}

function* rankedTogether<T>(one: Part<T>, other: Part<T>): Iterable<T> {
  const others = other.positions()[Symbol.iterator]();
  let next = others.next();
  const isNextBefore = (position: number) => {
    if (next.done) return false;
    const key = one.hits.keys[position] ?? 0;
    const otherKey = other.hits.keys[next.value] ?? 0;
    return key === otherKey ? other.ids.at(next.value) < one.ids.at(position) : otherKey < key;
  };
  for (const position of one.positions()) {
    for (; isNextBefore(position); next = others.next()) yield other.recordAt(next.value);
    yield one.recordAt(position);
  }
  for (; !next.done; next = others.next()) yield other.recordAt(next.value);
}
