import type { Fields } from "../../contract/fields.ts";
import { filterRuleOf } from "../../rules/filter.ts";
import { isDate } from "../../rules/filters.ts";
import type { Passes } from "../../rules/predicates.ts";
import { dateOf, day } from "../../session/rows.ts";
import { narrowestOf, widestOf, type Span } from "../../rules/spans.ts";
import { give, measure, wordsOf } from "../lists/list.ts";
import { isAssumed, type FilterField, type Subject } from "../../knowledge/subject.ts";

/** A value of a filter, with the rows that certainly pass or fail. */
export interface FilterPart {
  field: FilterField;
  value: unknown;
  passes: Passes;
  /** Whether a row certainly fails. */
  fails: Passes;
}

/** The number of screens per list, each with other values. */
export const screenRounds = 4;

/** Whether a field is a filter whose values a screen can choose. */
export function isScreened({ by, field, isRequired, isAssumed: isOpen, precedence }: FilterField): boolean {
  return field !== undefined && screenedWays.has(by) && !isRequired && !isOpen && precedence === undefined;
}

const screenedWays: ReadonlySet<FilterField["by"]> = new Set<FilterField["by"]>([
  "equals",
  "span",
  "minimum",
  "maximum",
  "since",
  "until",
  "preset",
]);

/** The number of bounds to choose from, starting with those that keep the most rows. */
const maxBoundsTried = 8;

/** At least so many rows must remain, so that their order shows. */
const minRowsLeft = 2;

/** The rows of the list without filters, and the server's time. */
interface Unfiltered {
  rows: readonly Fields[];
  now: number;
}

/**
 * Values for as many filters as one request can tell apart: each excludes a row that all others keep, so that the list shows
 * whether it applies, and some rows remain. Each round starts with another filter.
 */
export function partsFor(
  subject: Subject,
  rows: readonly Fields[],
  { round, now }: { round: number; now: number },
): FilterPart[] {
  const filters = candidatesIn(subject, { rows, now });
  const chosen: Candidate[] = [];
  for (const candidates of rotate(filters, Math.ceil((round * filters.length) / screenRounds))) {
    const possible = candidates.filter(
      ({ part }) => !chosen.some((earlier) => mayContradict(earlier.part.field, part.field)),
    );
    // Candidates that exclude few rows come first, which leaves more rows for other filters.
    const next = possible.find((candidate) => areSeparable([...chosen, candidate]));
    if (next) chosen.push(next);
  }
  return chosen.map(({ part }) => part);
}

export function rowsPassing(parts: readonly FilterPart[], rows: readonly Fields[]): Fields[] {
  return rows.filter((row) => parts.every(({ passes }) => passes(row)));
}

/** A part with its result for each row, computed once for all combinations. */
interface Candidate {
  part: FilterPart;
  passes: readonly boolean[];
  fails: readonly boolean[];
}

/** The items rotated left by `by`. */
function rotate<T>(items: readonly T[], by: number): T[] {
  const offset = by % Math.max(1, items.length);
  return [...items.slice(offset), ...items.slice(0, offset)];
}

/** Whether each candidate excludes a row that all others keep, and enough rows remain. */
function areSeparable(chosen: readonly Candidate[]): boolean {
  const rows = chosen[0]?.passes ?? [];
  let keptCount = 0;
  const separated = new Set<Candidate>();
  for (const index of rows.keys()) {
    const failing = chosen.filter(({ passes }) => !passes[index]);
    const [only] = failing;
    if (only === undefined) keptCount += 1;
    else if (failing.length === 1 && only.fails[index]) separated.add(only);
  }
  return keptCount >= Math.min(minRowsLeft, rows.length / 4) && separated.size === chosen.length;
}

/** How several date filters combine is not specified. */
function mayContradict(a: FilterField, b: FilterField): boolean {
  return isDate(a) && isDate(b);
}

/** The candidates of each filter; cached for all rounds. */
function candidatesIn(subject: Subject, unfiltered: Unfiltered): Candidate[][] {
  const cached = candidateCache.get(unfiltered.rows);
  if (cached?.subject === subject && cached.now === unfiltered.now) return cached.filters;
  const filters = subject.fields
    .filter(isScreened)
    .map((field) => toCandidates(subject, field, unfiltered))
    .filter(({ length }) => length > 0);
  candidateCache.set(unfiltered.rows, { subject, now: unfiltered.now, filters });
  return filters;
}

const candidateCache = new WeakMap<
  readonly Fields[],
  { subject: Subject; now: number; filters: Candidate[][] }
