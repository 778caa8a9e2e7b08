// Generated from scripts/client/core/options.ts by `npm run generate`. Do not edit.
import type { Dialect } from "./answer.js";
import type { Budget } from "./budget.js";
import type { Hooks, Logging } from "./hooks.js";
import type { Pacing } from "./pacing-options.js";
/** Headers: an object, `Headers` or entries. `null` and `undefined` remove a header that would otherwise be sent. */
export type HeadersInput = Readonly<Record<string, string | null | undefined>> | Iterable<readonly [string, string | null | undefined]>;
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
    validate?: ((operation: string, status: number, body: unknown) => readonly {
        path: string;
        message: string;
        isUnknown?: boolean | undefined;
        value?: string | undefined;
    }[]) | undefined;
}
/** What a client works with. */
export type Settings = UsableOptions & Dialect & Required<Pick<Dialect, "key">>;
type UsableOptions = ClientOptions & {
    baseUrl: string;
};
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
export declare const demoKey = "mock_live_demo";
type Limit = "attemptTimeoutMs" | "timeoutMs" | "maxRetries" | "maxWaitMs" | "maxBodyBytes";
/**
 * The limits of a call, or of a client's calls.
 *
 * @param names of all other options
 * @throws `invalid_usage` if an option has no such name, or a limit is too low or no number
 */
export declare function readLimits(caller: string, names: string, options: SendingOptions, defaults?: SendingOptions): Record<Limit, number>;
/** Why a key cannot be sent, or should not be in a page, without its name; `undefined` if it can. */
export declare function keyProblem(apiKey: unknown, isExposed?: boolean): string | undefined;
/**
 * The options, with a base URL.
 *
 * @param root the path that the service's own base URL ends with
 * @param findKey the key of a client that is given none
 * @param findAddress the base URL of a client that is given none
 * @throws `invalid_usage` if they are not valid
 */
export declare function usableOptions(givenOptions: ClientOptions | null | undefined, root: string, findKey: () => string | undefined, findAddress: (root: string) => string | undefined): UsableOptions;
export {};
