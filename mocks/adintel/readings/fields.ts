import type { Effect } from "../../engine/rows/table.ts";
import type { Fields } from "../../engine/rows/request.ts";

/** Gives a field of a request a value that the request does not have. */
export function setField(fields: Fields, name: string, effect: Effect, value: unknown): void {
  fields.set(name, { name, effect, value, isGiven: true });
}

const skips = { query: { in: "query", by: "offset" }, body: { in: "body", by: "offset" } } as const;

/** Has a request skip rows by a field that the documents do not declare. */
export function setOffset(fields: Fields, place: keyof typeof skips, value: unknown): void {
  if (value === undefined || fields.has("offset")) return;
  setField(fields, "offset", skips[place], Number(value));
}

/** Leaves an empty search text out, where the world takes it that it finds everything. */
export function dropEmptyText(fields: Fields, name: string, findsNothing: boolean): void {
  const text = fields.get(name)?.value;
  if (typeof text === "string" && text.trim() === "" && !findsNothing) fields.delete(name);
}
