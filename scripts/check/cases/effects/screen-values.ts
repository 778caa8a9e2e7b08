import type { Fields } from "../../contract/fields.ts";
import { filterRuleOf } from "../../rules/filter.ts";
import { isDate } from "../../rules/filters.ts";
import type { Passes } from "../../rules/predicates.ts";
import { dateOf, day } from "../../session/rows.ts";
import { narrowestOf, widestOf, type Span } from "../../rules/spans.ts";
import { give, measure, wordsOf } from "../lists/list.ts";
import { isAssumed, type FilterField, type Subject } from "../../contract/subject.ts";

/** A value of a filter, and what it does to rows as far as that is sure. */
export interface Part {
  field: FilterField;
  value: unknown;
  /** A row that surely passes. */
  passes: Passes;
  /** A row that surely does not. */
  fails: Passes;
}

/** Screens of a list with several filters, each with other values. */
export const rounds = 4;

/** Whether a field is a filter whose values a screen can choose. */
export function isScreened({ by, field, isRequired, isAssumed: isOpen, precedence }: FilterField): boolean {
  return field !== undefined && ways.has(by) && !isRequired && !isOpen && precedence === undefined;
}

const ways: ReadonlySet<FilterField["by"]> = new Set<FilterField["by"]>([
  "equals",
  "span",
  "minimum",
  "maximum",
  "since",
  "until",
  "preset",
]);

/** Bounds to choose from, of those that take the fewest rows away. */
const tried = 8;

/** Rows that are to be left, so that they have an order. */
const few = 2;

/** The rows of the list without filters, and the server's time. */
interface Known {
  rows: readonly Fields[];
  now: number;
}

/**
 * Values of as many filters as can be told apart in one request: each takes away a row that all others keep, so that the list
 * shows whether it is followed, and some rows are left. Each round begins with another filter.
 */
export function partsFor(
  subject: Subject,
  rows: readonly Fields[],
  { round, now }: { round: number; now: number },
): Part[] {
  const filters = candidatesIn(subject, { rows, now });
  const chosen: Candidate[] = [];
  for (const candidates of turned(filters, Math.ceil((round * filters.length) / rounds))) {
    const possible = candidates.filter(
      ({ part }) => !chosen.some((other) => mayContradict(other.part.field, part.field)),
    );
    // What takes few rows away leaves the more to tell others by.
    const next = possible.find((one) => canBeTold([...chosen, one]));
    if (next) chosen.push(next);
  }
  return chosen.map(({ part }) => part);
}

/** The rows that pass each part, as far as that is sure. */
export function keptBy(parts: readonly Part[], rows: readonly Fields[]): Fields[] {
  return rows.filter((row) => parts.every(({ passes }) => passes(row)));
}

/** A part with what it does to each row, which many choices are tried with. */
interface Candidate {
  part: Part;
  passes: readonly boolean[];
  fails: readonly boolean[];
}

/** The same items, begun at another place. */
function turned<T>(items: readonly T[], by: number): T[] {
  const place = by % Math.max(1, items.length);
  return [...items.slice(place), ...items.slice(0, place)];
}

/** Whether each takes a row away that all others keep, and some rows are left. */
function canBeTold(chosen: readonly Candidate[]): boolean {
  const rows = chosen[0]?.passes ?? [];
  let kept = 0;
  const separated = new Set<Candidate>();
  for (const place of rows.keys()) {
    const not = chosen.filter(({ passes }) => !passes[place]);
    const [only] = not;
    if (only === undefined) kept += 1;
    else if (not.length === 1 && only.fails[place]) separated.add(only);
  }
  return kept >= Math.min(few, rows.length / 4) && separated.size === chosen.length;
}

/** How dates and ranges of them combine is not specified. */
function mayContradict(one: FilterField, other: FilterField): boolean {
  return isDate(one) && isDate(other);
}

/** The candidates of each filter, which all rounds choose from. */
function candidatesIn(subject: Subject, known: Known): Candidate[][] {
  const found = foundIn.get(known.rows);
  if (found?.subject === subject && found.now === known.now) return found.filters;
  const filters = subject.fields
    .filter(isScreened)
    .map((field) => candidatesOf(subject, field, known))
    .filter(({ length }) => length > 0);
  foundIn.set(known.rows, { subject, now: known.now, filters });
  return filters;
}

