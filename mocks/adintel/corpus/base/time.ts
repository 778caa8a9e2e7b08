export const HOUR = 3_600_000;
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const DAY = 24 * HOUR;

/** How far back creatives start, in days: fourteen months. */
export const SPAN_IN_DAYS = 425;

/** Point in time and its text, which all records of the same point share. */
export type Calendar = (ms: number) => string;

/** A source of ISO texts that makes each of them once. */
export function createCalendar(): Calendar {
  const texts = new Map<number, string>();
  return (ms) => {
    // Small numbers are quicker to look up.
    const seconds = ms / SECOND;
    let text = texts.get(seconds);
    if (text === undefined) {
      text = new Date(ms).toISOString();
      texts.set(seconds, text);
    }
    return text;
  };
}

/** A point in this minute since 1970: of each minute the same, so that a large world does not keep a text for every second. */
export function pointIn(minute: number): number {
  return minute * MINUTE + ((minute * 7919 + Math.floor(minute / 60) * 13 + 17) % 60) * SECOND;
}
