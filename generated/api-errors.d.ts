// Generated from openapi by `npm run generate`. Do not edit.
declare const listed: unique symbol;

/**
 * An error code that this client lists. The mark is there for the compiler alone: without it, any text would fit a code of
 * a newer service, and comparing `code` would not narrow an error.
 */
export type ListedCode<Code extends string> = Code & { readonly [listed]: string };

/** An error code that this client does not list. */
export type OtherCode = string & { readonly [listed]?: number };

/** An invalid field of a request or response. */
export interface InvalidField {
  /** Its path: `limit`, `filters.size.min`, `format.0`; `body` for the whole body. */
  readonly path: string;
  readonly message: string;
}

/** The fields of an error of each code. */
export interface ApiErrors {
  invalid_request: {
    readonly code: ListedCode<"invalid_request">;
    readonly status: 400;
    /** The invalid fields. */
    readonly details?: readonly InvalidField[];
  };
  invalid_api_key: {
    readonly code: ListedCode<"invalid_api_key">;
    readonly status: 401;
  };
  out_of_credits: {
    readonly code: ListedCode<"out_of_credits">;
    readonly status: 402;
  };
  subscription_inactive: {
    readonly code: ListedCode<"subscription_inactive">;
    readonly status: 403;
  };
  membership_ended: {
    readonly code: ListedCode<"membership_ended">;
    readonly status: 403;
  };
  method_not_allowed: {
    readonly code: ListedCode<"method_not_allowed">;
    readonly status: 405;
    /** The methods that the path supports. */
    readonly allow?: readonly string[];
  };
  payload_too_large: {
    readonly code: ListedCode<"payload_too_large">;
    readonly status: 413;
  };
  rate_limited: {
    readonly code: ListedCode<"rate_limited">;
    readonly status: 429;
    /** How long to wait, if the response says so and the page can read it. */
    readonly retryAfterSeconds?: number;
  };
  internal_error: {
    readonly code: ListedCode<"internal_error">;
    readonly status: 500;
  };
  brand_not_found: {
    readonly code: ListedCode<"brand_not_found">;
    readonly status: 404;
  };
  not_found: {
    readonly code: ListedCode<"not_found">;
    readonly status: 404;
  };
}

/** The fields that an error with an unlisted code may have. */
export interface ApiErrorFields {
  /** The invalid fields. */
  readonly details?: readonly InvalidField[];
  /** The methods that the path supports. */
  readonly allow?: readonly string[];
  /** How long to wait, if the response says so and the page can read it. */
  readonly retryAfterSeconds?: number;
}

/** The error codes that the documents list. */
export type ListedErrorCode = keyof ApiErrors;

/** An error code of the service: one that the documents list, or one from a newer service. */
export type ErrorCode = ListedErrorCode | (string & {});
