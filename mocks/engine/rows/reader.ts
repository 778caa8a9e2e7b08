import { memoize } from "../../../scripts/lib/memoize.ts";
import type { ListDefinition } from "./list-definition.ts";
import { fieldOf } from "./row.ts";

/** Reads something of a record. */
export type Reader<T> = (record: T, origin: string) => unknown;
const readers = memoize((_spec: object) => new Map<string, Reader<never>>());

/** Reads a field of a row, as an instant in milliseconds where that is asked for and known. */
export function readerOf<S, T extends object>(
  spec: ListDefinition<S, T>,
  field: string,
  asInstant: boolean,
): Reader<T> {
  const instant = asInstant ? spec.instants?.[field] : undefined;
  if (instant) return instant;
  const byField = readers(spec) as Map<string, Reader<T>>;
  let reader = byField.get(field);
  if (!reader) byField.set(field, (reader = fieldOf(field, spec.made)));
  return reader;
}
