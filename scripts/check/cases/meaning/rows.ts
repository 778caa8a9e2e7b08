import type { Fields } from "../../asking.ts";
import { demand, need } from "../../case.ts";
import type { Exchange } from "../../sending/exchange.ts";

/** A number of a row; `undefined` where it is unknown. */
export function numberOf(row: Fields, name: string): number | undefined {
  const value = row[name];
  return typeof value === "number" ? value : undefined;
}

export function textOf(row: Fields, name: string): string | undefined {
  const value = row[name];
  return typeof value === "string" ? value : undefined;
}

export function textsOf(row: Fields, name: string): string[] {
  const value = row[name];
  return Array.isArray(value) ? value.map(String) : [];
}

/** A date of a row in milliseconds; `undefined` where it is unknown or of a format that cannot be read. */
export function timeOf(row: Fields, name: string): number | undefined {
  const time = Date.parse(textOf(row, name) ?? "");
  return Number.isNaN(time) ? undefined : time;
}

export function idsOf(rows: readonly Fields[]): string[] {
  return rows.map(({ id }) => String(id));
}

/** Breaks off unless every row passes. */
export function demandEach(
  rows: readonly Fields[],
  passes: (row: Fields) => boolean,
  expected: string,
  show: (row: Fields) => unknown,
  exchange: Exchange,
): void {
  for (const row of rows) demand(passes(row), expected, show(row), exchange);
}

/** Breaks off unless every row is of a type. */
export function demandType(rows: readonly Fields[], type: string, exchange: Exchange): void {
  demandEach(
    rows,
    (row) => row["type"] === type,
    `type ${type}`,
    (row) => row["type"],
    exchange,
  );
}

/** Breaks off where two records of one thing differ in a field that both have. */
export function demandFacts(
  got: Fields,
  expected: Fields,
  fields: readonly string[],
  exchange: Exchange,
): void {
  const both = fields.filter((name) => name in got && name in expected);
  need(both.length > 0, `the answers do not both show ${fields.join(" or ")}`);
  for (const name of both) {
    const words = `${name} ${JSON.stringify(expected[name])}, as elsewhere`;
    demand(got[name] === expected[name], words, got[name], exchange);
  }
}

/** A day in milliseconds. */
export const day = 86_400_000;

/** The day of a time in milliseconds, in UTC, as the API takes dates: `2026-11-20`. */
export function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Breaks off where a known value is higher than the known one before it; where unknown ones stand is not stated. */
export function demandDescending(
  rows: readonly Fields[],
  valueOf: (row: Fields) => number | undefined,
  name: string,
  exchange: Exchange,
): void {
  const known = rows.map(valueOf).filter((value) => value !== undefined);
  known.forEach((value, place) => {
    const before = known[place - 1] ?? Infinity;
    demand(value <= before, `${name} in falling order`, `${value} after ${before}`, exchange);
  });
}

/** Breaks off unless two lists are the same, in the same order. */
export function demandSame(
  got: readonly string[],
  expected: readonly string[],
  words: string,
  exchange: Exchange,
): void {
  const same = got.length === expected.length && got.every((id, place) => id === expected[place]);
  demand(same, `${words}: ${brief(expected)}`, brief(got), exchange);
}

function brief(list: readonly string[]): string {
  const more = list.length > 6 ? `, … (${list.length} in all)` : "";
  return `[${list.slice(0, 6).join(", ")}${more}]`;
}
