import type { InvalidField } from "@adintel/client/api-errors";
import { headerOf, invalidFields, retryAfterSeconds } from "../core/answer.js";
import { AdintelError, ApiError } from "../core/errors.js";
import type { Settings } from "../core/options.js";
import type { Operation } from "../core/pricing.js";
import type { Exchange } from "./exchange.js";
import { revealsSecret, type Mask } from "./mask.js";
import { mayBeCharged } from "./retry.js";
import { failureText } from "../core/failure-reason.js";

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
  const { attempts, isSent, response, mask } = exchange;
  const text = mask(exchange.text);
  const { data, cause } =
    text === exchange.text ? { ...exchange, cause: maskedCause(exchange.cause, mask) } : parsed(text);
  const shown = { ...exchange, error: mask(exchange.error), data: exchange.data && data, cause };
  const { error } = shown;
  const [code, reason, isOfService] = diagnose(shown, milliseconds, client);
  const details = error ? error.details : mask(invalidFields(violations));
  const listed = details?.map((field) => `; ${field.path} ${field.message}`).join("") ?? "";
  const risk = mayBeCharged(operation, exchange) ? "; it may have been charged" : "";
  const seconds = retryAfterSeconds(response);
  const facts = {
    code,
    operation: name,
    attempts: isSent ? attempts : attempts - 1,
    status: response?.status,
    requestId: headerOf(response, "X-Request-Id"),
    serverMessage: error?.message,
    allow: headerOf(response, "Allow")?.split(/\s*,\s*/),
    details,
    data: shown.data,
    bodyExcerpt: text.slice(0, maxExcerptCharacters) || undefined,
    retryAfterSeconds: seconds,
  };
  return new (isOfService ? ApiError : AdintelError)(`${name}: ${reason}${listed}${risk}`, {
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
    cause,
    response: response && unreadCopy(response, text),
  });
}

/** The data in a text, or what is wrong with it. What the platform says of another text quotes it in part. */
function parsed(text: string): { data?: unknown; cause?: unknown } {
  try {
    return { data: JSON.parse(text) as unknown };
  } catch (cause) {
    return { cause };
  }
}

function maskedCause(cause: unknown, mask: Mask): unknown {
  return revealsSecret(cause, mask) ? new Error(mask(failureText(cause))) : cause;
}

/** A copy of the response with an unread body, or the response itself if its status cannot be constructed. */
function unreadCopy(response: Response, text: string): Response {
  const { status, statusText, headers } = response;
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
  const hint = `check baseUrl (${baseUrl})`;
  if (isLate) return ["timeout", `no complete response within ${milliseconds / 1000} s`];
  if (!isSent) return ["invalid_usage", `invalid request: ${failureText(cause)}`];
  if (!response) return ["unreachable", `no response (${failureText(cause)}); ${hint}`];
  const { status } = response;
  if (error) {
    return [
      clientCode.test(error.code) ? `service_${error.code}` : error.code,
      `${status} ${error.code}${error.message ? `: ${error.message}` : ""}`,
      true,
    ];
  }
  // Gateways limit rates too, with bodies of their own.
  if (status === 429) return [rateLimited, `429, retry after ${retryAfterSeconds(response) ?? "?"} s`, true];
  return [
    "unreadable_answer",
    data === undefined
      ? `the response (${status}, ${response.headers.get("Content-Type")}) ${cause instanceof RangeError ? cause.message : `is not complete JSON of this API; ${hint}`}`
      : "the response breaks the contract",
  ];
}
