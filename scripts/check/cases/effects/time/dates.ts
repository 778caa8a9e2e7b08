import type { Fields } from "../../../contract/fields.ts";
import { requireData, type CheckCase, type Tools } from "../../../engine/case.ts";
import { onSide } from "../../../rules/predicates.ts";
import { dateOf, day } from "../../../session/rows.ts";
import {
  assertCovered,
  assertPart,
  assertShown,
  give,
  list,
  measure,
  type Rows,
  type Scope,
} from "../../lists/list.ts";
import { inBest, relation, type CasesOf } from "../../lists/relation.ts";
import {
  fieldBy,
  isAssumed,
  isDay,
  type FilterField,
  type ShownField,
  type Subject,
  type Values,
} from "../../../knowledge/subject.ts";

export const since: CasesOf = (subject, field, depth) => sideCases(subject, field, depth, 1);
export const until: CasesOf = (subject, field, depth) => sideCases(subject, field, depth, -1);

/** A day as a field takes it: its beginning where that takes instants. */
function dayFor({ takesInstants }: FilterField, date: string): string {
  return takesInstants ? `${date}T00:00:00Z` : date;
}

/** Before all rows. */
const longAgo = "1000-01-01";

function sideCases(subject: Subject, field: FilterField, depth: number, side: 1 | -1): CheckCase[] {
  const { name, field: shows } = field;
  if (shows === undefined) return [];
  const assumed = isAssumed(field, "field");
  const words = side === 1 ? "on or after" : "on or before";
  const time = (date: string) => Date.parse(date);
  // The time zone is not specified, so allow a day either way; unknown dates pass.
  const isOn = (date: string, strict: boolean) =>
    onSide(shows, side === 1 ? "since" : "until", date, strict ? 0 : day);
  const isClear = (row: Fields, date: string) => {
    const value = measure(row, shows);
    return value !== undefined && side * (value - time(date)) > give;
  };
  /**
   * The filtered list, in another order and limited to one row more than may pass: ordered by date, a list that was limited
   * before filtering might look right.
   */
  const within = (tools: Tools, scope: Scope, all: Rows, date: string) => {
    const order = assumed ? {} : otherOrder(subject, shows);
    const limit = all.rows.filter(isOn(date, false)).length + 1;
    const isCut = all.whole && Object.keys(order).length > 0;
    return list(tools, subject, scope, { [name]: dayFor(field, date), ...order }, isCut ? limit : undefined);
  };
  return [
    relation(subject, field, depth, {
      name,
      assumed,
      rule: `${name} returns exactly the rows with ${shows} ${words} that day`,
      async run(tools, scope) {
        const all = await list(tools, subject, scope);
        const date = inGap(all.rows, shows);
        requireData(date !== undefined, `no date separates the rows by ${shows}`);
        const filtered = await within(tools, scope, all, date);
        const passes = isOn(date, false);
        assertShown(filtered, shows, passes, `${shows} ${words} ${date}`);
        const clear = all.rows.filter((row) => isClear(row, date));
        assertCovered(clear, [filtered], `rows with ${shows} ${words} ${date}`);
      },
    }),
    ...(assumed ? [anyDateCase(subject, { ...field, field: shows }, side, depth)] : []),
    ...(field.takesInstants
      ? []
      : [
          relation(subject, field, depth, {
            name: `${name}-of-a-day`,
            // A row that shows a day leaves no zone to be assumed.
            assumed: isAssumed(field, "field", "inclusive") || !isDay(subject, shows),
            rule: `${name} reads a date as a day in UTC and includes that day`,
            async run(tools, scope) {
              const all = await list(tools, subject, scope);
              const date = middleDay(all.rows, shows);
              const filtered = await list(tools, subject, scope, { [name]: date });
              const passes = isOn(date, true);
              assertShown(filtered, shows, passes, `${shows} ${words} ${date}`);
              assertCovered(all.rows.filter(passes), [filtered], `rows with ${shows} ${words} ${date}`);
              requireData(filtered.rows.length > 0, `no row has ${shows} ${words} ${date}`);
            },
          }),
        ]),
    ...(side === -1
      ? [
          relation(subject, field, depth, {
            name: `${name}-before-everything`,
            rule: `${name} returns no rows if it is before all dates in the data, whichever date it filters by`,
            async run(tools, scope) {
              const all = await list(tools, subject, scope);
              requireData(all.rows.length > 0, "no rows without the filter");
              // A list without date filter covers all time, so no row is older than its oldest.
              const times = all.rows.flatMap((row) => measure(row, shows) ?? []);
              const isKnown = all.whole && !assumed && times.length > 0;
              const date = isKnown ? dateOf(Math.min(...times) - 2 * give) : longAgo;
              const { rows, exchange } = await list(tools, subject, scope, { [name]: dayFor(field, date) });
              const isUnknown = (row: Fields) => measure(row, shows) === undefined;
              assertShown({ rows, exchange }, shows, isUnknown, `no row on or before ${date}`);
            },
          }),
        ]
      : []),
    relation(subject, field, depth, {
      name: `${name}-is-a-part`,
      rule: `${name} returns a subset of the list without it, in any order: without dates the list covers all time`,
      async run(tools, scope) {
        const all = await list(tools, subject, scope);
        const date = inGap(all.rows, shows) ?? middleDay(all.rows, shows);
        const filtered = await within(tools, scope, all, date);
        assertPart(filtered, all, `every row with ${name} also in the list without it`);
      },
    }),
  ];
}

