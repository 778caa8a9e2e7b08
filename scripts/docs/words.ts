import type { RateLimit } from "../generate/openapi.ts";

const scopes: Record<string, string> = { ip: "per IP address", apiKey: "per API key", user: "per user" };

/** A rate limit in words; `null` and `undefined` stand for one that is not specified. */
export function limit(rateLimit: RateLimit | null | undefined): string {
  if (!rateLimit) return "not specified";
  const { requestsPerMinute, scope } = rateLimit;
  const words = `${requestsPerMinute} requests a minute`;
  return scope === undefined ? words : `${words} ${scopes[scope] ?? `per ${scope}`}`;
}

/** A size in the unit that the error message of the service uses: a KB is 1,024 bytes. */
export function size(bytes: number): string {
  return `${bytes / 1024} KB`;
}
