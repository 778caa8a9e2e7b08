// Generated from openapi by `npm run generate`. Do not edit.
/** What an error of each code has. */
export interface ApiErrors {
  invalid_request: {
    readonly code: "invalid_request";
    readonly status: 400;
    /** The fields that failed. */
    readonly details?: readonly { readonly path: string; readonly message: string }[];
  };
  invalid_api_key: {
    readonly code: "invalid_api_key";
    readonly status: 401;
  };
  out_of_credits: {
    readonly code: "out_of_credits";
    readonly status: 402;
  };
  subscription_inactive: {
    readonly code: "subscription_inactive";
    readonly status: 403;
  };
  membership_ended: {
    readonly code: "membership_ended";
    readonly status: 403;
  };
  method_not_allowed: {
    readonly code: "method_not_allowed";
    readonly status: 405;
    /** The methods that the path supports. */
    readonly allow?: readonly string[];
  };
  payload_too_large: {
    readonly code: "payload_too_large";
    readonly status: 413;
  };
  rate_limited: {
    readonly code: "rate_limited";
    readonly status: 429;
    /** How long to wait, if the response says so and the page may read it. */
    readonly retryAfterSeconds?: number;
  };
  internal_error: {
    readonly code: "internal_error";
    readonly status: 500;
  };
  brand_not_found: {
    readonly code: "brand_not_found";
    readonly status: 404;
  };
  not_found: {
    readonly code: "not_found";
    readonly status: 404;
  };
}

/** The documented error codes. */
export type ErrorCode = keyof ApiErrors;
