import type { Violation } from "@adintel/client/validation";
import { counterparts } from "./counterparts.ts";
import type { Field, Roles } from "./request.ts";
import type { Operation } from "./table.ts";

/** What of a list is returned. */
export interface Page {
  limit: number;
  offset: number;
  violations: Violation[];
}

/**
 * The row cap and the offset of a request. Where the documents give no default, that of a counterpart in another
 * version serves; rows that a request names one by one are all returned. A limit below 1, an offset below 0 and a page
 * before the first are rejected.
 */
export function readPage(operation: Operation, { limit, offset, named }: Roles): Page {
  const violations: Violation[] = [];
  const cap = named && !limit?.isGiven ? undefined : limit;
  const rows = cap ? atLeast(1, cap, violations) : named ? Infinity : counterpartLimit(operation);
  const { by, first = 1 } = offset?.effect ?? {};
  const least = by === "page" ? first : 0;
  const before = offset ? atLeast(least, offset, violations) - least : 0;
  return { limit: rows, offset: by === "page" && before > 0 ? before * rows : before, violations };
}

function atLeast(least: number, { name, value }: Field, violations: Violation[]): number {
  const number = Number(value);
  if (number < least) violations.push({ path: name, message: `must be at least ${least}` });
  return number;
}

/** The default limit of the nearest operation that this one replaces, or is replaced by; else there is none. */
function counterpartLimit(operation: Operation): number {
  for (const other of counterparts(operation)) {
    const limit = Object.values(other.effects).find((effect) => effect.by === "limit")?.default;
    if (typeof limit === "number") return limit;
  }
  return Infinity;
}

/** Those that pass a test, if there is one, from `offset` on and at most `limit`; stops looking once they are found. */
export function page<T>(
  items: Iterable<T>,
  { offset, limit }: Page,
  test?: ((item: T) => boolean) | undefined,
): T[] {
  const rows: T[] = [];
  let skipped = 0;
  /** Whether there is room for more. */
  const take = (item: T): boolean => {
    if (test && !test(item)) return true;
    if (skipped < offset) skipped += 1;
    else rows.push(item);
    return rows.length < limit;
  };
  // Most are arrays, whose iterator would make an object for each item.
  if (Array.isArray(items)) items.every(take);
  else for (const item of items) if (!take(item)) break;
  return rows;
}
