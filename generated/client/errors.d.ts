// Generated from scripts/client/errors.ts by `npm run generate`. Do not edit.
import type { ApiErrorFields, ApiErrors, InvalidField, ListedCode, ListedErrorCode, OtherCode } from "@adintel/client/api-errors";
/** What every error of the client has. None contains the API key. */
interface Failure extends Error {
    /** The operationId; `createClient` where the options are at fault. */
    readonly operation: string;
    /** How many times the request was sent; 0: not at all. */
    readonly attempts: number;
    /** The HTTP status of the response, if there is one. */
    readonly status?: number;
    /** The `X-Request-Id` of the response, if the server sends one. */
    readonly requestId?: string;
    /** What the service itself says, without anything of this client's, so that a page can show it. */
    readonly serverMessage?: string;
    /** The first 2,000 characters of the response's body. */
    readonly bodyExcerpt?: string;
    /** The response, if there is one: its body can be read, once. */
    readonly response?: Response | undefined;
    /** The error that led to this one, such as that of `fetch`. */
    readonly cause?: unknown;
    /** Where an iteration stopped: start another at this offset to continue. */
    readonly offset?: number;
}
/**
 * The service refused or failed. `code` says why, and which other fields there are: `details` for `invalid_request`,
 * `retryAfterSeconds` for `rate_limited`, `allow` for `method_not_allowed`. A service newer than this client may send
 * codes that it does not list ({@link OtherApiError}), so give a `switch` a `default`.
 */
export type ApiError<Code extends ListedErrorCode = ListedErrorCode> = ListedApiError<Code> | OtherApiError<Code>;
/** An error response with one of these codes. */
export type ListedApiError<Code extends ListedErrorCode = ListedErrorCode> = {
    [C in Code]: Failure & {
        readonly name: "ApiError";
    } & ApiErrors[C];
}[Code];
/**
 * An error response with a code that is not documented, or not for this operation. It is never one of the client's own:
 * a service's `over_budget` would be `service_over_budget`. `Offered` are the codes that editors offer for comparisons.
 */
export type OtherApiError<Offered extends string = ListedErrorCode> = OtherError<Offered> | OtherError<OtherCode>;
/** What only the client's own errors have is `never` here, so that comparing `code` is enough to read it. */
interface OtherError<Code extends string> extends Failure, ApiErrorFields, Readonly<Record<Exclude<FieldOf<ClientError>, FieldOf<ListedApiError>>, never>> {
    readonly name: "ApiError";
    readonly code: Code;
    readonly status: number;
}
type FieldOf<Errors> = Errors extends unknown ? keyof Errors : never;
/** There was no response: the address is wrong, the server is down, or the connection broke. */
export interface UnreachableError extends Failure {
    readonly code: ListedCode<"unreachable">;
}
/** There was no complete response in time. */
export interface TimeoutError extends Failure {
    readonly code: ListedCode<"timeout">;
    /** The account whose indexing was waited for: wait for it again with the same URL. */
    readonly brandId?: string;
}
/** The response is not one of this API: not JSON, cut off, empty, or of another shape. */
export interface UnreadableAnswerError extends Failure {
    readonly code: ListedCode<"unreadable_answer">;
    readonly status: number;
    /** Where the response breaks the contract, if `validate` found it. */
    readonly details?: readonly InvalidField[];
    /** The data that `validate` refused: they may have been paid for. */
    readonly data?: unknown;
}
/** The call was not sent, since it could have cost more than `maxSpendUsd` leaves. */
export interface OverBudgetError extends Failure {
    readonly code: ListedCode<"over_budget">;
    /** What the call could have cost; `Infinity` where nothing limits it. */
    readonly costUsd: number;
    /** What may have been spent until then. */
    readonly spentUsd: number;
    readonly maxSpendUsd: number;
}
/** The call was not sent, since the rate limits would make it wait longer than it may. */
export interface WaitTooLongError extends Failure {
    readonly code: ListedCode<"wait_too_long">;
    /** Seconds until the call could be sent, as far as is known. */
    readonly retryAfterSeconds: number;
}
/** The client was asked for something that cannot be done; the message says what to do instead. */
export interface UsageError extends Failure {
    readonly code: ListedCode<"invalid_usage">;
}
/** The errors that the client itself finds, by their codes. */
interface ClientErrors {
    unreachable: UnreachableError;
    timeout: TimeoutError;
    unreadable_answer: UnreadableAnswerError;
    over_budget: OverBudgetError;
    wait_too_long: WaitTooLongError;
    invalid_usage: UsageError;
}
/** An error that the client itself finds. */
export type ClientError = ClientErrors[keyof ClientErrors];
/** Any error that a call with these error codes may end with. */
export type CallError<Code extends ListedErrorCode = ListedErrorCode> = ListedApiError<Code> | ClientError | OtherApiError<Code | keyof ClientErrors>;
/** Any error of the client: branch on `code`. */
export type AdintelError = CallError;
/** The outcome of a call: exactly one of `data` and `error` is set. */
export type Result<Data, Code extends ListedErrorCode = ListedErrorCode> = {
    data: Data;
    error?: never;
    response: Response;
}
/** `response` is missing if there was none. */
 | {
    data?: never;
    error: CallError<Code>;
    response: Response | undefined;
};
/** The data of a call, and the response that they came in: its body has been read. */
export interface WithResponse<Data> {
    data: Data;
    response: Response;
    /** The `X-Request-Id` of the response, if the server sends one. */
    requestId: string | undefined;
    /** How many times the request was sent. */
    attempts: number;
}
/** A page, and the response that it came in. `response` is no part of the page's JSON. */
export type PageOf<Data> = Data & {
    readonly response: Response;
};
/** A class for `instanceof` that narrows to a union. */
export type ErrorClass<Instance> = (new (message: string, facts: object) => Instance) & {
    readonly prototype: Instance;
};
/** Any error of the client; narrow it by `code`. */
export declare const AdintelError: ErrorClass<AdintelError>;
/** An error response of the service; narrow it by `code`. */
export declare const ApiError: ErrorClass<ApiError>;
/** An error that the client itself finds. */
export declare function clientError(code: string, operation: string, message: string, facts?: object): AdintelError;
/** A response that is JSON of another shape. */
export declare function unreadable(operation: string, what: string, { response, requestId, attempts }: WithResponse<unknown>): AdintelError;
export {};
