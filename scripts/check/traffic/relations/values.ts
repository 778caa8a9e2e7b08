import { shown } from "../../rules/row.ts";
import type { Listing } from "./listing.ts";

/** What rows show of the field that they are ordered by. */
export interface Valued {
  values: unknown[];
  /** Where unknown ones stand is not stated. */
  hasUnknown: boolean;
}

export function valuesOf({ rows }: Listing, field: string): Valued {
  const values = rows.map((row) => shown(row, field));
  return { values, hasUnknown: values.some((value) => value === null || value === undefined) };
}
