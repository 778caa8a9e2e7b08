/** Why fetch failed: most implementations put it into the cause of a TypeError. */
export function failureReason(error: unknown): { message?: string; code?: string } {
  return (error as Error | undefined)?.cause ?? error ?? {};
}

/** What an error says in words. */
export function failureText(error: unknown): string {
  const { message, code } = failureReason(error);
  const text = [message, code].find((part) => typeof part === "string" && part);
  return text ?? (Object(error) === error ? "unknown error" : String(error));
}
