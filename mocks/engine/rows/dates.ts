import type { DatePreset } from "@adintel/client/types";
import { instantOf } from "../sessions/instants.ts";

/** A stretch of time in milliseconds since the epoch: from the first instant up to, not including, the last. */
export interface Range {
  from: number;
  to: number;
}

const day = 86_400_000;

/** The first instant of the UTC day of an instant. */
function startOfDay(instant: number): number {
  return Math.floor(instant / day) * day;
}

/** What an instant is made of, for the presets that it ends. */
interface Today {
  /** Its first instant. */
  today: number;
  tomorrow: number;
  monday: number;
  year: number;
  month: number;
}

const back =
  (days: number) =>
  ({ tomorrow }: Today): Range => ({ from: tomorrow - days * day, to: tomorrow });

/**
 * What each date preset covers, in whole days of UTC. The specification names the presets only, so this is an assumption:
 * presets that count back end with today, weeks begin on Monday, and `last-week`, `last-month` and `last-year` are the
 * whole ones before the current.
 */
export const presets: Record<DatePreset, (today: Today) => Range> = {
  today: back(1),
  yesterday: ({ today }) => ({ from: today - day, to: today }),
  "last-3-days": back(3),
  "last-7-days": back(7),
  "this-week": ({ monday, tomorrow }) => ({ from: monday, to: tomorrow }),
  "last-week": ({ monday }) => ({ from: monday - 7 * day, to: monday }),
  "last-14-days": back(14),
  "last-30-days": back(30),
  "this-month": ({ year, month, tomorrow }) => ({ from: Date.UTC(year, month, 1), to: tomorrow }),
  "last-month": ({ year, month }) => ({ from: Date.UTC(year, month - 1, 1), to: Date.UTC(year, month, 1) }),
  "last-3-months": ({ today, tomorrow }) => ({ from: monthsBack(new Date(today), 3), to: tomorrow }),
  "last-6-months": ({ today, tomorrow }) => ({ from: monthsBack(new Date(today), 6), to: tomorrow }),
  "year-to-date": ({ year, tomorrow }) => ({ from: Date.UTC(year, 0, 1), to: tomorrow }),
  "last-year": ({ year }) => ({ from: Date.UTC(year - 1, 0, 1), to: Date.UTC(year, 0, 1) }),
};

/** What a date preset covers at an instant. */
export function presetRange(preset: DatePreset, now: number): Range {
  const today = startOfDay(now);
  const date = new Date(today);
  return presets[preset]({
    today,
    tomorrow: today + day,
    monday: today - ((date.getUTCDay() + 6) % 7) * day,
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
  });
}

/** The same day some months earlier; the last of that month where it is shorter. */
function monthsBack(date: Date, months: number): number {
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() - months;
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth));
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The time that a text stands for, ends included: an instant, in UTC where it names no zone, or the whole day in UTC of a
 * date without a time. NaN for a text that is no date.
 */
export function readTime(text: string): Range {
  const from = instantOf(/T[\d:.]+$/.test(text) ? `${text}Z` : text);
  return { from, to: isoDate.test(text) ? from + day : from + 1 };
}
