const isoInstant = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

export const aDate = "a date such as 2026-11-20 or 2026-11-20T09:30:00Z";

/** An instant in milliseconds out of a date or an instant in ISO 8601; NaN for what is neither, such as the 31st of February. */
export function instantOf(text: string): number {
  if (!isoInstant.test(text)) return NaN;
  const day = Date.parse(text.slice(0, 10));
  // Date.parse takes the 31st of February for the 3rd of March.
  if (Number.isNaN(day) || !new Date(day).toISOString().startsWith(text.slice(0, 10))) return NaN;
  return Date.parse(text);
}

/** A time in milliseconds since the epoch, however it is given; NaN for what is no time. */
export function timeOf(time: string | number | Date): number {
  return typeof time === "string" ? instantOf(time) : time.valueOf();
}