>();

/** Values that keep some rows and exclude others, those that keep the most first. */
function toCandidates(subject: Subject, field: FilterField, unfiltered: Unfiltered): Candidate[] {
  const { rows } = unfiltered;
  const count = (flags: readonly boolean[]) => flags.filter(Boolean).length;
  return valuesToTry(field, unfiltered)
    .flatMap((value) => toPart(subject, field, value, unfiltered) ?? [])
    .map((part) => ({ part, passes: rows.map(part.passes), fails: rows.map(part.fails) }))
    .filter(({ passes, fails }) => passes.includes(true) && fails.includes(true))
    .sort((a, b) => count(b.passes) - count(a.passes));
}

function valuesToTry(field: FilterField, { rows, now }: Unfiltered): unknown[] {
  const { by, field: shows, choices = [], spans = {}, isList, all } = field;
  if (shows === undefined) return [];
  const numbers = () => [...new Set(rows.flatMap((row) => measure(row, shows) ?? []))].sort((a, b) => a - b);
  const dates = () =>
    [...new Set(rows.flatMap((row) => datesIn(field, row)).map((time) => dateOf(time + 3 * day)))].sort();
  switch (by) {
    case "equals": {
      const words = new Set(rows.flatMap((row) => wordsOf(row, shows)));
      // Rows that use other words than the filter do not show which value they have.
      if ([...words].some((word) => !choices.includes(word))) return [];
      return eachOrRest([...words].filter((word) => word !== all).sort(), isList);
    }
    case "span":
      return eachOrRest(Object.keys(spans), isList);
    case "minimum":
      return numbers().slice(1, 1 + maxBoundsTried);
    case "maximum":
      return numbers().slice(0, -1).slice(-maxBoundsTried);
    case "preset":
      return choices.filter((name) => Number.isFinite(widestOf(name, now)[0]));
    case "since":
      return dates().slice(0, maxBoundsTried);
    case "until":
      return dates().slice(-maxBoundsTried);
    default:
      return [];
  }
}

/** For a list field, all values but one each time; otherwise each value. */
function eachOrRest(values: readonly string[], isList: boolean): unknown[] {
  return isList && values.length > 1
    ? values.map((value) => values.filter((excluded) => excluded !== value))
    : [...values];
}

function toPart(
  subject: Subject,
  field: FilterField,
  value: unknown,
  { rows, now }: Unfiltered,
): FilterPart | undefined {
  if (isDate(field)) return { field, value, ...byDates(field, String(value), { rows, now }) };
  const rule = filterRuleOf(subject, field, value, now);
  return rule && { field, value, passes: rule.exact, fails: (row) => !rule.stated(row) };
}

/**
 * The certain results of a date filter that may apply to any of a row's dates: all of them must be on one side. A row without
 * an end date may end at any later time.
 */
function byDates(
  field: FilterField,
  value: string,
  { rows, now }: Unfiltered,
): Pick<FilterPart, "passes" | "fails"> {
  const cache = new Map(rows.map((row) => [row, datesIn(field, row)]));
  const dates = (row: Fields) => cache.get(row) ?? datesIn(field, row);
  const maxDates = Math.max(...rows.map((row) => dates(row).length));
  const [narrow, wide] = ranges(field, value, now);
  const allDates = (row: Fields, is: (time: number) => boolean) =>
    dates(row).length > 0 && dates(row).every(is);
  const hasAll = (row: Fields) => dates(row).length === maxDates;
  return {
    passes: (row) =>
      hasAll(row) && allDates(row, (time) => time > narrow[0] + give && time < narrow[1] - give),
    fails: (row) =>
      allDates(row, (time) => time > wide[1] + give) ||
      (hasAll(row) && allDates(row, (time) => time < wide[0] - give)),
  };
}

/** The narrowest and the widest time span that a value may mean. */
function ranges({ by }: FilterField, value: string, now: number): [least: Span, widest: Span] {
  if (by === "preset") return [narrowestOf(value, now), widestOf(value, now)];
  const date = Date.parse(value);
  const span: Span = by === "since" ? [date, Infinity] : [-Infinity, date + day];
  return [span, span];
}

/** The dates of a row that a filter may apply to, in milliseconds since 1970. */
function datesIn(field: FilterField, row: Fields): number[] {
  const names = isAssumed(field, "field")
    ? Object.keys(row).filter((name) => typeof row[name] === "string")
    : [field.field ?? ""];
  return names.flatMap((name) => measure(row, name) ?? []);
}
