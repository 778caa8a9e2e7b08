import { memoize } from "../../../scripts/lib/memoize.ts";
import { groupsFor, lazilySorted, sortBy, type Positions } from "./lazy-sort.ts";

export interface Order<T> {
  /** What the order is remembered by; of one list, orders with the same name are the same. */
  name: string;
  compare(a: T, b: T): number;
  /** The positions of a list in this order. */
  sort(list: readonly T[]): Sorted;
}

/** Positions in an order; lists that are long are sorted as far as they are looked at. */
export type Sorted = Positions | Iterable<number>;

/** A list of at least so many is long. */
const long = 10_000;

type Value = number | string | null;

/** By a fact, what is unknown last in either direction unless it is said to be first; ties by another order, or as they are. */
export function byFact<T>(
  name: string,
  direction: "ascending" | "descending",
  factOf: (record: T) => unknown,
  tie?: Order<T>,
  unknown: "first" | "last" = "last",
): Order<T> {
  const sign = direction === "ascending" ? 1 : -1;
  return {
    name,
    compare: (a, b) =>
      compareFacts(valueOf(factOf(a)), valueOf(factOf(b)), sign, unknown) || (tie?.compare(a, b) ?? 0),
    sort(list) {
      const positions = Int32Array.from(tie ? positionsIn(list, tie) : list.keys());
      const facts =
        unknown === "first" ? list.map((record) => valueOf(factOf(record))) : factsOf(list, factOf);
      if (!(facts instanceof Float64Array))
        return positions.sort((a, b) => compareFacts(facts[a] ?? null, facts[b] ?? null, sign, unknown));
      const keys = sign === 1 ? facts : facts.map((fact) => (fact === Infinity ? fact : -fact));
      return list.length < long ? sortBy(keys, positions) : lazilySorted(keys, positions, groupsFor(keys));
    },
  };
}

function valueOf(fact: unknown): Value {
  if (typeof fact === "number" || typeof fact === "string") return fact;
  return fact === null || fact === undefined ? null : String(fact);
}

function compareFacts(a: Value, b: Value, sign: 1 | -1, unknown: "first" | "last"): number {
  if (a === b) return 0;
  if (a === null) return unknown === "last" ? 1 : -1;
  if (b === null) return unknown === "last" ? -1 : 1;
  return a < b ? -sign : sign;
}

/** The facts of a list as numbers, of which Infinity is an unknown one, or else as texts. */
function factsOf<T>(
  list: readonly T[],
  factOf: (record: T) => unknown,
): Float64Array | readonly (string | null)[] {
  const numbers = new Float64Array(list.length);
  let place = 0;
  for (const record of list) {
    const value = valueOf(factOf(record));
    if (typeof value === "string") return list.map((one) => textOf(valueOf(factOf(one))));
    numbers[place++] = value ?? Infinity;
  }
  return numbers;
}

const textOf = (value: Value): string | null => (value === null ? null : String(value));

/** What is remembered of a list: by the name of an order. */
const preparedOf = memoize((_list: readonly unknown[]) => ({
  positions: new Map<string, Sorted>(),
  records: new Map<string, readonly unknown[]>(),
}));

/** The positions of a list in an order. Lists do not change, so each is sorted once for each order. */
export function positionsIn<T>(list: readonly T[], order: Order<T>): Sorted {
  const { positions } = preparedOf(list);
  let sorted = positions.get(order.name);
  if (!sorted) positions.set(order.name, (sorted = order.sort(list)));
  return sorted;
}

export function positionsById<T extends { id: string }>(list: readonly T[]): Positions {
  const sorted = positionsIn<T>(
    list,
    byFact("id ascending", "ascending", ({ id }) => id),
  );
  return sorted instanceof Int32Array ? sorted : Int32Array.from(sorted);
}

export function inOrder<T>(list: readonly T[], order: Order<T>): readonly T[] {
  const { records } = preparedOf(list) as { records: Map<string, readonly T[]> };
  let sorted = records.get(order.name);
  if (!sorted) {
    sorted = [...recordsAt(list, positionsIn(list, order))];
    records.set(order.name, sorted);
  }
  return sorted;
}

function* recordsAt<T>(list: readonly T[], positions: Iterable<number>): Iterable<T> {
  for (const position of positions) {
    const record = list[position];
    if (record !== undefined) yield record;
  }
}

/** Records that are in an order each, as one in that order; nothing is copied, however many they are. */
export function* merged<T>(one: Iterable<T>, other: Iterable<T>, { compare }: Order<T>): Iterable<T> {
  const others = other[Symbol.iterator]();
  let next = others.next();
  for (const record of one) {
    for (; !next.done && compare(next.value, record) < 0; next = others.next()) yield next.value;
    yield record;
  }
  for (; !next.done; next = others.next()) yield next.value;
}
