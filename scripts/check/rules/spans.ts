import { day } from "./row.ts";

/** From an instant on, and before another. */
export type Span = readonly [from: number, to: number];

/** What a preset covers at most, by any reading of its name, in days of UTC. */
export function widestOf(preset: string, now: number): Span {
  const { today, back, month, year } = calendarOf(now);
  const spans: Record<string, Span> = {
    today: back(0, 0),
    yesterday: back(1, 1),
    // Days end with today or with yesterday.
    "last-3-days": back(3, 0),
    "last-7-days": back(7, 0),
    "last-14-days": back(14, 0),
    "last-30-days": back(30, 0),
    // A week begins on a Saturday, a Sunday or a Monday; the last one may be the seven days before today, and so on.
    "this-week": back(6, 0),
    "last-week": back(13, 0),
    "this-month": [month(0), today + day],
    "last-month": [month(-1), today + day],
    // Whole months before this one, or as many until today.
    "last-3-months": [month(-3) - day, today + day],
    "last-6-months": [month(-6) - day, today + day],
    "year-to-date": [year(0), today + day],
    // The year before this one, or as many days until today.
    "last-year": [year(-1), today + day],
  };
  return spans[preset] ?? [-Infinity, Infinity];
}

/** What a preset covers at least, by any reading of its name, in days of UTC; nothing where it ends before it begins. */
export function narrowestOf(preset: string, now: number): Span {
  const { today, back, month, year } = calendarOf(now);
  const sunday = today - new Date(now).getUTCDay() * day;
  const monday = today - ((new Date(now).getUTCDay() + 6) % 7) * day;
  const spans: Record<string, Span> = {
    "last-3-days": back(2, 1),
    "last-7-days": back(6, 1),
    "last-14-days": back(13, 1),
    "last-30-days": back(29, 1),
    "this-week": [Math.max(sunday, monday), today + day],
    // A week of the calendar, or the seven days before today.
    "last-week": [Math.max(sunday - 7 * day, monday - 7 * day, today - 7 * day), Math.min(sunday, monday)],
    "last-month": [Math.max(month(-1), today - 27 * day), month(0)],
    "last-year": [Math.max(year(-1), today - 364 * day), year(0)],
    "last-3-months": [month(-2), month(0)],
    "last-6-months": [month(-5), month(0)],
  };
  return spans[preset] ?? widestOf(preset, now);
}

/** The days that a preset covers at most, counted back from today, which is day 0. */
const reach: Record<string, readonly [from: number, to: number]> = {
  today: [0, 0],
  yesterday: [1, 1],
  "last-3-days": [2, 0],
  "last-7-days": [6, 0],
  "this-week": [6, 0],
  "last-week": [13, 1],
  "last-14-days": [13, 0],
  "last-30-days": [29, 0],
  "this-month": [30, 0],
  "last-month": [61, 1],
  "last-3-months": [92, 0],
  "last-6-months": [184, 0],
  "year-to-date": [365, 0],
};

/** What a preset covers at most as the documents' mock reads it, in whole days of UTC. */
export function strictOf(preset: string, now: number): Span {
  const year = new Date(now).getUTCFullYear();
  if (preset === "last-year") return [Date.UTC(year - 1, 0, 1), Date.UTC(year, 0, 1)];
  const [from, to] = reach[preset] ?? [Infinity, 0];
  const today = Math.floor(now / day) * day;
  return [today - from * day, today - (to - 1) * day];
}

function calendarOf(now: number) {
  const at = new Date(now);
  const today = Math.floor(now / day) * day;
  return {
    today,
    /** From so many days before today to so many. */
    back: (from: number, to: number): Span => [today - from * day, today - (to - 1) * day],
    /** The begin of the month that is so many later. */
    month: (later: number) => Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later, 1),
    year: (later: number) => Date.UTC(at.getUTCFullYear() + later, 0, 1),
  };
}
