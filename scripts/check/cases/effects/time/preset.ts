import type { Fields } from "../../../contract/fields.ts";
import { assert, requireData, type CheckCase, type Tools, nowOf } from "../../../engine/case.ts";
import { isBetween } from "../../../rules/predicates.ts";
import { dateOf, day } from "../../../session/rows.ts";
import { narrowestOf, widestOf } from "../../../rules/spans.ts";
import { inBest, type Best, type CasesOf } from "../../lists/relation.ts";
import { otherOrder } from "./dates.ts";
import { assertShown, give, has, list, listWithout, type Rows, type Scope } from "../../lists/list.ts";
import { nestedPresets, presetNameCases } from "./preset-names.ts";
import { variantsOf } from "../../lists/scopes.ts";
import { isAssumed, type ShownField, type Subject } from "../../../knowledge/subject.ts";

/** Whether a row is certainly, or possibly, within a range. */
type Sides = Record<"clear" | "possible", (row: Fields) => boolean>;

/** The distance in milliseconds within which rows are near a range. */
const nearMs = 14 * day;

export const preset: CasesOf = (subject, field, depth) => {
  const { choices = [], field: shows } = field;
  return [
    ...presetNameCases(subject, field, depth),
    ...(shows === undefined ? [] : choices).map((value, index) =>
      rangeCase(subject, { ...field, field: shows ?? "" }, { value, index }, depth),
    ),
  ];
};

function rangeCase(
  subject: Subject,
  field: ShownField,
  { value, index }: { value: string; index: number },
  depth: number,
): CheckCase {
  const { name, field: shows } = field;
  return inBest(subject, field, depth, {
    name: `${name}-${value}`,
    assumed: isAssumed(field, "field"),
    questions: 2 * variantsOf(subject).length,
    rule: `${name} ${value} returns exactly the rows with ${shows} in that period, and the list without dates has them too`,
    async run(tools, best, every) {
      // Use lists with rows within the range, or else with rows near it.
      const serverTime = await nowOf(tools, best[0].all.exchange);
      const [narrow, wide] = [narrowestOf(value, serverTime), widestOf(value, serverTime)];
      const is = {
        clear: (row: Fields) => isBetween(row, shows, narrow[0] + give, narrow[1] - give) === true,
        possible: (row: Fields) => isBetween(row, shows, wide[0] - give, wide[1] + give) !== false,
        near: (row: Fields) => isBetween(row, shows, wide[0] - nearMs, wide[1] + nearMs) === true,
      };
      const nearCount = ({ all }: Best) => all.rows.filter((row) => is.near(row) && !is.possible(row)).length;
      const rotated = [...best.slice(index % best.length), ...best, ...every];
      const likely =
        every.find(({ all }) => all.rows.some(is.clear)) ??
        rotated.reduce((a, b) => (nearCount(b) > nearCount(a) ? b : a));
      // For a single day, a list has few rows or none, so try several.
      const isDay = wide[1] - wide[0] <= day;
      const scopes = nestedPresets.includes(value) ? [best[0]] : isDay ? best : [likely];
      const shown = new Set<string>();
      for (const { scope } of scopes) for (const side of await compare(tools, scope, is)) shown.add(side);
      requireData(shown.has("in"), `no row has ${shows} in that period`);
      requireData(shown.has("out"), `every row has ${shows} in that period`);
    },
  });

  /** Compares two lists, and returns on which sides of the range they have rows. */
  async function compare(
    tools: Tools,
    scope: Scope,
    { clear: isClear, possible }: Sides,
  ): Promise<("in" | "out")[]> {
    const plain = await listWithout(tools, subject, scope, field);
    // A small limit reveals servers that apply it before filtering, if the matching rows are not first anyway.
    const limit = plain.rows.filter(possible).length + 1;
    const hides = ({ rows }: Rows) => rows.slice(limit).some(isClear);
    const otherSort =
      plain.whole && !hides(plain) && plain.rows.some(isClear) && limit < plain.rows.length
        ? otherOrder(subject, shows)
        : {};
    const all =
      Object.keys(otherSort).length > 0 && !nestedPresets.includes(value)
        ? await list(tools, subject, scope, otherSort)
        : plain;
    const isCut = all.whole && hides(all);
    const values = { [name]: value, ...(isCut && all !== plain ? otherSort : {}) };
    const filtered = await list(tools, subject, scope, values, isCut ? limit : undefined);
    const now = await nowOf(tools, filtered.exchange);
    // The exact bounds of a preset and their time zone are not specified.
    const [from, to] = widestOf(value, now);
    assertShown(
      filtered,
      shows,
      (row) => isBetween(row, shows, from - give, to + give) !== false,
      `${shows} on or after ${dateOf(from)} and before ${dateOf(to)}, give or take two days`,
    );
    const [first, end] = narrowestOf(value, now);
    const clear = all.rows.filter((row) => isBetween(row, shows, first + give, end - give));
    requireData(all.rows.length > 0, "no rows without dates");
    const words = `every row with ${shows} on or after ${dateOf(first)} and before ${dateOf(end)}`;
    for (const row of clear) assertThere(filtered, row, words, shows);
    for (const row of filtered.rows)
      assertThere(all, row, `every row of ${value} also in the list without dates`, shows);
    return all.rows.flatMap((row) => (isClear(row) ? ["in"] : possible(row) ? [] : ["out"]));
  }
}

function assertThere(rows: Rows, row: Fields, words: string, field: string): void {
  assert(has(rows, row) !== false, words, `no row with ${field} ${String(row[field])}`, rows.exchange);
}
