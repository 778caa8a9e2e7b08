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
    action: "Mend the fields that `details` names. The same request fails again.",
    again: "no",
    client: "Throws it with `details`. Its types keep most such requests from being written at all.",
  },
  invalid_api_key: {
    when: "The key is missing, malformed, unknown or revoked.",
    action:
      "Look at the `Authorization` header first, then whether the key still exists in the API settings.",
    again: "no",
    client: throwsIt,
  },
  out_of_credits: {
    when: "A metered call came, and the team's credits of the month are used up.",
    action:
      "Stop metered calls until the team has credits again. Operations that do not list this code are not held up.",
    again: "no",
    client: `${throwsIt} With \`maxSpendUsd\` it stops earlier, at a limit of yours.`,
  },
  subscription_inactive: {
    when: "The key is fine, but the subscription of its team is inactive.",
    action: "Have the team's subscription put in order.",
    again: "no",
    client: throwsIt,
  },
  membership_ended: {
    when: "Whoever the key was made for is no longer a member of its team.",
    action: "Use a key of somebody who is. This one will not work again by itself.",
    again: "no",
    client: throwsIt,
  },
  brand_not_found: {
    when: "No brand matches the id.",
    action: "Take ids from the answer of a search. An account that the index lacks can be added.",
    again: "no",
    client: throwsIt,
  },
  not_found: {
    when: "What was asked for is not there; more is not specified.",
    action: "Look at the address, then at the id in it.",
    again: "no",
    client: throwsIt,
  },
  method_not_allowed: {
    when: "The path does not support the HTTP method, or a HEAD request came for something metered.",
    action: "Use a method that the `Allow` header lists.",
    again: "no",
    client: "Throws it with `allow`. It sends the right method, so look for a proxy that changes requests.",
  },
  payload_too_large: {
    when: "The request body is too large.",
    action: "Shorten the lists in it, or split them over several requests.",
    again: "no",
    client: throwsIt,
  },
  rate_limited: {
    when: "A limit per IP address, per API key or of the operation itself is exceeded.",
    action: "Wait as long as `Retry-After` says, then send the request again, and less often.",
    again: "yes",
    client:
      "Waits as long as `Retry-After` says, for a minute at most, and sends again, twice unless `maxRetries` says otherwise. Then it throws it with `retryAfterSeconds`.",
  },
  internal_error: {
    when: "The service failed.",
    action:
      "Try a free operation again after a pause. A metered call may have been charged, so decide for yourself whether a second one is worth its price.",
    again: "if free",
    client:
      "Sends free operations again. Of any other it throws an error, which says that it may have been charged.",
  },
};

/** `undefined`: the documents have a code that this page does not know yet. */
export function guidanceOf(code: string): Guidance | undefined {
  return isKnown(code) ? guidance[code] : undefined;
}

function isKnown(code: string): code is ErrorCode {
  return Object.hasOwn(guidance, code);
}