export function otherOrder(subject: Subject, shows: string): Values {
  const sort = fieldBy(subject, "order");
  const [value] = Object.entries(sort?.orders ?? {}).find(([, { field }]) => field !== shows) ?? [];
  return sort && value !== undefined ? { [sort.name]: value } : {};
}

/**
 * Which of a row's dates the filter applies to may not be specified, so use rows whose dates are all on one side.
 */
function anyDateCase(subject: Subject, field: ShownField, side: 1 | -1, depth: number): CheckCase {
  const { name, field: shows } = field;
  const datesIn = (row: Fields) =>
    Object.keys(row).flatMap((key) => (typeof row[key] === "string" ? (measure(row, key) ?? []) : []));
  return inBest(subject, field, depth, {
    name: `${name}-of-any-date`,
    questions: 1,
    rule: `${name} returns rows whose dates are all ${side === 1 ? "after" : "before"} it, and none whose dates are all ${side === 1 ? "before" : "after"} it`,
    async run(tools, [{ scope, all }]) {
      // Cached, since each row is compared with each date.
      const cache = new Map(all.rows.map((row) => [row, datesIn(row)]));
      const datesOf = (row: Fields) => cache.get(row) ?? datesIn(row);
      const maxDates = Math.max(...all.rows.map((row) => datesOf(row).length));
      requireData(maxDates > 1, "no row has another date that may be filtered");
      const rowSide = (row: Fields, time: number): boolean | undefined => {
        const dates = datesOf(row);
        if (dates.length === 0) return undefined;
        const [first, last] = [Math.min(...dates), Math.max(...dates)];
        // A row without an end date may end at any later time.
        if (first > time + give) return side === 1 && dates.length < maxDates ? undefined : side === 1;
        return last < time - give && dates.length === maxDates ? side === -1 : undefined;
      };
      const times = all.rows.flatMap(datesOf).map((time) => Date.parse(dateOf(time)) + 3 * day);
      const splits = [...new Set(times)].map((time) => {
        const sides = all.rows.map((row) => rowSide(row, time));
        const count = (is: boolean) => sides.filter((rowIs) => rowIs === is).length;
        return { time, out: count(false), is: count(true) };
      });
      const [best] = splits.sort((a, b) => Math.min(b.out, b.is) - Math.min(a.out, a.is) || b.out - a.out);
      requireData(best !== undefined && best.out > 0, "the dates of all rows are too close together");
      const date = dateOf(best.time);
      const filtered = await list(tools, subject, scope, { [name]: dayFor(field, date) });
      const words = `all dates ${side === 1 ? "on or after" : "on or before"} ${date}`;
      assertShown(filtered, shows, (row) => rowSide(row, best.time) !== false, words);
      const clear = all.rows.filter((row) => rowSide(row, best.time) === true);
      if (clear.length > 0) assertCovered(clear, [filtered], `rows with ${words}`);
    },
  });
}

function middleDay(rows: readonly Fields[], field: string): string {
  const times = rows.flatMap((row) => measure(row, field) ?? []);
  const time = times[Math.floor(times.length / 2)];
  requireData(time !== undefined, `no row has ${field}`);
  return dateOf(time);
}

/**
 * A date that separates two rows in any time zone, as close to the middle of the list as possible; preferably in a gap of less
 * than 12 days, so that an error of a week shows.
 */
export function inGap(rows: readonly Fields[], field: string): string | undefined {
  const times = rows.flatMap((row) => measure(row, field) ?? []).sort((a, b) => a - b);
  const gaps = times.slice(1).map((to, index) => ({ from: times[index] ?? to, to, index: index + 1 }));
  const off = ({ index }: { index: number }) => Math.abs(index - times.length / 2);
  const isWide = ({ from, to }: { from: number; to: number }) => to - from > 12 * day;
  const [best] = gaps
    .filter(({ from, to }) => to - from > 2 * give)
    .sort((a, b) => Number(isWide(a)) - Number(isWide(b)) || off(a) - off(b));
  return best && dateOf((best.from + best.to) / 2);
}
