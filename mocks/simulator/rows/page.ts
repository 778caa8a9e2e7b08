import type { Violation } from "@adintel/client/validation";
import { operations } from "@adintel/client/operations";
import type { Field, Fields } from "./request.ts";
import type { Operation } from "./table.ts";

/** What of a list is returned. */
export interface Page {
  limit: number;
  offset: number;
  faults: Violation[];
}

/**
 * The row cap and the offset of a request. Where the documents give no default, that of the counterpart in the other
 * version serves. A limit below 1 and an offset below 0 are refused.
 */
export function readPage(operation: Operation, fields: Fields): Page {
  const limit = by(fields, "limit");
  const offset = by(fields, "offset");
  const faults: Violation[] = [];
  const read = (field: Field | undefined, least: number, fallback: number) => {
    if (!field) return fallback;
    const value = Number(field.value);
    if (value < least) faults.push({ path: field.name, message: `must be at least ${least}` });
    return value;
  };
  // Rows that a request names one by one are all returned, unless it gives a limit.
  const isNamed = [...fields.values()].some(({ effect }) => isNaming(effect, operation.lists));
  const most = isNamed ? Infinity : counterpartLimit(operation);
  return {
    limit: read(isNamed && !limit?.isGiven ? undefined : limit, 1, most),
    offset: read(offset, 0, 0),
    faults,
  };
}

function by(fields: Fields, way: string): Field | undefined {
  for (const field of fields.values()) if (field.effect.by === way) return field;
  return undefined;
}

/** Whether a field names rows by what identifies them. */
export function isNaming(
  { by: way, field }: { by: string; field?: string },
  lists: Operation["lists"],
): boolean {
  return way === "equals" && field !== undefined && lists.some(({ key }) => key === field);
}

/** The default limit of the operation that this one replaces, or is replaced by; else there is none. */
function counterpartLimit(operation: Operation): number {
  for (const other of counterparts(operation)) {
    const limit = Object.values(other.effects).find((effect) => effect.by === "limit")?.default;
    if (typeof limit === "number") return limit;
  }
  return Infinity;
}

/** The operations of the other version that replace this one, or that it replaces. */
export function counterparts(operation: Operation): Operation[] {
  const known = found.get(operation);
  if (known) return known;
  const { operationId, replacedBy } = operation;
  const successors = Object.values<Operation>(operations.v2).filter((other) =>
    replacedBy.some((successor) => successor.operationId === other.operationId),
  );
  const isNew = replacedBy.length === 0;
  const forerunners = Object.values<Operation>(operations.v1).filter(
    (other) => isNew && other.replacedBy.some((successor) => successor.operationId === operationId),
  );
  const all = [...successors, ...forerunners];
  found.set(operation, all);
  return all;
}

const found = new WeakMap<Operation, Operation[]>();

/** Those that pass a test, from `offset` on and at most `limit`; stops looking once they are found. */
export function page<T>(items: Iterable<T>, test: (item: T) => boolean, { offset, limit }: Page): T[] {
  const rows: T[] = [];
  let skipped = 0;
  for (const item of items) {
    if (rows.length >= limit) break;
    if (!test(item)) continue;
    if (skipped < offset) skipped += 1;
    else rows.push(item);
  }
  return rows;
}
