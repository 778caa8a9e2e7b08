// Generated from scripts/client/core/errors.ts by `npm run generate`. Do not edit.
import type { ApiErrorFields, ApiErrors, InvalidField, ListedErrorCode, MarkedCode, UnmarkedCode } from "@adintel/client/api-errors";
/** The fields that every error of the client has. None contains the API key. */
interface Failure extends Error {
    /** The operationId, or `createClient` if its options are invalid. */
    readonly operation: string;
    /** How many times the request was sent; 0 if it was not sent. */
    readonly attempts: number;
    /** The HTTP status of the response, if there is one. */
    readonly status?: number;
    /** The `X-Request-Id` of the response, if the server sends one. */
    readonly requestId?: string;
    /** The service's own message, with nothing added by the client, so a page can show it. */
    readonly serverMessage?: string;
    /** The first 2,000 characters of the response's body. */
    readonly bodyExcerpt?: string;
    /** The response, if there is one. Its body can be read once. */
    readonly response?: Response | undefined;
    /** The underlying error, such as that of `fetch`. */
    readonly cause?: unknown;
    /** Where an iteration stopped. To continue, start another at this offset. */
    readonly offset?: number;
    /** The rows that `toArray` had received. */
    readonly rows?: readonly unknown[];
}
/**
 * The service refused the call or failed. `code` says why, and determines the other fields: `details`,
 * `retryAfterSeconds` and `allow` ({@link ApiErrors}). A service newer than this client may send unlisted codes
 * ({@link OtherApiError}), so give each `switch` a `default`.
 */
export type ApiError<Code extends ListedErrorCode = ListedErrorCode> = ListedApiError<Code> | OtherApiError<Code>;
/** An error response with one of these codes. */
export type ListedApiError<Code extends ListedErrorCode = ListedErrorCode> = {
    [C in Code]: Failure & {
        readonly name: "ApiError";
    } & ApiErrors[C];
}[Code];
/**
 * An error response with a code that is not documented, or not for this operation. It never equals one of the client's own
 * codes: a service's `over_budget` becomes `service_over_budget`. `Offered` are the codes that editors suggest.
 */
export type OtherApiError<Offered extends string = ListedErrorCode> = OtherError<Offered> | OtherError<UnlistedErrorCode>;
/** Fields of the client's own errors are `never` here, so comparing `code` is enough to read them. */
interface OtherError<Code extends string> extends Failure, ApiErrorFields, Readonly<Record<Exclude<FieldOf<ClientError>, FieldOf<ListedApiError>>, never>> {
    readonly name: "ApiError";
    /** Why the call failed. Comparing it with a code narrows the error. */
    readonly code: Code;
    readonly status: number;
}
type FieldOf<Errors> = Errors extends unknown ? keyof Errors : never;
/** There was no response: the address is wrong, the server is down, or the connection dropped. */
export interface UnreachableError extends Failure {
    readonly code: MarkedCode<"unreachable">;
}
/** There was no complete response in time. */
export interface TimeoutError extends Failure {
    readonly code: MarkedCode<"timeout">;
    /** The account that was being indexed. To keep waiting, call `andWait` again with the same URL. */
    readonly brandId?: string;
}
/** The response is not one of this API: not JSON, cut off, empty, or of a different shape. */
export interface UnreadableAnswerError extends Failure {
    readonly code: MarkedCode<"unreadable_answer">;
    readonly status: number;
    /** Where the response breaks the contract, if `validate` found it. */
    readonly details?: readonly InvalidField[];
    /** The data that `validate` rejected. They may have been charged. */
    readonly data?: unknown;
}
/** The call was not sent, because it could have cost more than is left of `maxSpendUsd`. */
export interface OverBudgetError extends Failure {
    readonly code: MarkedCode<"over_budget">;
    /**
     * The most the call could have cost; `Infinity` if nothing limits it. Where the platform may resend it, twice that must be
     * left of the budget.
     */
    readonly costUsd: number;
    /** As in {@link Spending}. */
    readonly spentUsd: number;
    readonly maybeUsd: number;
    readonly maxSpendUsd: number;
}
/** The call was not sent, because the rate limits would make it wait too long. */
export interface WaitTooLongError extends Failure {
    readonly code: MarkedCode<"wait_too_long">;
    /** Estimated seconds until the call could be sent. */
    readonly retryAfterSeconds: number;
}
/** The client was used in a way that cannot work. The message says what to do instead. */
export interface UsageError extends Failure {
    readonly code: MarkedCode<"invalid_usage">;
}
/** An error that the client itself reports. */
export type ClientError = UnreachableError | TimeoutError | UnreadableAnswerError | OverBudgetError | WaitTooLongError | UsageError;
/** The code of an error that the client itself reports. */
export type ClientErrorCode = "unreachable" | "timeout" | "unreadable_answer" | "over_budget" | "wait_too_long" | "invalid_usage";
/**
 * A code of a newer service, or the mark of a listed one. The marks are part of it so that editors show `code` by the names of three
 * types.
 */
export type UnlistedErrorCode = UnmarkedCode | MarkedCode<ListedErrorCode | ClientErrorCode>;
/** Any error that a call with these error codes may throw. */
export type CallError<Code extends ListedErrorCode = ListedErrorCode> = ListedApiError<Code> | ClientError | OtherApiError<Code | ClientErrorCode>;
/** Any error of the client. Check its `code`. */
export type AdintelError = CallError;
/** The outcome of a call: exactly one of `data` and `error` is set. */
export type Result<Data, Code extends ListedErrorCode = ListedErrorCode> = (WithResponse<Data> & {
    error?: never;
})
/** `response` is `undefined` if there was none. */
 | ({
    data?: never;
    error: CallError<Code>;
    response: Response | undefined;
} & Pick<WithResponse<Data>, "requestId" | "attempts">);
/** The data of a call and its response, whose body has been read. */
export interface WithResponse<Data> {
    data: Data;
    response: Response;
    /** The `X-Request-Id` of the response, if the server sends one. */
    requestId: string | undefined;
    /** How many times the request was sent. */
    attempts: number;
}
/** A page and its response. `response` is not part of the page's JSON. */
export type PageOf<Data> = Data & {
    readonly response: Response;
};
/** A class for `instanceof` that narrows to a union. */
export type ErrorClass<Instance> = (new (message: string, facts: object) => Instance) & {
    readonly prototype: Instance;
};
/** Any error of the client. Narrow it by `code`. */
export declare const AdintelError: ErrorClass<AdintelError>;
/** An error response of the service. Narrow it by `code`. */
export declare const ApiError: ErrorClass<ApiError>;
/** An error that the client itself reports. */
export declare function clientError(code: string, operation: string, message: string, facts?: object): AdintelError;
/** A response that is JSON of a different shape. */
export declare function unreadableError(operation: string, problem: string, { response, requestId, attempts }: WithResponse<unknown>): AdintelError;
export {};
