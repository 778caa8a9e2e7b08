import type { InvalidField } from "@adintel/client/api-errors";
import { headerOf, retryAfterSeconds } from "../core/answer.js";
import { AdintelError, ApiError } from "../core/errors.js";
import type { Settings } from "../core/options.js";
import type { Operation } from "../core/pricing.js";
import type { Exchange } from "./exchange.js";
import { createMask, revealsSecret } from "./mask.js";
import { mayBeCharged } from "./retry.js";
import { failureReason } from "./unsent.js";

/**
 * The error of an attempt without data, or with data that violates the contract.
 *
 * @param milliseconds its time limit
 */
export function createFailure(
  client: Settings,
  name: string,
  operation: Operation,
  milliseconds: number,
  exchange: Exchange,
  violations: readonly InvalidField[] | undefined,
): AdintelError {
  /** Of a response's body in an error. */
  const maxExcerptCharacters = 2_000;
  const { attempts, isSent, response, text, data, cause, error } = exchange;
  const mask = createMask({ ...exchange.headers, apiKey: client.apiKey });
  const [code, reason, isOfService] = diagnose(exchange, milliseconds, client);
  const details: unknown = error ? error.details : violations;
  const fields = Array.isArray(details) ? (details as InvalidField[]) : undefined;
  const listed = fields?.map((field) => `; ${field?.path} ${field?.message}`).join("") ?? "";
  const risk = mayBeCharged(operation, exchange) ? "; it may have been charged" : "";
  const seconds = retryAfterSeconds(response);
  return new (isOfService ? ApiError : AdintelError)(mask(`${name}: ${reason}${listed}${risk}`), {
    ...mask({
      code,
      operation: name,
      attempts: isSent ? attempts : attempts - 1,
      status: response?.status,
      requestId: headerOf(response, "X-Request-Id"),
      serverMessage: error?.message,
      allow: headerOf(response, "Allow")?.split(/\s*,\s*/),
      details: fields,
      data,
      bodyExcerpt: mask(text).slice(0, maxExcerptCharacters) || undefined,
    }),
    // Not masked: masking goes through JSON, which has no Infinity.
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
    cause: revealsSecret(cause, mask)
      ? new Error(mask(String(failureReason(cause).message ?? cause)))
      : cause,
    response: response && unreadCopy(response, mask(text), mask([...response.headers])),
  });
}

/** A copy of the response with an unread body, or the response itself if its status cannot be constructed. */
function unreadCopy(response: Response, text: string, headers: [string, string][]): Response {
  const { status, statusText } = response;
  const canBeMade = status >= 200 && status < 600;
  return canBeMade ? new Response(text || null, { status, statusText, headers }) : response;
}

/** A code of {@link AdintelError}, the reason in words, and whether the service itself reported it. */
export type Diagnosis = readonly [code: string, why: string, isOfService?: boolean];

/** The client's own codes. A service that uses one of them means something else. */
const clientCode = /^(unreachable|timeout|unreadable_answer|over_budget|wait_too_long|invalid_usage)$/;

/** Why an attempt has no data, or none that is valid. */
export function diagnose(
  { isSent, isLate, response, data, error, cause }: Exchange,
  milliseconds: number,
  { baseUrl, rateLimited = "rate_limited" }: Settings,
): Diagnosis {
  const { code, message } = failureReason(cause);
  const hint = `check baseUrl (${baseUrl})`;
  if (isLate) return ["timeout", `no complete response within ${milliseconds / 1000} s`];
  if (!isSent) return ["invalid_usage", `invalid request: ${message ?? String(cause)}`];
  if (!response) return ["unreachable", `no response (${message || code || String(cause)}); ${hint}`];
  const { status } = response;
  if (error) {
    return [
      clientCode.test(error.code) ? `service_${error.code}` : error.code,
      `${status} ${error.code}: ${error.message}`,
      true,
    ];
  }
  // Gateways limit rates too, with bodies of their own.
  if (status === 429) return [rateLimited, `429, retry after ${retryAfterSeconds(response) ?? "?"} s`, true];
  return [
    "unreadable_answer",
    data === undefined
      ? `the response (${status}, ${response.headers.get("Content-Type")}) is not complete JSON of this API; ${hint}`
      : "the response breaks the contract",
  ];
}
