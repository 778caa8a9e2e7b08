import type { ClientOptions } from "./options.js";
import { worstRows, type Input, type Operation } from "./pricing.js";

// If a reused connection drops without a response, the server may still have read the request and charged it. Browsers,
// Bun, Deno and workerd then resend it by themselves, and report only the last response. So do Node.js after a 421, and
// Chromium after a 408 or 421.

/** The part of the `Deno` global that is used here. */
interface DenoGlobal {
  createHttpClient?(options: { poolMaxIdlePerHost: number }): object;
}

let client: object | undefined;

/**
 * For a call that is not free, options of fetch that make Deno, and for a GET also Bun, open a new connection, and so send the request once. Other
 * platforms ignore them.
 */
export function newConnection(method: string, price: number | undefined): object | undefined {
  if (price === 0) return undefined;
  client ??= (globalThis as { Deno?: DenoGlobal }).Deno?.createHttpClient?.({ poolMaxIdlePerHost: 0 });
  return { client, keepalive: method === "GET" ? false : undefined };
}

/**
 * How often the platform may send a request for one call of fetch: once or twice. Of the platforms tested, these send it
 * once: Node.js (except before a 421), Bun, Deno except 2.7 to 2.9.5, and workerd for a POST. Elsewhere nothing prevents
 * it.
 */
export function timesSent({ method }: Operation, response?: Response): number {
  // Node.js 20 has no navigator.
  const agent = globalThis.navigator ? navigator.userAgent : "node";
  const isOnce = /^\w+ (node|bun|deno\/(?!2\.([78]|9\.[0-5]\b)))|^POST cloud/i.test(`${method} ${agent}`);
  return isOnce && !(response?.status === 421 && /^node/i.test(agent)) ? 1 : 2;
}

/** Counts a call that Node.js has sent again after a 421 as two, if its cost has a limit. */
export function settleResent(
  operation: Operation,
  input: Input | undefined,
  { response }: { response?: Response },
  { fetch: customFetch }: Pick<ClientOptions, "fetch">,
  settle: (rows: number, response: Response) => unknown,
): void {
  const rows = worstRows(operation, input);
  if (response?.status === 421 && rows < Infinity && !customFetch) settle(rows, response);
}
