import { retryAfterSeconds } from "./answer.js";
import { reasonOf, type Exchange } from "./exchange.js";

/** A code of {@link AdintelError}, the reason in words, and whether the service itself reported it. */
export type Diagnosis = readonly [code: string, why: string, isOfService?: boolean];

/** The client's own codes. A service that uses one of them means something else. */
const clientCode = /^(unreachable|timeout|unreadable_answer|over_budget|wait_too_long|invalid_usage)$/;

/** Why an attempt has no data, or none that is valid. */
export function diagnose(
  { isSent, isLate, response, data, envelope, cause }: Exchange,
  milliseconds: number,
  baseUrl: string,
): Diagnosis {
  const { code, message } = reasonOf(cause);
  const hint = `check baseUrl (${baseUrl})`;
  if (isLate) return ["timeout", `no complete response within ${milliseconds / 1000} s`];
  if (!isSent) return ["invalid_usage", `invalid request: ${message ?? String(cause)}`];
  if (!response) return ["unreachable", `no response (${message || code || String(cause)}); ${hint}`];
  const { status } = response;
  if (envelope) {
    const { error } = envelope;
    return [
      clientCode.test(error.code) ? `service_${error.code}` : error.code,
      `${status} ${error.code}: ${error.message}`,
      true,
    ];
  }
  // Gateways limit rates too, with bodies of their own.
  if (status === 429)
    return ["rate_limited", `429, retry after ${retryAfterSeconds(response) ?? "?"} s`, true];
  return [
    "unreadable_answer",
    data === undefined
      ? `the response (${status}, ${response.headers.get("Content-Type")}) is not complete JSON of this API; ${hint}`
      : "the response breaks the contract",
  ];
}
