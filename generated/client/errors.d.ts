// Generated from scripts/client/errors.ts by `npm run generate`. Do not edit.
import type { ApiErrors, ErrorCode } from "@adintel/client/api-errors";
/** What every error of the client tells. None of them holds the key. */
interface Failure extends Error {
    /** The operationId; `createClient` where the options are at fault. */
    readonly operation: string;
    /** How many times the request was sent; 0: not at all. */
    readonly attempts: number;
    /** The HTTP status of the answer, if there is one. */
    readonly status?: number;
    /** The `X-Request-Id` of the answer, where the server sends one. */
    readonly requestId?: string;
    /** Where an iteration stopped: one that starts at this offset goes on. */
    readonly offset?: number;
}
/**
 * The service refused or failed. `code` tells why, and with it what else there is: `details` for `invalid_request`,
 * `retryAfterSeconds` for `rate_limited`, `allow` for `method_not_allowed`. A service newer than this client may send
 * codes that it does not list, so let a `switch` have its `default`.
 */
export type ApiError<Code extends ErrorCode = ErrorCode> = {
    [C in Code]: Failure & {
        readonly name: "ApiError";
    } & ApiErrors[C];
}[Code];
/** No answer came: the address is wrong, the server is down, or the connection broke. */
export interface UnreachableError extends Failure {
    readonly code: "unreachable";
}
/** No whole answer came in time. */
export interface TimeoutError extends Failure {
    readonly code: "timeout";
    /** The account whose indexing was waited for: wait for it again with the same URL. */
    readonly brandId?: string;
}
/** An answer came that is none of this API's: no JSON, cut off, empty, or not in the shape that was asked for. */
export interface UnreadableAnswerError extends Failure {
    readonly code: "unreadable_answer";
    readonly status: number;
    /** Where the answer breaks the contract, if `validate` found it. */
    readonly details?: readonly {
        readonly path: string;
        readonly message: string;
    }[];
    /** The answer as it came, if `validate` refused it: it may have been paid for. */
    readonly data?: unknown;
}
/** The call was not sent, since it could have cost more than `maxSpendUsd` leaves. */
export interface OverBudgetError extends Failure {
    readonly code: "over_budget";
    /** What the call could have cost; `Infinity` where nothing limits it. */
    readonly costUsd: number;
    /** What may have been spent until then. */
    readonly spentUsd: number;
    readonly maxSpendUsd: number;
}
/** The client was asked for something that cannot be done; the message says what to do instead. */
export interface UsageError extends Failure {
    readonly code: "invalid_usage";
}
/** Any error that a call with these error codes may end with. */
export type CallError<Code extends ErrorCode = ErrorCode> = ApiError<Code> | UnreachableError | TimeoutError | UnreadableAnswerError | OverBudgetError | UsageError;
/** Any error of the client: branch on `code`. */
export type AdintelError = CallError;
/** An answer or what kept it from coming: exactly one of `data` and `error` is set. */
export type Result<Data, Code extends ErrorCode = ErrorCode> = {
    data: Data;
    error?: never;
    response: Response;
}
/** `response` is missing where none came. */
 | {
    data?: never;
    error: CallError<Code>;
    response: Response | undefined;
};
/** A class to ask for with `instanceof`, which narrows to a union. */
export type ErrorClass<Instance> = (new (message: string, facts: object) => Instance) & {
    readonly prototype: Instance;
};
/** Any error of the client; narrow it by `code`. */
export declare const AdintelError: ErrorClass<AdintelError>;
/** An error that the service answered with; narrow it by `code`. */
export declare const ApiError: ErrorClass<ApiError>;
/** An answer that is JSON, and not what was asked for. */
export declare function unreadable(operation: string, what: string): AdintelError;
export {};
