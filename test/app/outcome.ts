import type { Result } from "@adintel/client";

/** How a call went, as far as the page has to tell it apart. */
export type Outcome<Data> = { kind: "answer"; data: Data } | Limited | Failed | Refused;

/** Too many requests; the same call may succeed after so many seconds. */
export interface Limited {
  kind: "limited";
  seconds: number;
}

/** No usable answer came; the same call may succeed when it is made again. */
export interface Failed {
  kind: "failed";
  reason: string;
}

/** The same call would be refused again. */
export interface Refused {
  kind: "refused";
  code: string;
  /** What is wrong with which field of the request; empty where the error is about none of them. */
  violations: readonly Violation[];
}

export interface Violation {
  path: string;
  message: string;
}

/** Seconds to wait where the service does not say. */
const defaultWait = 5;

/**
 * Makes a call and says how it went.
 *
 * @throws the signal's reason once it is aborted
 */
export async function outcomeOf<Data>(call: () => Promise<Result<Data>>): Promise<Outcome<Data>> {
  const { data, error } = await call();
  if (error === undefined) return { kind: "answer", data };
  switch (error.code) {
    case "rate_limited":
      return { kind: "limited", seconds: error.retryAfterSeconds ?? defaultWait };
    case "invalid_request":
      return { kind: "refused", code: error.code, violations: error.details ?? [] };
    case "internal_error":
      return { kind: "failed", reason: "The service had an error." };
    case "unreachable":
      return { kind: "failed", reason: "The service cannot be reached. Check the connection." };
    case "timeout":
      return { kind: "failed", reason: "The service took too long to respond." };
    case "unreadable_answer":
      // What is no JSON of the API's comes from something between, such as the error page of a gateway.
      return { kind: "failed", reason: unreadable(error.status) };
    default:
      return { kind: "refused", code: error.code, violations: [] };
  }
}

function unreadable(status: number): string {
  return status >= 500 ? "The service is down at the moment." : "The response could not be read.";
}
