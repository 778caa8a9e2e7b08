// Generated from openapi by `npm run generate`. Do not edit.
declare const listed: unique symbol;

/**
 * The code of an error that this client lists. The mark is there for the compiler alone: without it, any text would fit a code of
 * a newer service, and comparing `code` would not narrow an error.
 */
export type MarkedCode<Code extends string> = Code extends string ? Code & Listed : never;

interface Listed {
  readonly [listed]: string;
}

/** Any other text. */
export type UnmarkedCode = string & { readonly [listed]?: number };

/** An invalid field of a request or response. */
export interface InvalidField {
  /** Its path: `limit`, `filters.size.min`, `format.0`; `body` for the whole body. */
  readonly path: string;
  readonly message: string;
}

/** The fields of an error of each code. */
export interface ApiErrors {
  invalid_request: {
    readonly code: MarkedCode<"invalid_request">;
    readonly status: 400;
    /** The invalid fields, if the service lists them. */
    readonly details?: readonly InvalidField[];
  };
  invalid_api_key: {
    readonly code: MarkedCode<"invalid_api_key">;
    readonly status: 401;
  };
  out_of_credits: {
    readonly code: MarkedCode<"out_of_credits">;
    readonly status: 402;
  };
  subscription_inactive: {
    readonly code: MarkedCode<"subscription_inactive">;
    readonly status: 403;
  };
  membership_ended: {
    readonly code: MarkedCode<"membership_ended">;
    readonly status: 403;
  };
  method_not_allowed: {
    readonly code: MarkedCode<"method_not_allowed">;
    readonly status: 405;
    /** The methods that the path supports, if the service lists them. */
    readonly allow?: readonly string[];
  };
  payload_too_large: {
    readonly code: MarkedCode<"payload_too_large">;
    readonly status: 413;
  };
  rate_limited: {
    readonly code: MarkedCode<"rate_limited">;
    readonly status: 429;
    /** How long to wait, if the service says it and the page can read it. */
    readonly retryAfterSeconds?: number;
  };
  internal_error: {
    readonly code: MarkedCode<"internal_error">;
    readonly status: 500;
  };
  brand_not_found: {
    readonly code: MarkedCode<"brand_not_found">;
    readonly status: 404;
  };
  not_found: {
    readonly code: MarkedCode<"not_found">;
    readonly status: 404;
  };
}

/** The fields that an error with an unlisted code may have. */
export interface ApiErrorFields {
  /** The invalid fields, if the service lists them. */
  readonly details?: readonly InvalidField[];
  /** The methods that the path supports, if the service lists them. */
  readonly allow?: readonly string[];
  /** How long to wait, if the service says it and the page can read it. */
  readonly retryAfterSeconds?: number;
}

/** The error codes that the documents list. */
export type ListedErrorCode = "invalid_request" | "invalid_api_key" | "out_of_credits" | "subscription_inactive" | "membership_ended" | "method_not_allowed" | "payload_too_large" | "rate_limited" | "internal_error" | "brand_not_found" | "not_found";

/** An error code of the service: one that the documents list, or one from a newer service. */
export type ErrorCode = ListedErrorCode | (string & {});
