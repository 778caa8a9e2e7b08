import type { Answer } from "./hooks.ts";
import type { Problem, World } from "./world.ts";

const refusals = {
  invalid_request: [400, "The request is not valid. See `details`."],
  invalid_api_key: [401, "The API key is missing or not valid. Send one as a bearer token."],
  out_of_credits: [402, "The team has no credits left this month."],
  subscription_inactive: [403, "The team's subscription is not active."],
  membership_ended: [403, "You are no longer a member of the key's team."],
  brand_not_found: [404, "No brand has this id."],
  not_found: [404, "There is nothing at this path."],
  method_not_allowed: [405, "The path does not support this method. See the Allow header."],
  payload_too_large: [413, "The body is over 100 KB."],
  rate_limited: [429, "Too many requests. Wait for as many seconds as Retry-After says."],
} as const;

/** A code of an error. */
export type Code = keyof typeof refusals;

/** A request that is refused, thrown from wherever that is found. */
export class Refusal extends Error {
  readonly code: Code;
  readonly status: number;
  readonly details: readonly Problem[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: Code, details?: readonly Problem[], headers: Readonly<Record<string, string>> = {}) {
    const [status, message] = refusals[code];
    super(message);
    this.code = code;
    this.status = status;
    this.details = details;
    this.headers = headers;
  }
}

/** The response to a refused request. */
export function answerOf(refusal: Refusal, world: World): Answer {
  const message = world.takes("message-texts", "code") ? refusal.code.replaceAll("_", " ") : refusal.message;
  const details = detailsOf(refusal, world);
  const headers =
    refusal.status === 401 && world.takes("key-challenge", "present")
      ? { ...refusal.headers, "WWW-Authenticate": "Bearer" }
      : refusal.headers;
  return {
    status: refusal.status,
    headers,
    body: { error: { code: refusal.code, message, ...(details && { details }) } },
  };
}

function detailsOf({ details }: Refusal, world: World): readonly Problem[] | undefined {
  if (!details) return world.takes("details-elsewhere", "empty") ? [] : undefined;
  return world.takes("details-count", "first") ? details.slice(0, 1) : details;
}
