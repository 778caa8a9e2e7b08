import { requireData, type CheckCase, type Tools, nowOf } from "../../../engine/case.ts";
import { dateOf } from "../../../session/rows.ts";
import { isBetween } from "../../../rules/predicates.ts";
import { strictOf } from "../../../rules/spans.ts";
import { assertDisjoint, assertPart, assertShown, list, type Rows } from "../../lists/list.ts";
import { relation, inBest } from "../../lists/relation.ts";
import {
  fieldBy,
  isAssumed,
  type FilterField,
  type Subject,
  type Values,
} from "../../../knowledge/subject.ts";

/** Presets that each lie within the next, if all end on the same day. */
export const nestedPresets = ["last-3-days", "last-7-days", "last-14-days", "last-30-days"];

/** Pairs of which the first lies within the second, in the reading of the mock. */
const nestedByReading = [
  ["today", "last-3-days"],
  ["yesterday", "last-3-days"],
  ["this-week", "last-7-days"],
  ["last-week", "last-14-days"],
  ["last-30-days", "last-3-months"],
  ["last-3-months", "last-6-months"],
  ["this-month", "last-3-months"],
  ["last-month", "last-3-months"],
  ["this-month", "year-to-date"],
] as const;

/** Pairs whose names say that they share no day. */
const disjointPresets = [
  ["today", "yesterday"],
  ["this-week", "last-week"],
  ["this-month", "last-month"],
  ["year-to-date", "last-year"],
] as const;

/** A sort value with the oldest rows first, if there is one. */
export function oldestFirst(subject: Subject, shows: string | undefined): Values {
  const sort = fieldBy(subject, "order");
  const [value] =
    Object.entries(sort?.orders ?? {}).find(
      ([, order]) => order.field === shows && order.direction === "ascending",
    ) ?? [];
  return sort && shows !== undefined && value !== undefined ? { [sort.name]: value } : {};
}

/** Cases share responses, so one of them may date from before midnight. */
async function requireSameDay(tools: Tools, ...lists: readonly Rows[]): Promise<void> {
  const days = new Set<string>();
  for (const { exchange } of lists) days.add(dateOf(await nowOf(tools, exchange)));
  requireData(days.size === 1, "the day changed between two responses");
}

/** Relations that follow from the names of presets, whichever date they apply to. */
export function presetNameCases(subject: Subject, field: FilterField, depth: number): CheckCase[] {
  const { name, choices = [], field: shows } = field;
  const areChoices = (...values: readonly string[]) => values.every((value) => choices.includes(value));
  const oldest = oldestFirst(subject, shows);
  const within = (inner: string, outer: string, assumed: boolean) =>
    inBest(subject, field, depth, {
      name: `${name}-${inner}-within-${outer}`,
      questions: 2,
      assumed,
      rule: `${name} ${outer} returns every row of ${inner}`,
      async run(tools, [{ scope }]) {
        const innerRows = await list(tools, subject, scope, { [name]: inner, ...oldest });
        requireData(innerRows.rows.length > 0, `no rows for ${inner}`);
        const outerRows = await list(tools, subject, scope, { [name]: outer, ...oldest });
        await requireSameDay(tools, innerRows, outerRows);
        assertPart(innerRows, outerRows, `every row of ${inner} also in the list of ${outer}`);
      },
    });
  const stated = isAssumed(field);
  return [
    ...nestedPresets
      .slice(1)
      .map((outer, index) => [String(nestedPresets[index]), outer] as const)
      .filter((pair) => areChoices(...pair))
      .map(([inner, outer]) => within(inner, outer, stated)),
    ...nestedByReading
      .filter((pair) => areChoices(...pair))
      .map(([inner, outer]) => within(inner, outer, true)),
    ...disjointPresets
      .filter((pair) => areChoices(...pair))
      .map(([first, second]) =>
        relation(subject, field, depth, {
          name: `${name}-${first}-apart-from-${second}`,
          assumed: true,
          rule: `no row is in both ${name} ${first} and ${second}`,
          async run(tools, scope) {
            const now = await list(tools, subject, scope, { [name]: first });
            const before = await list(tools, subject, scope, { [name]: second });
            requireData(now.rows.length + before.rows.length > 0, `no rows for ${first} and ${second}`);
            await requireSameDay(tools, now, before);
            assertDisjoint(now, before, `no row in both ${first} and ${second}`);
          },
        }),
      ),
    ...(shows === undefined ? [] : choices).map((value) =>
      relation(subject, field, depth, {
        name: `${name}-${value}-in-days-of-UTC`,
        questions: 1,
        assumed: true,
        rule: `${name} ${value} returns only rows with ${shows} in that period, in whole UTC days`,
        async run(tools, scope) {
          const { rows, exchange } = await list(tools, subject, scope, { [name]: value });
          requireData(rows.length > 0, `no rows for ${value}`);
          const [from, to] = strictOf(value, await nowOf(tools, exchange));
          assertShown(
            { rows, exchange },
            shows ?? "",
            (row) => isBetween(row, shows ?? "", from, to) === true,
            `${shows} on or after ${dateOf(from)} and before ${dateOf(to)}`,
          );
        },
      }),
    ),
  ];
}
