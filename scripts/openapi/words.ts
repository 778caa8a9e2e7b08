import type { RateLimit } from "./document.ts";

const scopes: Record<string, string> = { ip: "per IP address", apiKey: "per API key", user: "per user" };

/** The words for what the specification does not say. */
export const notSpecified = "not specified";

/** A rate limit in words; `null` and `undefined` stand for one that is not specified. */
export function rateLimitText(rateLimit: RateLimit | null | undefined): string {
  if (!rateLimit) return notSpecified;
  const { requestsPerMinute, scope } = rateLimit;
  const words = `${requestsPerMinute} requests a minute`;
  return scope === undefined ? words : `${words} ${scopeWords(scope)}`;
}

/** For whom a rate limit is counted, in words. */
export function scopeWords(scope: string): string {
  return scopes[scope] ?? `per ${scope}`;
}

/** A size in the unit that the error message of the service uses: a KB is 1,024 bytes. */
export function size(bytes: number): string {
  return `${bytes / 1024} KB`;
}

/** Millionths of a US dollar as dollars: to the cent at least, and as exact as they are. */
export function usd(microdollars: number): string {
  const [whole = "", fraction = ""] = (microdollars / 1e6).toFixed(6).split(".");
  return `$${Number(whole).toLocaleString("en-US")}.${fraction.replace(/0{1,4}$/, "")}`;
}

/** A name of the documents as people read it: `oneAccount` is "One account". What has spaces or a dot is left as it is. */
export function nameInWords(name: string): string {
  if (/[\s.]/.test(name)) return name;
  const words = name.split(/[-_]+|(?<=[a-z\d])(?=[A-Z])/).filter((word) => word !== "");
  const plain = words.map((word) => (/^[A-Z][a-z]*$/.test(word) ? word.toLowerCase() : word)).join(" ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
