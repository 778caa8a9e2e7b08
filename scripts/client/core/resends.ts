import type { Operation } from "./pricing.js";

// If a reused connection drops without a response, the server may still have read the request and charged it. Browsers,
// Bun, Deno and workerd then resend it by themselves, and report only the last response.

/** The part of the `Deno` global that is used here. */
interface DenoGlobal {
  createHttpClient?(options: { poolMaxIdlePerHost: number }): object;
}

let client: object | undefined;

/**
 * Options of fetch that make Deno, and for a GET also Bun, open a new connection, and so send the request once. Other
 * platforms ignore them.
 */
export function newConnection(method: string): object {
  client ??= (globalThis as { Deno?: DenoGlobal }).Deno?.createHttpClient?.({ poolMaxIdlePerHost: 0 });
  return { client, keepalive: method === "GET" ? false : undefined };
}

/**
 * Whether the platform may send a request more than once for one call of fetch. Of the platforms tested, these do not:
 * Node.js, Bun, Deno except 2.7 to 2.9.5, and workerd for a POST. Elsewhere nothing prevents it.
 */
export function mayBeResent({ method }: Operation): boolean {
  // Node.js 20 has no navigator.
  const agent = globalThis.navigator ? navigator.userAgent : "node";
  return !/^\w+ (node|bun|deno\/(?!2\.([78]|9\.[0-5]\b)))|^POST cloud/i.test(`${method} ${agent}`);
}
