import { errorStatuses, type ErrorCode } from "@adintel/client/operations";
import type { Violation } from "@adintel/client/validation";
import type { JsonResponse } from "./json.ts";

/** Why a request is rejected. The message and the status follow from the code. */
export interface Refusal {
  error: ErrorCode;
  /** In place of the code's usual one. */
  message?: string;
  /** What in the request violates the contract. */
  details?: Violation[];
  headers?: Record<string, string>;
}

/**
 * The one table of the mock's error messages, which begin as those of the documents' examples do; the status of a code stands
 * in the documents.
 */
export const messages: Record<ErrorCode, string> = {
  invalid_request: "The request failed validation.",
  invalid_api_key: "Send a valid API key as a bearer token: `Authorization: Bearer <API_KEY>`.",
  out_of_credits: "The team has no credits left this month.",
  subscription_inactive: "The team's subscription is not active.",
  membership_ended: "The holder of this key has left the team.",
  brand_not_found: "No account has this id.",
  not_found: "There is nothing at this address; the API is under /v2 and /api/v1.",
  method_not_allowed: "This path does not support the method; see the Allow header.",
  payload_too_large: "The request body is too large.",
  rate_limited: "Too many requests; wait as long as Retry-After says.",
  internal_error: "The mock failed; please report this error with your request.",
};

/** Whether something is a refusal, and not what would have come instead. */
export function isRefusal(value: object): value is Refusal {
  return "error" in value;
}

/** Rejects a request for what in it is wrong: each violation says where and what. */
export function invalidRequest(...details: Violation[]): Refusal {
  return { error: "invalid_request", details };
}

/** An error in the API's envelope, with the status that the documents give its code. */
export function errorResponse({
  error: code,
  message = messages[code],
  details,
  headers,
}: Refusal): JsonResponse {
  const error = { code, message, ...(details && { details }) };
  return { status: errorStatuses[code], json: JSON.stringify({ error }), ...(headers && { headers }) };
}

/** The response to a request on which the mock itself failed; why goes to stderr. */
export function internalError(reason: unknown): JsonResponse {
  console.error(reason);
  return errorResponse({ error: "internal_error" });
}
