import { assertFetchOptions, keyMistake } from "./checks.js";
import { assertAtLeast, assertKnown, usageError } from "./usage.js";
import type { Dialect } from "./answer.js";
import type { Budget } from "./budget.js";
import type { Hooks, Logging } from "./hooks.js";
import type { Pacing } from "./pacing-options.js";

/** Headers: an object, `Headers` or entries. `null` and `undefined` remove a header that would otherwise be sent. */
export type HeadersInput =
  | Readonly<Record<string, string | null | undefined>>
  | Iterable<readonly [string, string | null | undefined]>;

/** The second argument of a custom `fetch`. */
export interface FetchInit {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
  /** Redirects are not followed: that would send the request and its headers elsewhere, and a paid call twice. */
  redirect: "manual";
}

/** What the client reads of a response if a custom `fetch` has its own class of responses. */
export interface FetchResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Iterable<[string, string]>;
  text(): Promise<string>;
}

type Fetched = Response | FetchResponse;

/** Any options of `fetch` but those that the client sets. */
type FetchOptions = Readonly<Record<string, unknown>> & Readonly<Partial<Record<keyof FetchInit, undefined>>>;

/** Options of a client and of a single call. Those of the call take precedence. */
export interface SendingOptions {
  /** Added to every request. */
  headers?: HeadersInput | undefined;
  /** Also passed to `fetch`, such as `cache`, `credentials`, or undici's `dispatcher`. */
  fetchOptions?: FetchOptions | undefined;
  /** Maximum milliseconds for one attempt, including its whole response. Default: 60,000. */
  attemptTimeoutMs?: number | undefined;
  /** Maximum milliseconds for all attempts and the waits between them. Default: no limit. */
  timeoutMs?: number | undefined;
  /** Maximum number of retries. A request is retried only if that costs nothing. Default: 2. */
  maxRetries?: number | undefined;
  /** Maximum size of a response's body, decompressed. A larger one is not read to its end. Default: 16,777,216. */
  maxBodyBytes?: number | undefined;
  /**
   * Maximum milliseconds to wait for the rate limits, or between attempts. A call that would wait longer for the limits is
   * not sent: it fails with `wait_too_long`, as soon as that is known. Default: no limit.
   */
  maxWaitMs?: number | undefined;
}

