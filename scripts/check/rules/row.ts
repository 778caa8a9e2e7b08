import { isRecord } from "../contract/document.ts";
import type { Fields } from "../contract/fields.ts";

export const day = 86_400_000;

/** How far a date may be off, where neither its zone nor where a day begins is stated. */
export const give = 2 * day;

/** The day of a time in milliseconds, in UTC, as the API takes dates: `2026-11-20`. */
export function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** What a row shows of a field, such as `brand.id`. Each of thousands of rows is looked at, so nothing is copied. */
export function shown(row: Fields, field: string): unknown {
  if (!field.includes(".")) return row[field];
  const steps = paths.get(field) ?? field.split(".");
  paths.set(field, steps);
  return steps.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), row);
}

/** The steps of fields within fields. */
const paths = new Map<string, readonly string[]>();

/** What a row shows of a field in words: one for each of several. */
export function wordsOf(row: Fields, field: string): string[] {
  const value = shown(row, field);
  if (typeof value === "string") return [value];
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.flatMap((one) => (typeof one === "string" || typeof one === "number" ? String(one) : []));
}

/** A number, or a date in milliseconds; `undefined` where it is unknown. */
export function measure(row: Fields, field: string): number | undefined {
  const value = shown(row, field);
  if (typeof value === "number") return value;
  const time = typeof value === "string" && /^\d{4}-\d\d/.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? undefined : time;
}

export function showing(field: string) {
  return (row: Fields): unknown => ({ [field]: shown(row, field) });
}
