/** What is wrong with one field. */
export interface Fault {
  path: string;
  message: string;
}

/** The body of an error answer, as far as it is read. */
export interface Envelope {
  error: { code: string; message: string; details?: Fault[] };
}

export function isEnvelope(body: unknown): body is Envelope {
  return typeof (body as Envelope | null | undefined)?.error?.code === "string";
}

/** Retry-After in seconds, whether it says so or names a time; `undefined`: it is missing or cannot be understood. */
export function retryAfterSeconds({ headers }: Response): number | undefined {
  const value = headers.get("Retry-After") ?? "";
  const told = parseFloat(value);
  // Times begin with the name of a day, and are by the server's clock.
  const now = Date.parse(headers.get("Date") ?? "") || Date.now();
  const seconds = Number.isNaN(told) ? Math.max(0, Math.ceil((Date.parse(value) - now) / 1000)) : told;
  return seconds >= 0 ? seconds : undefined;
}
