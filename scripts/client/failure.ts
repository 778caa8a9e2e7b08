import { retryAfterSeconds, type Envelope, type Violation } from "./answer.js";
import { diagnose } from "./diagnosis.js";
import { AdintelError, ApiError } from "./errors.js";
import { reasonOf, type Exchange } from "./exchange.js";
import { maskOf, shows } from "./mask.js";
import type { ClientOptions } from "./options.js";

/** Why an attempt has no data. */
export interface Failure {
  error: AdintelError;
  /** The body of the response, if it is an error of this API. */
  envelope: Envelope | undefined;
  /** A response whose body can be read. */
  response: Response | undefined;
}

/** Characters of a body that an error shows. */
const excerptLength = 2_000;

/**
 * The error of an attempt without data, or with data that violate the contract.
 *
 * @param attempt how many there have been, this one included
 * @param milliseconds how long it might take
 * @param isRisky whether it may have been charged
 */
export function failureOf(
  { apiKey, baseUrl }: ClientOptions,
  name: string,
  attempt: number,
  milliseconds: number,
  isRisky: boolean,
  exchange: Exchange,
  violations: readonly Violation[] | undefined,
): Failure {
  const { isSent, response, text, data, cause } = exchange;
  const mask = maskOf({ ...exchange.headers, apiKey });
  const [code, why, isOfService] = diagnose(exchange, milliseconds, baseUrl);
  const envelope = mask(exchange.envelope);
  const details = envelope ? envelope.error.details : violations;
  const fields = Array.isArray(details) ? (details as readonly Violation[]) : undefined;
  const listed = fields?.map((field) => `; ${field?.path} ${field?.message}`).join("") ?? "";
  const unread = response && unreadCopy(response, mask(text), mask([...response.headers]));
  const facts = mask({
    code,
    operation: name,
    attempts: isSent ? attempt : attempt - 1,
    status: response?.status,
    requestId: requestIdOf(response),
    serverMessage: envelope?.error.message,
    allow: response?.headers.get("Allow")?.split(/\s*,\s*/),
    details: fields,
    data,
    bodyExcerpt: text.slice(0, excerptLength) || undefined,
  });
  const seconds = response && retryAfterSeconds(response);
  const Class = isOfService ? ApiError : AdintelError;
  const error = new Class(mask(`${name}: ${why}${listed}${isRisky ? "; it may have been charged" : ""}`), {
    ...facts,
    // No JSON, which has no Infinity.
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
    cause: shows(cause, mask) ? new Error(mask(String(reasonOf(cause).message ?? cause))) : cause,
    response: unread,
  });
  return { error, envelope, response: unread };
}

/** The `X-Request-Id` of a response. */
export function requestIdOf(response: Response | undefined): string | undefined {
  return response?.headers.get("X-Request-Id") ?? undefined;
}

/** The response as it came, though its body has been read; one that cannot be made again is returned itself. */
function unreadCopy(response: Response, text: string, headers: [string, string][]): Response {
  const { status, statusText } = response;
  const canBeMade = status >= 200 && status < 600;
  return canBeMade ? new Response(text || null, { status, statusText, headers }) : response;
}
