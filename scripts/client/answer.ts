/** What is wrong with one field. */
export interface Violation {
  path: string;
  message: string;
}

/** The body of an error response, as far as the client reads it. */
export interface Envelope {
  error: { code: string; message: string; details?: Violation[] };
}

export function isEnvelope(body: unknown): body is Envelope {
  return typeof (body as Envelope | null | undefined)?.error?.code === "string";
}

/** Retry-After in seconds, also if it is a date; `undefined`: it is missing or not valid. */
export function retryAfterSeconds({ headers }: Response): number | undefined {
  const value = headers.get("Retry-After") ?? "";
  const told = parseFloat(value);
  // Dates begin with the name of a day, and follow the server's clock.
  const now = Date.parse(headers.get("Date") ?? "") || Date.now();
  const seconds = Number.isNaN(told) ? Math.max(0, Math.ceil((Date.parse(value) - now) / 1000)) : told;
  return seconds >= 0 ? seconds : undefined;
}
