import type { Span } from "../../openapi/meaning.ts";
import { isAssumed, type FilterField, type Subject } from "../contract/subject.ts";
import type { Fields } from "../contract/fields.ts";
import { day, measure, shown, wordsOf } from "./row.ts";

export type Passes = (row: Fields) => boolean;

/** Whether what a row shows passes: in the filter's own words if those are to be asserted, or by any reading of them. */
export function hasValue(
  subject: Subject,
  { field = "", choices, reading, ...rest }: FilterField,
  value: string,
  exact: boolean,
): Passes {
  const words = (row: Fields) => wordsOf(row, field);
  if (exact) return (row) => words(row).includes(value);
  if (!isAssumed(rest, "field") && !isOpenRow(subject)) {
    // What is unknown may have any value.
    return (row) => words(row).length === 0 || words(row).includes(value);
  }
  if (reading) return (row) => reading(words(row), value);
  // In other words than the filter's, a row may say the same.
  return (row) => {
    const all = words(row);
    return all.includes(value) || all.length === 0 || !all.every((word) => choices?.includes(word));
  };
}

/** The document does not say what rows carry. */
function isOpenRow({ operation }: Subject): boolean {
  return operation.billing === null;
}

/** Whether letters of either case are the same is not stated, so that they are. What is unknown passes. */
export function containsText(field: string, text: string): Passes {
  return (row) => (wordsOf(row, field)[0] ?? text).toLowerCase().includes(text.toLowerCase());
}

/** How far a number is on the side of a bound that is kept; negative where it is beyond it. */
export const distance = {
  minimum: (value: number, bound: number) => value - bound,
  maximum: (value: number, bound: number) => bound - value,
};

/** What is unknown, and the bound itself, pass. */
export function withinBound(field: string, by: keyof typeof distance, bound: number): Passes {
  // A number may be shown more exactly than it is compared.
  return (row) => distance[by](measure(row, field) ?? bound, bound) > -1;
}

/** Which end is included may not be specified, nor how a number is rounded, so both pass, as does what is unknown. */
export function aboutInSpan(field: string, { from, to = Infinity }: Span): Passes {
  return (row) => {
    const number = measure(row, field);
    return number === undefined || (number >= from - 1 && number <= to + 1);
  };
}

/** From a number on, and below another. */
export function inSpan(field: string, { from, to = Infinity }: Span): Passes {
  return (row) => {
    const number = measure(row, field);
    return number !== undefined && number >= from && number < to;
  };
}

/** Whether a date is on a side of a day of UTC, give or take so many milliseconds; what is unknown passes if there is any give. */
export function onSide(field: string, by: "since" | "until", date: string, give: number): Passes {
  const first = Date.parse(date);
  return (row) => {
    const time = measure(row, field);
    if (time === undefined) return give > 0;
    return by === "since" ? time >= first - give : time < first + day + give;
  };
}

/** Whether a row is from a time on and before another; `undefined` where its date is unknown. */
export function isBetween(row: Fields, field: string, from: number, to: number): boolean | undefined {
  const time = measure(row, field);
  return time === undefined ? undefined : time >= from && time < to;
}

/** A row that does not say the opposite. */
export function notOpposite(field: string, value: boolean): Passes {
  return (row) => shown(row, field) !== !value;
}

export function atOrBelow(field: string, path: string): Passes {
  return (row) => wordsOf(row, field).some((one) => one === path || one.startsWith(`${path} > `));
}
