import { firstPositions, ranksOf, sortedBy, type Positions } from "./sort.ts";

/** An order of records. */
export interface Order<T> {
  /** What the order is remembered by; orders with the same are the same. */
  name: string;
  compare(a: T, b: T): number;
  /** Puts positions of a list in this order. */
  sort(list: readonly T[]): Positions;
}

type Value = number | string | null;

/** By a fact, what is unknown last in either direction; ties by another order, or as they are. */
export function byFact<T>(
  name: string,
  direction: "ascending" | "descending",
  factOf: (record: T) => unknown,
  tie?: Order<T>,
): Order<T> {
  const sign = direction === "ascending" ? 1 : -1;
  const valueFor = (record: T) => valueOf(factOf(record));
  return {
    name: tie ? `${name}, ${tie.name}` : name,
    compare: (a, b) =>
      compareFacts(valueOf(factOf(a)), valueOf(factOf(b)), sign) || (tie?.compare(a, b) ?? 0),
    sort: (list) =>
      sortedBy(keysOf(list, valueFor, sign), tie ? positionsIn(list, tie) : firstPositions(list.length)),
  };
}

function valueOf(fact: unknown): Value {
  if (typeof fact === "number" || typeof fact === "string") return fact;
  return fact === null || fact === undefined ? null : String(fact);
}

function compareFacts(a: Value, b: Value, sign: 1 | -1): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -sign : sign;
}

/** A number for each record, in the order of the facts. */
function keysOf<T>(list: readonly T[], valueFor: (record: T) => Value, sign: 1 | -1): Float64Array {
  const keys = new Float64Array(list.length);
  let place = 0;
  for (const record of list) {
    const value = valueFor(record);
    if (typeof value === "string") return keysOfTexts(list.map(valueFor), sign);
    keys[place++] = value === null ? Infinity : sign * value;
  }
  return keys;
}

function keysOfTexts(values: readonly Value[], sign: 1 | -1): Float64Array {
  const ranks = ranksOf(values.map((value) => (value === null ? null : String(value))));
  return ranks.map((rank) => (rank === Infinity ? rank : sign * rank));
}

const prepared = new WeakMap<readonly unknown[], Map<string, Positions>>();

/** The positions of a list in an order. Lists do not change, so each is sorted once for each order. */
export function positionsIn<T>(list: readonly T[], order: Order<T>): Positions {
  let orders = prepared.get(list);
  if (!orders) prepared.set(list, (orders = new Map()));
  let sorted = orders.get(order.name);
  if (!sorted) orders.set(order.name, (sorted = order.sort(list)));
  return sorted;
}

/** A list in an order. */
export function inOrder<T>(list: readonly T[], order: Order<T>): Iterable<T> {
  return recordsAt(list, positionsIn(list, order));
}

/** The records at some positions of a list; at those that are kept, where not all are. */
export function* recordsAt<T>(
  list: readonly T[],
  positions: Iterable<number>,
  keeps?: (position: number) => boolean,
): Iterable<T> {
  for (const position of positions) {
    if (keeps?.(position) === false) continue;
    const record = list[position];
    if (record !== undefined) yield record;
  }
}

/** Records that are in an order each, as one in that order; nothing is copied, however many they are. */
export function* merged<T>(one: Iterable<T>, other: readonly T[], { compare }: Order<T>): Iterable<T> {
  let taken = 0;
  for (const record of one) {
    for (let next = other[taken]; next !== undefined && compare(next, record) < 0; next = other[taken]) {
      yield next;
      taken += 1;
    }
    yield record;
  }
  yield* other.slice(taken);
}
