import { merged, positionsIn, recordsAt, type Order } from "../rows/order.ts";
import type { Hits } from "./hits.ts";
import { byRelevance, type Ids } from "./relevance.ts";

/** What a search found: the same records by relevance, or in any other order. */
export interface Found<T> {
  /** The most relevant first: the record that has more words of the query, then the one with more relevant texts; ties by id. */
  ranked(): Iterable<T>;
  ordered(order: Order<T>): Iterable<T>;
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
  const isFound = (position: number) => hits.keys[position] !== 0;
  return {
    ranked: () => recordsAt(list, positions()),
    ordered: (order) =>
      hits.count * share < list.length
        ? sorted(order)
        : recordsAt(list, positionsIn(list, order), isFound),
  };
}

/** What was found in a list and in what was added to it, as one. */
export function foundInBoth<T>(inBase: Found<T>, base: Part<T>, added: Part<T>): Found<T> {
  if (added.hits.count === 0) return inBase;
  return {
    ranked: () => rankedTogether(base, added),
    ordered: (order) => merged(inBase.ordered(order), added.sorted(order), order),
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
