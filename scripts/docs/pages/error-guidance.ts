import type { ErrorCode } from "@adintel/client/operations";

/** What a reader has to know of an error, beside what the documents say. */
export interface Guidance {
  when: string;
  /** What to do about it. */
  action: string;
  /** Whether the same request may be sent again. */
  again: "no" | "yes" | "if free";
  /** What the client does with it. */
  client: string;
}

const throwsIt = "Throws it at once, or returns it from `result`.";

/** Whoever adds a code to the documents is asked for its guidance by the compiler. */
export const guidance: Record<ErrorCode, Guidance> = {
  invalid_request: {
    when: "The body or the query string failed validation.",
    action: "Fix the fields that `details` names. The same request fails again.",
    again: "no",
    client: "Throws it with `details`. Its types rule out most such requests.",
  },
  invalid_api_key: {
    when: "The key is missing, malformed, unknown or revoked.",
    action: "Check the `Authorization` header first, then whether the key still exists in the API settings.",
    again: "no",
    client: throwsIt,
  },
  out_of_credits: {
    when: "The team's monthly credits are used up, and the call is metered.",
    action:
      "Stop metered calls until the team has credits again. Operations that do not list this code still work.",
    again: "no",
    client: `${throwsIt} With \`maxSpendUsd\` it stops earlier, at your own limit.`,
  },
  subscription_inactive: {
    when: "The key is valid, but its team's subscription is inactive.",
    action: "Ask an admin to reactivate the subscription.",
    again: "no",
    client: throwsIt,
  },
  membership_ended: {
    when: "The holder of the key is no longer a member of the team.",
    action: "Use a key of a current member.",
    again: "no",
    client: throwsIt,
  },
  brand_not_found: {
    when: "No brand matches the id.",
    action: "Take ids from search responses. An account that is not indexed can be added.",
    again: "no",
    client: throwsIt,
  },
  not_found: {
    when: "Not found; the condition is not specified.",
    action: "Check the path, then the id in it.",
    again: "no",
    client: throwsIt,
  },
  method_not_allowed: {
    when: "The path does not support the HTTP method, or it was a HEAD request to a metered operation.",
    action: "Use a method that the `Allow` header lists.",
    again: "no",
    client:
      "Throws it with `allow`. The client sends the right method, so look for a proxy that changes requests.",
  },
  payload_too_large: {
    when: "The request body is too large.",
    action: "Shorten its lists, or split them over several requests.",
    again: "no",
    client: throwsIt,
  },
  rate_limited: {
    when: "A limit per IP address, per API key or per endpoint is exceeded.",
    action: "Wait as long as `Retry-After` says, then retry at a lower rate.",
    again: "yes",
    client:
      "Waits as long as `Retry-After` says, at most a minute, and retries, twice unless `maxRetries` says otherwise. Then it throws the error with `retryAfterSeconds`.",
  },
  internal_error: {
    when: "The service failed.",
    action:
      "Retry free operations after a pause. A metered call may have been charged, so decide whether a retry is worth its price.",
    again: "if free",
    client:
      "Retries free operations. For any other it throws an error, which says that the call may have been charged.",
  },
};

/** `undefined`: the documents have a code that this page does not know yet. */
export function guidanceOf(code: string): Guidance | undefined {
  return isKnown(code) ? guidance[code] : undefined;
}

function isKnown(code: string): code is ErrorCode {
  return Object.hasOwn(guidance, code);
}
