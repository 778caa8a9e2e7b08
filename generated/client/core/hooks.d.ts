// Generated from scripts/client/core/hooks.ts by `npm run generate`. Do not edit.
import type { AdintelError } from "./errors.js";
import type { WaitReason } from "./pacing-options.js";
/** What a client has spent so far, in US dollars. */
export interface Spending {
    /** The sum of all charges with a specified price. */
    readonly spentUsd: number;
    /**
     * The most that can have been spent beside that. A call in flight, or one that failed after it was sent, counts at the
     * most it can cost (unless nothing limits its rows), and a row without a specified price at the highest price. Where the
     * platform may resend a call, as browsers do, its cost counts once more.
     */
    readonly maybeUsd: number;
}
/** An attempt that is about to be sent. All hooks of the attempt get this same object, which gains fields. */
export interface Attempt {
    /** The operationId. */
    readonly operation: string;
    /** 1 for the first. */
    readonly attempt: number;
    /** Milliseconds spent waiting, between attempts or for the rate limits. */
    readonly waitedMs: number;
    /** What the client has spent so far. */
    readonly spending: Spending;
    readonly method: string;
    readonly url: string;
    /** With names in lower case, and `<apiKey>` in place of the key. Headers that `onRequest` adds are sent. */
    readonly headers: Record<string, string>;
    readonly body?: string | undefined;
}
/** An attempt that has ended. */
export interface EndedAttempt extends Attempt {
    /** Its body has been read. `undefined` if there was no response. */
    readonly response: Response | undefined;
    readonly status: number | undefined;
    /** The `X-Request-Id` of the response, if the server sends one. */
    readonly requestId: string | undefined;
    /** From the start of the attempt to the last byte of the response. */
    readonly durationMs: number;
    /** Why it failed. It may still be retried. */
    readonly error?: AdintelError;
    /** The call's signal aborted it. */
    readonly isAborted?: boolean;
    /** Rows charged, if the response is charged. */
    readonly rows?: number;
    /** What they cost; `null` if the operation's price is not specified. */
    readonly usd?: number | null;
}
/** A response that is charged. */
export interface Charge extends EndedAttempt {
    /** Rows charged. Some operations charge one row for an empty response. */
    readonly rows: number;
    /** `null` if the operation's price is not specified. */
    readonly usd: number | null;
    /** It is more than the documents allow for such a call, so they may be out of date. It is logged as a warning. */
    readonly isUnexpected: boolean;
}
/** An attempt that failed and will be retried. */
export interface Retry extends EndedAttempt {
    readonly error: AdintelError;
    /** Minimum milliseconds until the next attempt. */
    readonly waitMs: number;
}
/** A call that waits before it is sent, and has no `url`, `headers` and `body` yet. */
export interface Waiting extends Pick<Attempt, "operation" | "attempt" | "waitedMs" | "spending"> {
    /** Why it waits; `undefined` once the wait is over. */
    readonly waitReason: WaitReason | undefined;
    /** Estimated milliseconds until it is sent; 0 if that depends on requests that are under way, and once it is over. */
    readonly waitMs: number;
}
/** A response with fields or values that the documents do not list. */
export interface UnknownContent extends EndedAttempt {
    /** Where and what, as reported by `validate`. */
    readonly unknown: readonly {
        readonly path: string;
        readonly message: string;
        readonly value?: string | undefined;
    }[];
}
/**
 * Functions that the client calls for each attempt. Only `onRequest` and `shouldRetry` are awaited. If `onRequest` throws or
 * rejects, the call fails with `invalid_usage` before anything is sent. Errors of the others are logged and the call continues, so
 * no paid response is lost.
 */
export interface Hooks {
    /**
     * Called if a call is not sent at once, whenever the reason changes, and when the wait is over: because the call is sent,
     * or because it has failed or was aborted.
     */
    onWait?: ((waiting: Waiting) => unknown) | undefined;
    /** Called before each attempt is sent, which waits for it. */
    onRequest?: ((attempt: Attempt) => unknown) | undefined;
    /** Called for each response that is charged, before `onResponse`. */
    onCharge?: ((charge: Charge) => unknown) | undefined;
    /** Called before `onResponse` if `validate` finds fields or values that the documents do not list. */
    onUnknown?: ((content: UnknownContent) => unknown) | undefined;
    /** Called after each attempt, even without a response. */
    onResponse?: ((attempt: EndedAttempt) => unknown) | undefined;
    /** Asked before each retry, which never costs anything: if it returns or resolves to `false`, the call fails instead. */
    shouldRetry?: ((retry: Retry) => boolean | Promise<boolean>) | undefined;
    /** Called before the wait for the next attempt. */
    onRetry?: ((retry: Retry) => unknown) | undefined;
}
/** Each level includes those before it. */
export type LogLevel = "off" | "error" | "warn" | "info" | "debug";
/** Where a client logs to, such as `console`. */
export type Logger = {
    readonly [Level in Exclude<LogLevel, "off">]: (message: string) => unknown;
};
/** Where to log, and how much. */
export interface Logging {
    /**
     * `error`: errors thrown by hooks, except `onRequest`. `warn`: also retries and unknown fields. `info`: also responses and charges. `debug`:
     * also requests. The key and bodies are never logged. Default: `error`.
     */
    logLevel?: LogLevel | undefined;
    /** Default: `console`. */
    logger?: Logger | undefined;
}