const foundIn = new WeakMap<readonly Fields[], { subject: Subject; now: number; filters: Candidate[][] }>();

/** Values that keep some rows and not others, those first that keep most. */
function candidatesOf(subject: Subject, field: FilterField, known: Known): Candidate[] {
  const count = (rows: readonly boolean[]) => rows.filter(Boolean).length;
  return valuesOf(field, known)
    .flatMap((value) => partOf(subject, field, value, known) ?? [])
    .map((part) => ({ part, passes: known.rows.map(part.passes), fails: known.rows.map(part.fails) }))
    .filter(({ passes, fails }) => passes.includes(true) && fails.includes(true))
    .sort((one, other) => count(other.passes) - count(one.passes));
}

/** The values of a field to choose from. */
function valuesOf(field: FilterField, { rows, now }: Known): unknown[] {
  const { by, field: shows, choices = [], spans = {}, isList, all } = field;
  if (shows === undefined) return [];
  const numbers = () => [...new Set(rows.flatMap((row) => measure(row, shows) ?? []))].sort((a, b) => a - b);
  const dates = () =>
    [...new Set(rows.flatMap((row) => datesIn(field, row)).map((time) => dateOf(time + 3 * day)))].sort();
  switch (by) {
    case "equals": {
      const words = new Set(rows.flatMap((row) => wordsOf(row, shows)));
      // In other words than the filter's, rows do not say which value they have.
      if ([...words].some((word) => !choices.includes(word))) return [];
      return someOf([...words].filter((word) => word !== all).sort(), isList);
    }
    case "span":
      return someOf(Object.keys(spans), isList);
    case "minimum":
      return numbers().slice(1, 1 + tried);
    case "maximum":
      return numbers().slice(0, -1).slice(-tried);
    case "preset":
      return choices.filter((name) => Number.isFinite(widestOf(name, now)[0]));
    case "since":
      return dates().slice(0, tried);
    case "until":
      return dates().slice(-tried);
    default:
      return [];
  }
}

/** Of a list, all values but one. */
function someOf(values: readonly string[], isList: boolean): unknown[] {
  return isList && values.length > 1
    ? values.map((value) => values.filter((one) => one !== value))
    : [...values];
}

function partOf(
  subject: Subject,
  field: FilterField,
  value: unknown,
  { rows, now }: Known,
): Part | undefined {
  if (isDate(field)) return { field, value, ...dated(field, String(value), { rows, now }) };
  const rule = filterRuleOf(subject, field, value, now);
  return rule && { field, value, passes: rule.exact, fails: (row) => !rule.stated(row) };
}

/**
 * Which of its dates a row is kept by may not be stated, but all of them may be on one side; what has no end yet may have any
 * later one.
 */
function dated(field: FilterField, value: string, { rows, now }: Known): Pick<Part, "passes" | "fails"> {
  const known = new Map(rows.map((row) => [row, datesIn(field, row)]));
  const datesOf = (row: Fields) => known.get(row) ?? datesIn(field, row);
  const most = Math.max(...rows.map((row) => datesOf(row).length));
  const [least, widest] = rangesOf(field, value, now);
  const all = (row: Fields, is: (time: number) => boolean) =>
    datesOf(row).length > 0 && datesOf(row).every(is);
  const hasAll = (row: Fields) => datesOf(row).length === most;
  return {
    passes: (row) => hasAll(row) && all(row, (time) => time > least[0] + give && time < least[1] - give),
    fails: (row) =>
      all(row, (time) => time > widest[1] + give) ||
      (hasAll(row) && all(row, (time) => time < widest[0] - give)),
  };
}

/** What a value covers at least, and at most. */
function rangesOf({ by }: FilterField, value: string, now: number): [least: Span, widest: Span] {
  if (by === "preset") return [narrowestOf(value, now), widestOf(value, now)];
  const date = Date.parse(value);
  const span: Span = by === "since" ? [date, Infinity] : [-Infinity, date + day];
  return [span, span];
}

/** The dates that a row may be kept by, in milliseconds. */
function datesIn(field: FilterField, row: Fields): number[] {
  const names = isAssumed(field, "field")
    ? Object.keys(row).filter((name) => typeof row[name] === "string")
    : [field.field ?? ""];
  return names.flatMap((name) => measure(row, name) ?? []);
}
