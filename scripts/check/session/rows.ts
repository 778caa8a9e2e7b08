import { assert, requireData } from "./assertions.ts";
import type { Fields } from "../contract/fields.ts";
import type { Exchange } from "../http/exchange.ts";

export { dateOf, day } from "../rules/row.ts";

/** A number of a row; `undefined` where it is unknown. */
export function numberOf<Row extends object>(row: Row, name: keyof Row & string): number | undefined {
  const value = row[name];
  return typeof value === "number" ? value : undefined;
}

export function textOf<Row extends object>(row: Row, name: keyof Row & string): string | undefined {
  const value = row[name];
  return typeof value === "string" ? value : undefined;
}

export function textsOf<Row extends object>(row: Row, name: keyof Row & string): string[] {
  const value = row[name];
  return Array.isArray(value) ? value.map(String) : [];
}

/** A date of a row in milliseconds; `undefined` where it is unknown or of a format that cannot be read. */
export function timeOf<Row extends object>(row: Row, name: keyof Row & string): number | undefined {
  const time = Date.parse(textOf(row, name) ?? "");
  return Number.isNaN(time) ? undefined : time;
}

export function idsOf(rows: readonly { readonly id?: unknown }[]): string[] {
  return rows.map(({ id }) => String(id));
}

/** Breaks off unless every row passes. */
export function assertEach<Row>(
  rows: readonly Row[],
  passes: (row: Row) => boolean,
  expected: string,
  show: (row: Row) => unknown,
  exchange: Exchange,
): void {
  for (const row of rows) assert(passes(row), expected, show(row), exchange);
}

/** Breaks off unless every row is of a type. */
export function assertType(
  rows: readonly { readonly type?: unknown }[],
  type: string,
  exchange: Exchange,
): void {
  assertEach(
    rows,
    (row) => row["type"] === type,
    `type ${type}`,
    (row) => row["type"],
    exchange,
  );
}

/** Breaks off where two records of one thing differ in a field that both have. */
export function assertFacts(
  got: Fields,
  expected: Fields,
  fields: readonly string[],
  exchange: Exchange,
): void {
  const both = fields.filter((name) => name in got && name in expected);
  requireData(both.length > 0, `the responses do not both have ${fields.join(" or ")}`);
  for (const name of both) {
    const words = `${name} ${JSON.stringify(expected[name])}, as in the other response`;
    assert(got[name] === expected[name], words, got[name], exchange);
  }
}

/** Breaks off where a known value is higher than the known one before it; where unknown ones stand is not stated. */
export function assertDescending<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => number | undefined,
  name: string,
  exchange: Exchange,
): void {
  const known = rows.map(valueOf).filter((value) => value !== undefined);
  known.forEach((value, place) => {
    const before = known[place - 1] ?? Infinity;
    assert(value <= before, `${name} in descending order`, `${value} after ${before}`, exchange);
  });
}

/** Breaks off unless two lists are the same, in the same order. */
export function assertSame(
  got: readonly string[],
  expected: readonly string[],
  words: string,
  exchange: Exchange,
): void {
  const different = expected.findIndex((id, place) => id !== got[place]);
  const from = different === -1 ? expected.length : different;
  const same = different === -1 && got.length === expected.length;
  const rows = expected.length === 0 ? words : `${words}: ${brief(expected, from)}`;
  assert(same, rows, brief(got, from), exchange);
}

/** A few items from just before the place where a list differs from another. */
function brief(list: readonly string[], different: number): string {
  const start = Math.max(0, Math.min(different, list.length) - 2);
  const shown = list.slice(start, start + 6);
  const all = start > 0 || shown.length < list.length ? ` (${list.length} in all)` : "";
  const items = [...(start > 0 ? ["…"] : []), ...shown, ...(start + 6 < list.length ? ["…"] : [])];
  return `[${items.join(", ")}]${all}`;
}
