import { widestOf } from "./spans.ts";
import { isAssumed, type FilterField, type ShownField, type Subject } from "../contract/subject.ts";
import { numberFrom, textsFrom } from "./answered.ts";
import {
  aboutInSpan,
  atOrBelow,
  containsText,
  distance,
  hasValue,
  inSpan,
  isBetween,
  notOpposite,
  onSide,
  withinBound,
  type Passes,
} from "./predicates.ts";
import { isDay } from "../../lib/text.ts";
import { dateOf, day, give, measure, shown, wordsOf } from "./row.ts";

/** What a filter requires of each row. */
export interface FilterRule {
  words: string;
  /** What the documents state, read as leniently as can be: what is unknown passes. */
  stated: Passes;
  /** All that they assume too. */
  exact: Passes;
  /** Even what is lenient rests on an assumption. */
  assumed: boolean;
}

/** Reads what was sent as a rule for rows; `undefined` if nothing follows from it. */
type RuleReader = (
  subject: Subject,
  field: ShownField,
  value: unknown,
  now: number | undefined,
) => FilterRule | undefined;

const equals: RuleReader = (subject, field, value) => {
  const { field: shows, choices, all } = field;
  const texts = textsFrom(value);
  if (texts.length === 0 || (all !== undefined && texts.includes(all))) return undefined;
  if (choices && !texts.every((text) => choices.includes(text))) return undefined;
  const isOne = (exact: boolean): Passes => {
    const each = texts.map((text) => hasValue(subject, field, text, exact));
    return (row) => each.some((passes) => passes(row));
  };
  const lenient = isOne(false);
  return {
    words: `${shows} ${texts.join(" or ")}`,
    stated: (row) => wordsOf(row, shows).length === 0 || lenient(row),
    exact: isOne(true),
    // How a row writes a free text is not stated. A field that is required chooses among lists, which may be named otherwise.
    assumed: choices === undefined || isAssumed(field, ...(field.isRequired ? ["field"] : [])),
  };
};

const contains: RuleReader = (_, field, value) => {
  // A server may tidy a handle up before it looks for it.
  const texts = textsFrom(value).map((text) => text.trim().replace(/^@/, ""));
  if (texts.length === 0) return undefined;
  const each = texts.map((text) => containsText(field.field, text));
  const passes: Passes = (row) => each.some((one) => one(row));
  const words = `${field.field} that contains ${texts.join(" or ")}`;
  return { words, stated: passes, exact: passes, assumed: isAssumed(field, "field") };
};

const bound =
  (by: "minimum" | "maximum"): RuleReader =>
  (_, field, value) => {
    const { field: shows, inclusive = true } = field;
    const number = numberFrom(value);
    if (number === undefined) return undefined;
    const isKnown: Passes = (row) => measure(row, shows) !== undefined;
    const within = withinBound(shows, by, number);
    const beyond: Passes = (row) => {
      const measured = measure(row, shows);
      return measured === undefined || distance[by](measured, number) > 0;
    };
    const isOpenAtEnd = inclusive || isAssumed(field, "inclusive");
    return {
      words: `${shows} ${by === "minimum" ? "at least" : "at most"} ${number}`,
      stated: isOpenAtEnd ? within : beyond,
      exact: (row) => isKnown(row) && (inclusive ? within : beyond)(row),
      assumed: isAssumed(field, "field"),
    };
  };

const span: RuleReader = (_, field, value) => {
  const texts = textsFrom(value);
  const spans = texts.flatMap((text) => field.spans?.[text] ?? []);
  if (spans.length === 0 || spans.length < texts.length) return undefined;
  const isIn = (of: typeof inSpan): Passes => {
    const each = spans.map((one) => of(field.field, one));
    return (row) => each.some((passes) => passes(row));
  };
  return {
    words: `${field.field} of ${texts.join(" or ")}`,
    stated: isIn(aboutInSpan),
    exact: isIn(inSpan),
    assumed: isAssumed(field),
  };
};

const side =
  (by: "since" | "until"): RuleReader =>
  (_, field, value) => {
    // The format of a date is not stated, so that only what is sure to be one is read.
    if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d(T|$)/.test(value)) return undefined;
    // A day that there is not may be refused, or ignored.
    if (Number.isNaN(Date.parse(value)) || !isDay(value.slice(0, 10))) return undefined;
    const hasNoTime = value.length === 10;
    const stated = onSide(field.field, by, value, give);
    return {
      words: `${field.field} ${by === "since" ? "on or after" : "on or before"} ${value}`,
      stated,
      exact: hasNoTime ? onSide(field.field, by, value, 0) : stated,
      assumed: isAssumed(field, "field"),
    };
  };

const preset: RuleReader = (_, field, value, now) => {
  if (now === undefined || typeof value !== "string" || !field.choices?.includes(value)) return undefined;
  // The first and the last day of a preset, and their zone, are not specified.
  const [from, to] = widestOf(value, now);
  if (!Number.isFinite(from)) return undefined;
  const passes: Passes = (row) => isBetween(row, field.field, from - give, to + give) !== false;
  const words = `${field.field} on or after ${dateOf(from)} and before ${dateOf(to)}, give or take two days`;
  return { words, stated: passes, exact: passes, assumed: isAssumed(field, "field") };
};

const daysBack: RuleReader = (_, field, value, now) => {
  const days = numberFrom(value);
  if (now === undefined || days === undefined) return undefined;
  const first = now - days * day - give;
  const passes: Passes = (row) => (measure(row, field.field) ?? first) >= first;
  const words = `${field.field} in the last ${days} days`;
  return { words, stated: passes, exact: passes, assumed: isAssumed(field, "field") };
};

const flag: RuleReader = (_, field, value) => {
  const wanted =
    value === true || value === "true" ? true : value === false || value === "false" ? false : null;
  if (wanted === null) return undefined;
  const stated = notOpposite(field.field, wanted);
  return {
    words: `${field.field} ${wanted}`,
    stated,
    exact: wanted ? (row) => shown(row, field.field) === true : stated,
    assumed: isAssumed(field, "field") || (!wanted && field.isEffectOpen),
  };
};

const below: RuleReader = (_, field, value) => {
  const texts = textsFrom(value);
  if (texts.length === 0) return undefined;
  const each = texts.map((text) => atOrBelow(field.field, text));
  const exact: Passes = (row) => each.some((passes) => passes(row));
  return {
    words: `${field.field} at ${texts.join(" or ")} or below it`,
    stated: (row) => wordsOf(row, field.field).length === 0 || exact(row),
    exact,
    assumed: isAssumed(field, "field"),
  };
};

/** The ways in which a field filters; what the others do, rows do not show, or another file reads. */
const readings: Partial<Record<FilterField["by"], RuleReader>> = {
  equals,
  contains,
  span,
  preset,
  daysBack,
  flag,
  below,
  minimum: bound("minimum"),
  maximum: bound("maximum"),
  since: side("since"),
  until: side("until"),
};

/** Whether a field filters, whether or not rows show by what. */
export function isFilter({ by }: FilterField): boolean {
  return by in readings;
}

/** What a filter requires of rows; `undefined` if they do not show it, or nothing follows from what was sent. */
export function filterRuleOf(
  subject: Subject,
  field: FilterField,
  value: unknown,
  now: number | undefined,
): FilterRule | undefined {
  const { field: shows } = field;
  return shows === undefined
    ? undefined
    : readings[field.by]?.(subject, { ...field, field: shows }, value, now);
}
