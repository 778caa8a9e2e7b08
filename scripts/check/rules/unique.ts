import { shown } from "./row.ts";
import { namedIds } from "./named-ids.ts";
import type { Answered, Broken } from "./answered.ts";

/** What identifies a row is that of no other row. */
export function doubles(answered: Answered): Broken[] {
  const { list, rows } = answered;
  if (list?.key === undefined) return [];
  const { key, assumed = [] } = list;
  const seen = new Set<unknown>();
  const double = rows
    .map((row) => shown(row, key))
    .find((value) => {
      const again = value !== undefined && value !== null && seen.has(value);
      seen.add(value);
      return again;
    });
  if (double === undefined) return [];
  // Who names an account twice may get it twice.
  const { texts } = namedIds(answered) ?? { texts: [] };
  return [
    {
      name: "unique",
      at: "responses/200",
      rule: "each row is listed once",
      expected: `each ${key} once`,
      got: `${key} ${JSON.stringify(double)} twice`,
      assumed: assumed.includes("key") || texts.length > new Set(rows.map((row) => shown(row, key))).size,
    },
  ];
}
