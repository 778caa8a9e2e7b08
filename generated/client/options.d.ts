// Generated from scripts/client/options.ts by `npm run generate`. Do not edit.
import { AdintelError } from "./errors.js";
import type { Pacing } from "./pacing-options.js";
/** What can be set for a client and for a single call, which takes precedence. */
interface SendingOptions {
    /** Added to every request. */
    headers?: Record<string, string> | undefined;
    /** Most milliseconds for one attempt, including its whole response. Default: 60,000. */
    attemptTimeoutMs?: number | undefined;
    /** Most milliseconds for all attempts and the waits between them. Default: no limit. */
    timeoutMs?: number | undefined;
    /** Most retries of a request; it is retried only if that costs nothing. Default: 2. */
    maxRetries?: number | undefined;
    /**
     * Most milliseconds to wait for the rate limits. A call that would wait longer fails at once with `wait_too_long`, and
     * is not sent. Default: no limit.
     */
    maxWaitMs?: number | undefined;
}
/** What a response was charged. */
export interface Charge {
    readonly operation: string;
    /** Rows charged, which may be one more than were returned: an empty response of some operations costs one. */
    readonly rows: number;
    /** `null`: the price of the operation is not specified. */
    readonly usd: number | null;
}
/** What a client has spent so far, in US dollars. */
export interface Spending {
    /** The sum of the charges whose price is specified. */
    readonly usd: number;
    /**
     * The most that can have been spent: a call that is under way, or that failed after it was sent, counts with the most
     * it can cost (unless nothing limits its rows), and a row without a specified price counts as the most expensive one.
     */
    readonly atMostUsd: number;
}
/** Where and as whom a client calls, and how carefully. */
export interface ClientOptions extends SendingOptions {
    /** Root of the version, such as `http://127.0.0.1:4010/v2`. */
    baseUrl: string;
    /**
     * Sent as a bearer token; the same key works in both versions. It may be missing only in a browser, if your server
     * adds it: everybody who opens a page can read a key in it.
     */
    apiKey?: string | undefined;
    /** Used instead of the global `fetch`, such as a mock's in process. */
    fetch?: ((request: Request) => Response | Promise<Response>) | undefined;
    /** A call that could bring {@link Spending.atMostUsd} over this is not sent, and fails with `over_budget`. */
    maxSpendUsd?: number | undefined;
    /** Called for each response that is charged, before the call resolves. If it throws, the call rejects with that. */
    onCharge?: ((charge: Charge) => void) | undefined;
    /**
     * The schedule that keeps to the rate limits, to share it among clients. Default: one of this client's own. `false`:
     * calls are sent at once.
     */
    pacing?: Pacing | false | undefined;
    /** Returns what in a response breaks the contract, such as `validate` of `@adintel/client/validate`; then the call fails. */
    validate?: ((operation: string, status: number, body: unknown) => readonly {
        path: string;
        message: string;
    }[]) | undefined;
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
/** An error of whoever calls the client. */
export declare function usageError(operation: string, message: string): AdintelError;
/** @throws `invalid_usage`, if the value is no number of at least `least`. */
export declare function demandAtLeast(operation: string, least: number, name: string, value: unknown): void;
/**
 * The options, with a base URL.
 *
 * @param root the path that a base URL ends with
 * @throws `invalid_usage`, if a client cannot be made of them
 */
export declare function usableOptions(options: ClientOptions | InProcessOptions | undefined, root: string): ClientOptions;
export {};
