import type { Violation } from "@adintel/client/validation";
import type { Takes } from "../scenarios/readings.ts";
import type { Call } from "./call.ts";
import { counterparts } from "./counterparts.ts";
import type { Field, Roles } from "./request.ts";
import type { Operation } from "./table.ts";

export interface Page {
  limit: number;
  offset: number;
  /** Whether an offset past the end of the list is refused, and the field that says it. */
  refusedPastEnd?: string | undefined;
  violations: Violation[];
}

/**
 * The row cap and the offset of a request. Where neither the documents nor the handler give a default, that of a counterpart
 * in another version serves; rows that a request names one by one are all returned.
 *
 * @param usual the default where the documents give none
 */
export function readPage(
  { operation, world: { takes } }: Pick<Call, "operation" | "world">,
  { limit, offset, named }: Roles,
  usual?: number,
): Page {
  const violations: Violation[] = [];
  const initial = limit?.effect.default ?? usual ?? counterpartLimit(operation);
  const cap = limit?.isGiven ? limit : undefined;
  const isOpen = typeof operation.paging?.limit.maximum !== "number";
  const rows = cap
    ? limitIn(cap, Number(initial), isOpen ? takes : undefined, violations)
    : named
      ? Infinity
      : Number(initial);
  const { by, first = 1 } = offset?.effect ?? {};
  const least = by === "page" ? first : takes("offset-negative", "zero") ? -Infinity : 0;
  const skipped = offset ? atLeast(least, offset, violations) - (by === "page" ? first : 0) : 0;
  const before = Math.max(0, skipped);
  return {
    limit: isOpen && takes("limit-maximum", "capped-at-5") ? Math.min(rows, 5) : rows,
    offset: by === "page" && before > 0 ? before * rows : before,
    ...(takes("offset-past-end", "refused") && { refusedPastEnd: offset?.name }),
    violations,
  };
}

/** The limit that a request gives; `takes` says what becomes of it where the documents give no range. */
function limitIn(cap: Field, initial: number, takes: Takes | undefined, violations: Violation[]): number {
  if (!takes) return Number(cap.value);
  const isZeroRefused = !takes("limit-zero", "no-rows") && !takes("limit-zero", "default");
  const number = atLeast(isZeroRefused ? 1 : 0, cap, violations);
  const most = takes("limit-maximum", "refused-above-500")
    ? 500
    : takes("limit-maximum", "refused-above-100")
      ? 100
      : Infinity;
  if (number > most) violations.push({ path: cap.name, message: `must be at most ${most}` });
  if (number === 0 && takes("limit-zero", "default")) return initial;
  return takes("limit-maximum", "capped-at-default") ? Math.min(number, initial) : number;
}

function atLeast(least: number, { name, value }: Field, violations: Violation[]): number {
  const number = Number(value);
  if (!(number >= least)) violations.push({ path: name, message: `must be at least ${least}` });
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

/**
 * Those that pass a test, if there is one, from `offset` on and at most `limit`; stops looking once they are found. `undefined`
 * where the offset is past the end and must not be.
 */
export function page<T>(
  items: Iterable<T>,
  { offset, limit, refusedPastEnd }: Page,
  test?: ((item: T) => boolean) | undefined,
): T[] | undefined {
  const rows: T[] = [];
  if (limit <= 0 && refusedPastEnd === undefined) return rows;
  let skipped = 0;
  const take = (item: T): boolean => {
    if (test && !test(item)) return true;
    if (skipped < offset) skipped += 1;
    else rows.push(item);
    return rows.length < limit;
  };
  // Most are arrays, whose iterator would make an object for each item.
  if (Array.isArray(items)) items.every(take);
  else for (const item of items) if (!take(item)) break;
  if (refusedPastEnd !== undefined && skipped < offset) return undefined;
  return limit <= 0 ? [] : rows;
}
