import { AdintelError } from "./errors.js";

/** What can be set for a client and for a single call, which goes first. */
interface SendingOptions {
  /** Added to every request. */
  headers?: Record<string, string> | undefined;
  /** Most milliseconds for one attempt, its whole answer included. Default: 60,000. */
  attemptTimeoutMs?: number | undefined;
  /** Most milliseconds for all attempts and the waits between them. Default: no limit. */
  timeoutMs?: number | undefined;
  /** How often a request is sent again at most, where that costs nothing. Default: 2. */
  maxRetries?: number | undefined;
}

/** What an answer was charged. */
export interface Charge {
  readonly operation: string;
  /** Rows charged, which may be one more than were returned: an empty answer of some operations costs one. */
  readonly rows: number;
  /** `null`: the price of the operation is not specified. */
  readonly usd: number | null;
}

/** What a client has spent so far, in US dollars. */
export interface Spending {
  /** The sum of the charges whose price is specified. */
  readonly usd: number;
  /**
   * The most that it can be: calls under way, and those that broke off after they were sent, count with all they may
   * cost (but for those whose rows nothing limits), and rows without a specified price as the dearest of this version.
   */
  readonly atMostUsd: number;
}

/** Where and as whom a client calls, and how carefully. */
export interface ClientOptions extends SendingOptions {
  /** Root of the version, such as `http://127.0.0.1:4010/v2`. */
  baseUrl: string;
  /**
   * Sent as bearer token; the same key works in both versions. Only in a browser it may be missing, where a server
   * of yours adds it: a key in a page can be read by all who see the page.
   */
  apiKey?: string | undefined;
  /** Used instead of the global `fetch`, such as a mock in process. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** A call that could bring {@link Spending.atMostUsd} over this is not sent, and fails with `over_budget`. */
  maxSpendUsd?: number | undefined;
  /** Called for each answer that is charged, before the call resolves. What it throws, the call rejects with. */
  onCharge?: ((charge: Charge) => void) | undefined;
  /** Tells what in an answer breaks the contract, such as `validate` of `@adintel/client/validate`; then the call fails. */
  validate?:
    | ((operation: string, status: number, body: unknown) => readonly { path: string; message: string }[])
    | undefined;
}

/** What a single call may set, next to what the operation takes. */
export interface CallOptions extends SendingOptions {
  /** Ends the call, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** What can be set for going through all rows. */
export interface PagingOptions extends CallOptions {
  /** Stops before the iteration could cost more, with the error `over_budget`, which has the `offset` to go on at. */
  maxSpendUsd?: number | undefined;
  /** Stops after so many rows, without asking for more. */
  maxRows?: number | undefined;
}

/** An error of whoever calls the client. */
export function usageError(operation: string, message: string): AdintelError {
  return new AdintelError(`${operation}: ${message}`, { code: "invalid_usage", operation, attempts: 0 });
}

/** @throws `invalid_usage`, if the value is no number of at least `least`. */
export function demandAtLeast(operation: string, least: number, name: string, value: unknown): void {
  if (!(typeof value === "number" && value >= least)) {
    throw usageError(operation, `${name} must be a number of at least ${least}, not ${value}`);
  }
}

/** @throws `invalid_usage`, if a client cannot be made of the options; `root` is the path that a base URL ends with. */
export function demandUsable({ baseUrl, apiKey, maxSpendUsd = 0 }: ClientOptions, root: string): void {
  demandAtLeast("createClient", 0, "maxSpendUsd", maxSpendUsd);
  const fail = (message: string) => {
    throw usageError("createClient", message);
  };
  if (!new RegExp(`^https?://[^/?#@\\s]+(/[^?#\\s]*)?${root}/*$`, "i").test(baseUrl)) {
    fail(`baseUrl must be absolute and end with ${root}, such as http://127.0.0.1:4010${root}`);
  }
  if (!apiKey) {
    // A page may leave the key to a server of its own origin.
    if (!("document" in globalThis || "importScripts" in globalThis)) {
      fail("apiKey is missing; is ADINTEL_API_KEY set?");
    }
  } else if (!/^[\w.~+/=-]+$/.test(apiKey)) {
    fail(`apiKey must be the key alone, without "Bearer", quotes or spaces`);
  }
}