/** Options of a client, which adds at most 9.5 kB to a page, minified and compressed. */
export interface ClientOptions extends SendingOptions, Hooks, Logging {
  /**
   * Root of the version, as `servers` of its document lists it, or the path of your own back end that forwards requests. In a
   * browser, it may be relative to the page's origin, such as `/api`. Default: the environment variable `ADINTEL_BASE_URL`. Not
   * needed for the mock, or with a `fetch` that responds in process, which needs no key either.
   */
  baseUrl?: string | undefined;
  /** `"mock"`: the local mock that `npx adintel-mock` starts. Its address and key are the defaults of `baseUrl` and `apiKey`. */
  environment?: "mock" | undefined;
  /**
   * Sent with each request. The same key works in both versions. A function is called before each attempt, and again with
   * the key that a 401 has refused: if it returns another one, the call is retried. Default: the environment variable
   * `ADINTEL_API_KEY`; none in a page, where your server must add it, because anyone who opens the page can read its key.
   */
  apiKey?: string | ((refusedKey?: string) => string | Promise<string>) | undefined;
  /** Allows a key in a page, where anyone can read it. A key of the mock is always allowed. */
  dangerouslyAllowBrowser?: boolean | undefined;
  /** Used instead of the global `fetch`, such as that of a mock in process, of undici or of node-fetch. */
  fetch?: ((url: string, init: FetchInit) => Fetched | Promise<Fetched>) | undefined;
  /** A call that could raise the sum of {@link Spending} above this is not sent, and fails with `over_budget`. */
  maxSpendUsd?: number | undefined;
  /** Instead of `maxSpendUsd`: a budget that several clients share, from `createBudget`. */
  budget?: Budget | undefined;
  /**
   * A schedule that stays within the rate limits. To share one among clients, pass the result of `createPacing`. Default: a
   * schedule of this client's own, or none if `fetch` is set without `baseUrl`. `false`: calls are sent at once.
   */
  pacing?: Pacing | false | undefined;
  /**
   * Returns the contract violations of a response, such as `validate` of `@adintel/client/validate`; if there are any, the
   * call fails. Those marked with `isUnknown` do not fail the call, and are passed to `onUnknown`.
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

/** What a client works with. */
export type Settings = UsableOptions & Dialect & Required<Pick<Dialect, "key">>;

type UsableOptions = ClientOptions & { baseUrl: string };

/** Options of a single call. */
export interface CallOptions extends SendingOptions {
  /** Aborts the call, which rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** Options for iterating over all rows. */
export interface PagingOptions extends CallOptions {
  /** Stops before the iteration could cost more, with the error `over_budget`. Continue at its `offset`. */
  maxSpendUsd?: number | undefined;
  /** Stops after this many rows, and does not request more. */
  maxRows?: number | undefined;
}

/** The key that every mock accepts. */
export const demoKey = "mock_live_demo";

type Limit = "attemptTimeoutMs" | "timeoutMs" | "maxRetries" | "maxWaitMs" | "maxBodyBytes";

/** Minimum and default of each limit. */
const limits: Record<Limit, readonly [minimum: number, fallback: number]> = {
  attemptTimeoutMs: [1, 60_000],
  timeoutMs: [1, Infinity],
  maxRetries: [0, 2],
  maxWaitMs: [0, Infinity],
  maxBodyBytes: [1, 2 ** 24],
};

const limitNames = Object.keys(limits) as Limit[];

/**
 * The limits of a call, or of a client's calls.
 *
 * @param names of all other options
 * @throws `invalid_usage` if an option has no such name, or a limit is too low or no number
 */
export function readLimits(
  caller: string,
  names: string,
  options: SendingOptions,
  defaults: SendingOptions = {},
): Record<Limit, number> {
  assertKnown(caller, options, `${names} headers fetchOptions ${limitNames.join(" ")}`);
  assertFetchOptions(caller, options);
  const read: Partial<Record<Limit, number>> = {};
  for (const name of limitNames) {
    const [minimum, fallback] = limits[name];
    read[name] = assertAtLeast(caller, minimum, name, options[name] ?? defaults[name] ?? fallback);
  }
  return read as Record<Limit, number>;
}

/** Why a key cannot be sent, or should not be in a page, without its name; `undefined` if it can. */
export function keyProblem(apiKey: unknown, isExposed?: boolean): string | undefined {
  if (!apiKey) return "is missing; set ADINTEL_API_KEY";
  const mistake = keyMistake(apiKey);
  if (mistake) return mistake;
  if (!/^[\w.~+/=-]+$/.test(String(apiKey))) return `must be the key alone, without "Bearer" or quotes`;
  return isExposed && !/^mock_/.test(String(apiKey))
    ? "can be read by anyone in a page; let your server add it, or set dangerouslyAllowBrowser"
    : undefined;
}

/**
 * The options, with a base URL.
 *
 * @param root the path that the service's own base URL ends with
 * @param findKey the key of a client that is given none
 * @param findAddress the base URL of a client that is given none
 * @throws `invalid_usage` if they are not valid
 */
export function usableOptions(
  givenOptions: ClientOptions | null | undefined,
  root: string,
  findKey: () => string | undefined,
  findAddress: (root: string) => string | undefined,
): UsableOptions {
  const options = givenOptions ?? {};
  readLimits(
    "createClient",
    "baseUrl environment apiKey dangerouslyAllowBrowser fetch maxSpendUsd budget pacing validate onWait onRequest onCharge onUnknown onResponse onRetry shouldRetry logLevel logger",
    options,
  );
  const { environment, fetch, dangerouslyAllowBrowser } = options;
  const isMock = environment === "mock";
  const isInProcess = fetch && options.baseUrl === undefined;
  const isPage = "document" in globalThis || "importScripts" in globalThis;
  const mockUrl = `http://127.0.0.1:4010${root}`;
  const {
    baseUrl: givenUrl = isMock ? mockUrl : isInProcess ? `http://localhost${root}` : findAddress(root),
    apiKey = isMock ? demoKey : isInProcess ? undefined : findKey(),
  } = options;
  const baseUrl = String(givenUrl).replace(/\/+$/, "");
  const [path, host] = /^(https?:\/\/[^/?#@\s]+)?(\/[^/?#\s]+)+$/i.exec(baseUrl) ?? [];
  // A page or a custom fetch can resolve a relative address.
  const isResolved = host || isPage || fetch;
  const isOfAnotherVersion = /\/v\d+(\/|$)/i.test(baseUrl) && !baseUrl.endsWith(root);
  // In a page, a server of the same origin may add the key. An in-process fetch may need none.
  const mayLackKey = isPage || (isInProcess && !("apiKey" in options));
  const isExposed = isPage && !fetch && !dangerouslyAllowBrowser;
  const refuseIf = (problem: string | false | undefined) => {
    if (problem) throw usageError("createClient", problem);
  };
  for (const [name, value] of Object.entries(options)) {
    refuseIf(
      value !== undefined &&
        value !== null &&
        /^(on[A-Z]|should|fetch$|validate)/.test(name) &&
        typeof value !== "function" &&
        `${name} must be a function`,
    );
  }
  refuseIf(environment && !isMock && `environment must be "mock"`);
  refuseIf(
    (!path || !isResolved || isOfAnotherVersion) &&
      `baseUrl must be absolute and end with ${root}, such as ${mockUrl}; or set environment: "mock"`,
  );
  const problem =
    typeof apiKey === "function" || (!apiKey && mayLackKey) ? undefined : keyProblem(apiKey, isExposed);
  refuseIf(problem && `apiKey ${problem}`);
  // An in-process fetch has no limits to protect, and its tests should not wait.
  const pacing = options.pacing ?? (isInProcess ? false : undefined);
  return { ...options, baseUrl, apiKey, pacing };
}
