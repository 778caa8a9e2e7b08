/** The body of an error answer, as far as it is read. */
export interface Envelope {
  error: { code: string; message: string; details?: { path: string; message: string }[] };
}

export function isEnvelope(body: unknown): body is Envelope {
  return typeof (body as Envelope | undefined)?.error?.code === "string";
}

/** Retry-After in seconds, whether it says so or names a time; NaN: it is missing or cannot be understood. */
export function retryAfterSeconds({ headers }: Response): number {
  const value = headers.get("Retry-After") ?? "";
  // A time is by the server's clock.
  const now = Date.parse(headers.get("Date") ?? "") || Date.now();
  return /^\d+$/.test(value) ? Number(value) : Math.max(0, Math.ceil((Date.parse(value) - now) / 1000));
}

/** Why fetch failed: most implementations put it into the cause of a TypeError. */
export function reasonOf(error: unknown): { message?: string; code?: string } {
  return ((error as Error | undefined)?.cause ?? error ?? {}) as Error;
}
