import type { DatePreset } from "@adintel/client/types";
import type { Takes } from "../scenarios/readings.ts";
import { instantOf } from "../sessions/instants.ts";

/** A stretch of time in milliseconds since the epoch: from the first instant up to, not including, the last. */
export interface Range {
  from: number;
  to: number;
}

const day = 86_400_000;
const hour = 3_600_000;

/** How far days begin from those in UTC. */
const zoneOf = (takes: Takes): number => (takes("date-zone", "pacific") ? -8 * hour : 0);

/** The first instant of the day of an instant, in a zone. */
export function startOfDay(instant: number, zone = 0): number {
  return Math.floor((instant + zone) / day) * day - zone;
}

/** What an instant is made of, for the presets that it ends. */
interface Today {
  /** Its first instant. */
  today: number;
  tomorrow: number;
  /** The first instant of its week. */
  week: number;
  now: number;
  /** The first instant of a month so many years and months away, or of the same day in it. */
  date(years: number, months: number, ofDay?: "same"): number;
  month: number;
  takes: Takes;
}

const back =
  (days: number) =>
  ({ today, tomorrow, now, takes }: Today): Range => {
    if (takes("preset-days", "without-today")) return { from: today - days * day, to: today };
    if (takes("preset-days", "rolling")) return { from: now - days * day, to: now + 1 };
    return { from: tomorrow - days * day, to: tomorrow };
  };

const monthsBack =
  (months: number) =>
  ({ date, tomorrow, takes }: Today): Range => {
    if (takes("preset-months", "whole")) return { from: date(0, -months), to: date(0, 0) };
    if (takes("preset-months", "thirty-days")) return { from: tomorrow - months * 30 * day, to: tomorrow };
    return { from: date(0, -months, "same"), to: tomorrow };
  };

/**
 * What each date preset covers, in whole days. The specification names the presets only: what they cover, the world takes.
 */
export const presets: Record<DatePreset, (today: Today) => Range> = {
  today: ({ today, tomorrow, takes }) => ({
    from: takes("preset-today", "nothing") ? tomorrow : today,
    to: tomorrow,
  }),
  yesterday: ({ today }) => ({ from: today - day, to: today }),
  "last-3-days": back(3),
  "last-7-days": back(7),
  "this-week": ({ week, tomorrow }) => ({ from: week, to: tomorrow }),
  "last-week": ({ week, today, takes }) =>
    takes("preset-week", "rolling")
      ? { from: today - 7 * day, to: today }
      : { from: week - 7 * day, to: week },
  "last-14-days": back(14),
  "last-30-days": back(30),
  "this-month": ({ date, tomorrow }) => ({ from: date(0, 0), to: tomorrow }),
  "last-month": ({ date }) => ({ from: date(0, -1), to: date(0, 0) }),
  "last-3-months": monthsBack(3),
  "last-6-months": monthsBack(6),
  "year-to-date": ({ date, month, tomorrow }) => ({ from: date(0, -month), to: tomorrow }),
  "last-year": ({ date, month, tomorrow, takes }) =>
    takes("preset-year", "rolling")
      ? { from: tomorrow - 365 * day, to: tomorrow }
      : { from: date(-1, -month), to: date(0, -month) },
};

const nothing: Takes = () => false;

/** What a date preset covers at an instant, as a world takes it. */
export function presetRange(preset: DatePreset, now: number, takes: Takes = nothing): Range {
  const zone = zoneOf(takes);
  const today = startOfDay(now, zone);
  const local = new Date(today + zone);
  const month = local.getUTCMonth();
  const firstWeekday = takes("week-start", "sunday") ? 0 : 6;
  return presets[preset]({
    today,
    tomorrow: today + day,
    week: today - ((local.getUTCDay() + firstWeekday) % 7) * day,
    now,
    month,
    takes,
    date(years, months, ofDay) {
      const [ofYear, ofMonth] = [local.getUTCFullYear() + years, month + months];
      // The last day of a month that is shorter.
      const last = new Date(Date.UTC(ofYear, ofMonth + 1, 0)).getUTCDate();
      return Date.UTC(ofYear, ofMonth, ofDay ? Math.min(local.getUTCDate(), last) : 1) - zone;
    },
  });
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a date without a time. */
export const isDay = (text: string): boolean => isoDate.test(text);

/**
 * The time that a text stands for, ends included: an instant, in UTC where it names no zone, or the whole day of a date
 * without a time. NaN for a text that is no date.
 */
export function readTime(text: string, takes: Takes = nothing): Range {
  const instant = instantOf(/T[\d:.]+$/.test(text) ? `${text}Z` : text);
  if (!isDay(text)) return { from: instant, to: instant + 1 };
  const from = instant - zoneOf(takes);
  return { from, to: from + day };
}
