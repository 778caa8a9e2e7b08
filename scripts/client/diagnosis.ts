import { retryAfterSeconds, type Violation } from "./answer.js";
import { reasonOf, type Exchange } from "./exchange.js";

/** What went wrong in an attempt: a code of {@link AdintelError}, and why in words. */
export interface Diagnosis {
  code: string;
  why: string;
  /** Whether the service itself said so. */
  isOfService: boolean;
}

/** The client's own codes. A service that uses one of them means something else. */
const clientCode = /^(unreachable|timeout|unreadable_answer|over_budget|wait_too_long|invalid_usage)$/;

/** Why an attempt has no data; `violations` are where its data violate the contract. */
export function diagnose(
  { isSent, isLate, response, envelope, cause }: Exchange,
  milliseconds: number,
  baseUrl: string,
  violations: readonly Violation[] | undefined,
): Diagnosis {
  const reason = reasonOf(cause);
  const because = (code: string, why: string, isOfService = false) => ({ code, why, isOfService });
  if (!isSent)
    return because("invalid_usage", `the request cannot be made: ${reason.message ?? String(cause)}`);
  if (isLate) return because("timeout", `no complete response within ${milliseconds / 1000} s`);
  if (!response) {
    const shown = reason.message || reason.code || String(cause);
    return because("unreachable", `no response (${shown}); is baseUrl right, ${baseUrl}?`);
  }
  const { status, ok } = response;
  // An error in a successful response is none of this API.
  if (envelope && !ok) {
    const { code, message } = envelope.error;
    return because(clientCode.test(code) ? `service_${code}` : code, `${status} ${code}: ${message}`, true);
  }
  // Gateways limit rates too, in words of their own.
  if (status === 429) {
    const seconds = retryAfterSeconds(response);
    return because("rate_limited", `429${seconds === undefined ? "" : `, retry after ${seconds} s`}`, true);
  }
  const type = response.headers.get("Content-Type");
  return because(
    "unreadable_answer",
    violations
      ? "the response breaks the contract"
      : `the response (${status}, ${type}) is not complete JSON of this API; is baseUrl right, ${baseUrl}?`,
  );
}
