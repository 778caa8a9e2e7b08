export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** How far back creatives start, in days: fourteen months. */
export const SPAN_IN_DAYS = 425;

/** Point in time and its text; the text is shared by all records of the same hour. */
export type Calendar = (ms: number) => string;

/** A source of ISO texts that makes each of them once. */
export function createCalendar(): Calendar {
  const texts = new Map<number, string>();
  return (ms) => {
    // Small numbers are quicker to look up.
    const hours = ms / HOUR;
    let text = texts.get(hours);
    if (text === undefined) {
      text = new Date(ms).toISOString();
      texts.set(hours, text);
    }
    return text;
  };
}
