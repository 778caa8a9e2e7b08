// Generated from scripts/client/hooks.ts by `npm run generate`. Do not edit.
import type { AdintelError } from "./errors.js";
/** What a client has spent so far, in US dollars. */
export interface Spending {
    /** The sum of the charges whose price is specified. */
    readonly usd: number;
    /**
     * The most that can have been spent: a call that is under way, or that failed after it was sent, counts with the most
     * it can cost (unless nothing limits its rows), a row without a specified price counts as the most expensive one, and a
     * call counts twice where the platform may send it twice by itself, as a browser may.
     */
    readonly atMostUsd: number;
}
/** An attempt of a call, which is about to be sent. All hooks of the attempt get this same object, as it grows. */
export interface Attempt {
    /** The operationId. */
    readonly operation: string;
    /** 1 for the first. */
    readonly attempt: number;
    /** Milliseconds that it waited: between attempts, or for the rate limits. */
    readonly waitedMs: number;
    /** What the client has spent until now. */
    readonly spending: Spending;
    readonly method: string;
    readonly url: string;
    /** By names in lower case, with `<apiKey>` where the key will be. What `onRequest` adds is sent. */
    readonly headers: Record<string, string>;
    readonly body?: string | undefined;
}
/** An attempt that has ended. */
export interface EndedAttempt extends Attempt {
    /** Its body has been read; `undefined`: there was no response. */
    readonly response: Response | undefined;
    readonly status: number | undefined;
    /** The `X-Request-Id` of the response, if the server sends one. */
    readonly requestId: string | undefined;
    /** From its beginning to the last byte of the response. */
    readonly durationMs: number;
    /** Why it failed; it may be retried. */
    readonly error?: AdintelError;
    /** The call's signal ended it. */
    readonly isAborted?: boolean;
    /** Rows charged, if the response is charged. */
    readonly rows?: number;
    /** What they cost; `null`: the price of the operation is not specified. */
    readonly usd?: number | null;
}
/** A response that is charged. */
export interface Charge extends EndedAttempt {
    /** Rows charged, which may be one more than were returned: an empty response of some operations costs one. */
    readonly rows: number;
    /** `null`: the price of the operation is not specified. */
    readonly usd: number | null;
}
/** An attempt that failed and is repeated. */
export interface Retry extends EndedAttempt {
    readonly error: AdintelError;
    /** Milliseconds until the next attempt, at least. */
    readonly waitMs: number;
}
/** A response with fields or values that the documents do not list. */
export interface UnknownContent extends EndedAttempt {
    /** Where and what, as `validate` says it. */
    readonly unknown: readonly {
        readonly path: string;
        readonly message: string;
        readonly value?: string | undefined;
    }[];
}
/**
 * Functions that are told what the client does. They are not awaited, and what they throw or reject with goes to the
 * logger: it never loses a response that was paid for.
 */
export interface Hooks {
    /** Called before each attempt is sent. */
    onRequest?: ((attempt: Attempt) => unknown) | undefined;
    /** Called for each response that is charged, before `onResponse`. */
    onCharge?: ((charge: Charge) => unknown) | undefined;
    /** Called before `onResponse` if `validate` finds what the documents do not list, as a newer service may send. */
    onUnknown?: ((content: UnknownContent) => unknown) | undefined;
    /** Called after each attempt, also where there is no response. */
    onResponse?: ((attempt: EndedAttempt) => unknown) | undefined;
    /** Called before the wait for another attempt. */
    onRetry?: ((retry: Retry) => unknown) | undefined;
}
/** From nothing to everything; each includes those before it. */
export type LogLevel = "off" | "error" | "warn" | "info" | "debug";
/** Where a client logs to, such as `console`. */
export type Logger = {
    readonly [Level in Exclude<LogLevel, "off">]: (message: string) => unknown;
};
/** Where to log, and how much. */
export interface Logging {
    /**
     * `error`: what hooks throw. `warn`: retries and unknown fields too. `info`: responses and charges too. `debug`: requests
     * too. Neither the key nor a body is ever logged. Default: `error`.
     */
    logLevel?: LogLevel | undefined;
    /** Default: `console`. */
    logger?: Logger | undefined;
}
