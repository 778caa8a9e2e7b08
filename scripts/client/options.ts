import { usageError } from "./usage.js";
import type { Budget } from "./budget.js";
import type { Hooks, Logging } from "./hooks.js";
import type { Pacing } from "./pacing-options.js";

/** Headers: an object, `Headers` or entries. `null` and `undefined` remove a header that would be sent otherwise. */
export type HeadersInput =
  | Readonly<Record<string, string | null | undefined>>
  | Iterable<readonly [string, string | null | undefined]>;

/** What a custom `fetch` gets beside the address. */
export interface FetchInit {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
  /** No redirect is followed: that would send the request, and its headers, elsewhere, and a paid call twice. */
  redirect: "manual";
}

/** What the client reads of a response whose make of `fetch` has a class of its own. */
export interface FetchResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Iterable<[string, string]>;
  text(): Promise<string>;
}

type Fetched = Response | FetchResponse;

/** What can be set for a client and for a single call, which takes precedence. */
interface SendingOptions {
  /** Added to every request. */
  headers?: HeadersInput | undefined;
  /** Passed to `fetch` as well, such as `cache`, `credentials`, or the `dispatcher` of undici. */
  fetchOptions?: Readonly<Record<string, unknown>> | undefined;
  /** Most milliseconds for one attempt, including its whole response. Default: 60,000. */
  attemptTimeoutMs?: number | undefined;
  /** Most milliseconds for all attempts and the waits between them. Default: no limit. */
  timeoutMs?: number | undefined;
  /** Most retries of a request; it is retried only if that costs nothing. Default: 2. */
  maxRetries?: number | undefined;
  /**
   * Most milliseconds to wait for the rate limits, or between attempts. A call that would wait longer for the limits is
   * not sent: it fails with `wait_too_long`, at once if that is known at once. Default: no limit.
   */
  maxWaitMs?: number | undefined;
}

/** Where and as whom a client calls, and how carefully. */
export interface ClientOptions extends SendingOptions, Hooks, Logging {
  /**
   * Root of the version, such as `http://127.0.0.1:4010/v2`, or the path of a back end of your own that passes requests
   * on; in a browser it may be relative to the page's origin, such as `/adintel/v2`.
   */
  baseUrl: string;
  /**
   * Sent as a bearer token; the same key works in both versions. A function is asked before each attempt. It may be missing
   * only in a browser, if your server adds it: everybody who opens a page can read a key in it.
   */
  apiKey?: string | (() => string | Promise<string>) | undefined;
  /** Used instead of the global `fetch`, such as that of a mock in process, of undici or of node-fetch. */
  fetch?: ((url: string, init: FetchInit) => Fetched | Promise<Fetched>) | undefined;
  /** A call that could bring {@link Spending.atMostUsd} over this is not sent, and fails with `over_budget`. */
  maxSpendUsd?: number | undefined;
  /** Instead of `maxSpendUsd`: a budget that several clients share, made by `createBudget`. */
  budget?: Budget | undefined;
  /**
   * A schedule that keeps to the rate limits, made by `createPacing` to share it among clients. Default: one of this
   * client's own, and none where `fetch` is given without a `baseUrl`. `false`: calls are sent at once.
   */
  pacing?: Pacing | false | undefined;
  /**
   * Returns what in a response breaks the contract, such as `validate` of `@adintel/client/validate`; then the call fails.
   * What is marked with `isUnknown` does not count: it goes to `onUnknown`.
   */
  validate?:
    | ((
        operation: string,
        status: number,
        body: unknown,
      ) => readonly {
        path: string;
        message: string;
        isUnknown?: boolean | undefined;
        value?: string | undefined;
      }[])
    | undefined;
}

/**
 * Options of a client whose `fetch` responds by itself, such as a mock's in process: where its calls would go does not
 * matter, nor who sends them, unless that `fetch` asks for a key.
 */
export interface InProcessOptions extends Omit<ClientOptions, "baseUrl"> {
  baseUrl?: undefined;
  fetch: NonNullable<ClientOptions["fetch"]>;
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

/** Why a key cannot be sent; `undefined`: it can. */
export function faultOfKey(apiKey: unknown): string | undefined {
  if (!apiKey) return "apiKey is missing; is ADINTEL_API_KEY set?";
  return /^[\w.~+/=-]+$/.test(String(apiKey))
    ? undefined
    : `apiKey must be the key alone, without "Bearer", quotes or spaces`;
}

/**
 * The options, with a base URL.
 *
 * @param root the path that the service's own base URL ends with
 * @throws `invalid_usage`, if a client cannot be made of them
 */
export function usableOptions(
  options: ClientOptions | InProcessOptions = { baseUrl: "" },
  root: string,
): ClientOptions {
  const { baseUrl: given, apiKey } = options;
  const isInProcess = given === undefined && options.fetch;
  const baseUrl = (isInProcess ? `http://localhost${root}` : String(given)).replace(/\/+$/, "");
  const isPage = "document" in globalThis || "importScripts" in globalThis;
  const [path, host] = /^(https?:\/\/[^/?#@\s]+)?(\/[^/?#\s]+)+$/i.exec(baseUrl) ?? [];
  // A page and a custom fetch may resolve a relative address.
  const isResolved = host || isPage || options.fetch;
  const isOfAnotherVersion = /\/v\d+(\/|$)/i.test(baseUrl) && !baseUrl.endsWith(root);
  // A page may leave the key to a server of its own origin, and a function that is given may need none.
  const mayLackKey = isPage || (isInProcess && !("apiKey" in options));
  const fault =
    !path || !isResolved || isOfAnotherVersion
      ? `baseUrl must be absolute and end with ${root}, such as http://127.0.0.1:4010${root}`
      : typeof apiKey !== "function" && (apiKey || !mayLackKey) && faultOfKey(apiKey);
  if (fault) throw usageError("createClient", fault);
  // What answers by itself has no limits of its own to keep, and tests of it should not wait.
  const pacing = options.pacing ?? (isInProcess ? false : undefined);
  return { ...options, baseUrl, pacing };
}
