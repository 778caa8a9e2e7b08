/** An order of records. */
export interface Order<T> {
  /** What the order is remembered by; orders with the same are the same. */
  name: string;
  compare(a: T, b: T): number;
}

type Value = number | string | null | undefined;

/** By a fact, what is unknown last in either direction; ties by another. */
export function byFact<T>(
  direction: "ascending" | "descending",
  factOf: (record: T) => unknown,
  tieOf: (record: T) => unknown,
): Order<T>["compare"] {
  const sign = direction === "ascending" ? 1 : -1;
  return (a, b) =>
    compareFacts(valueOf(factOf(a)), valueOf(factOf(b)), sign) ||
    compareFacts(valueOf(tieOf(a)), valueOf(tieOf(b)), 1);
}

function valueOf(fact: unknown): Value {
  if (typeof fact === "number" || typeof fact === "string") return fact;
  return fact === null || fact === undefined ? null : String(fact);
}

function compareFacts(a: Value, b: Value, sign: 1 | -1): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  return a < b ? -sign : sign;
}

const prepared = new WeakMap<readonly unknown[], Map<string, readonly unknown[]>>();

/** A list in an order. Lists do not change, so each is sorted once for each order. */
export function inOrder<T>(list: readonly T[], order: Order<T>): readonly T[] {
  let orders = prepared.get(list) as Map<string, readonly T[]> | undefined;
  if (!orders) prepared.set(list, (orders = new Map()));
  let sorted = orders.get(order.name);
  if (!sorted) orders.set(order.name, (sorted = [...list].sort(order.compare)));
  return sorted;
}

/** Two lists that are in an order each, as one in that order; nothing is copied, however long they are. */
export function* merged<T>(one: readonly T[], other: readonly T[], { compare }: Order<T>): Iterable<T> {
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
