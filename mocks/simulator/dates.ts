import type { DatePreset } from "@adintel/client/types";

/** A stretch of time in milliseconds since the epoch: from the first instant up to, not including, the last. */
export interface Range {
  from: number;
  to: number;
}

const day = 86_400_000;

/** The first instant of the UTC day of an instant. */
export function startOfDay(instant: number): number {
  return Math.floor(instant / day) * day;
}

/**
 * What a date preset covers, in whole days of UTC. The specification names the presets only, so this is an assumption:
 * presets that count back end with today, weeks begin on Monday, and `last-week`, `last-month` and `last-year` are the
 * whole ones before the current.
 */
export function presetRange(preset: DatePreset, now: number): Range {
  const today = startOfDay(now);
  const tomorrow = today + day;
  const date = new Date(today);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  const monday = today - ((date.getUTCDay() + 6) % 7) * day;
  const back = (days: number): Range => ({ from: tomorrow - days * day, to: tomorrow });
  switch (preset) {
    case "today":
      return back(1);
    case "yesterday":
      return { from: today - day, to: today };
    case "last-3-days":
      return back(3);
    case "last-7-days":
      return back(7);
    case "this-week":
      return { from: monday, to: tomorrow };
    case "last-week":
      return { from: monday - 7 * day, to: monday };
    case "last-14-days":
      return back(14);
    case "last-30-days":
      return back(30);
    case "this-month":
      return { from: Date.UTC(year, month, 1), to: tomorrow };
    case "last-month":
      return { from: Date.UTC(year, month - 1, 1), to: Date.UTC(year, month, 1) };
    case "last-3-months":
      return { from: monthsBack(date, 3), to: tomorrow };
    case "last-6-months":
      return { from: monthsBack(date, 6), to: tomorrow };
    case "year-to-date":
      return { from: Date.UTC(year, 0, 1), to: tomorrow };
    case "last-year":
      return { from: Date.UTC(year - 1, 0, 1), to: Date.UTC(year, 0, 1) };
  }
}

/** The same day some months earlier; the last of that month where it is shorter. */
function monthsBack(date: Date, months: number): number {
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() - months;
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth));
}

/** The three fields by which the API limits dates. */
export interface DateFields {
  datePreset?: DatePreset | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/;
const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/;

/** An instant in ISO 8601, in UTC where it names no zone; NaN for anything else, such as the 31st of February. */
function readInstant(text: string): number {
  const instant = isoDate.test(text)
    ? Date.parse(text)
    : isoTime.test(text)
      ? Date.parse(/(Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}Z`)
      : NaN;
  const date = text.slice(0, 10);
  const midnight = Date.parse(date);
  // Date.parse takes the 31st of February for the 3rd of March.
  const exists = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(date);
  return exists ? instant : NaN;
}

/**
 * The range that a request asks for: the preset, narrowed by the dates given; all time where nothing is given. A date
 * without a time stands for its whole day in UTC.
 *
 * @returns the names of the fields that are no dates, where there are such
 */
export function readRange({ datePreset, startDate, endDate }: DateFields, now: number): Range | string[] {
  const preset = datePreset ? presetRange(datePreset, now) : { from: -Infinity, to: Infinity };
  const start = startDate === undefined ? -Infinity : readInstant(startDate);
  const end = endDate === undefined ? Infinity : readInstant(endDate);
  const faults = [...(Number.isNaN(start) ? ["startDate"] : []), ...(Number.isNaN(end) ? ["endDate"] : [])];
  if (faults.length > 0) return faults;
  // An end with a time is included as well, to the millisecond.
  const afterEnd = isoDate.test(endDate ?? "") ? end + day : end + 1;
  return { from: Math.max(preset.from, start), to: Math.min(preset.to, afterEnd) };
}
