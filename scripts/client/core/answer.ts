import type { InvalidField } from "@adintel/client/api-errors";

/** The body of an error response, as far as the client reads it. */
export interface Envelope {
  error: { code: string; message: string; details?: InvalidField[] };
}

export function isEnvelope(body: unknown): body is Envelope {
  return typeof (body as Envelope | null | undefined)?.error?.code === "string";
}

export function headerOf(response: Response | undefined, name: string): string | undefined {
  return response?.headers.get(name) ?? undefined;
}

/** The Retry-After header in seconds, also if it is a date (RFC 9110, section 10.2.3); `undefined` if missing or invalid. */
export function retryAfterSeconds(response: Response | undefined): number | undefined {
  const value = headerOf(response, "Retry-After")?.trim() ?? "";
  // Repeated headers are joined by commas; the first one counts.
  if (/^\d+(\.\d+)?\s*(,|$)/.test(value)) return parseFloat(value);
  // An HTTP-date starts with the day's name. It is compared with the server's Date, since clocks differ.
  const date = /^[a-z]/i.test(value) ? Date.parse(value) : NaN;
  const now = Date.parse(headerOf(response, "Date") ?? "") || Date.now();
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
