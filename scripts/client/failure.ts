import { headerOf, retryAfterSeconds, type Violation } from "./answer.js";
import { diagnose } from "./diagnosis.js";
import { AdintelError, ApiError } from "./errors.js";
import { reasonOf, type Exchange } from "./exchange.js";
import { maskOf, shows } from "./mask.js";
import type { ClientOptions } from "./options.js";
import type { Operation } from "./pricing.js";
import { mayBeCharged } from "./retry.js";

/** Characters of a body that an error shows. */
const excerptLength = 2_000;

/**
 * The error of an attempt without data, or with data that violates the contract.
 *
 * @param milliseconds its time limit
 */
export function failureOf(
  { apiKey, baseUrl }: ClientOptions,
  name: string,
  operation: Operation,
  milliseconds: number,
  exchange: Exchange,
  violations: readonly Violation[] | undefined,
): AdintelError {
  const { attempts, isSent, response, text, data, cause, envelope } = exchange;
  const mask = maskOf({ ...exchange.headers, apiKey });
  const [code, why, isOfService] = diagnose(exchange, milliseconds, baseUrl);
  const details: unknown = envelope ? envelope.error.details : violations;
  const fields = Array.isArray(details) ? (details as Violation[]) : undefined;
  const listed = fields?.map((field) => `; ${field?.path} ${field?.message}`).join("") ?? "";
  const risk = mayBeCharged(operation, exchange) ? "; it may have been charged" : "";
  const seconds = retryAfterSeconds(response);
  return new (isOfService ? ApiError : AdintelError)(mask(`${name}: ${why}${listed}${risk}`), {
    ...mask({
      code,
      operation: name,
      attempts: isSent ? attempts : attempts - 1,
      status: response?.status,
      requestId: headerOf(response, "X-Request-Id"),
      serverMessage: envelope?.error.message,
      allow: headerOf(response, "Allow")?.split(/\s*,\s*/),
      details: fields,
      data,
      bodyExcerpt: mask(text).slice(0, excerptLength) || undefined,
    }),
    // Not by way of JSON, which has no Infinity.
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
    cause: shows(cause, mask) ? new Error(mask(String(reasonOf(cause).message ?? cause))) : cause,
    response: response && unreadCopy(response, mask(text), mask([...response.headers])),
  });
}

/** The response as it came, though its body has been read; one that cannot be made again is returned itself. */
function unreadCopy(response: Response, text: string, headers: [string, string][]): Response {
  const { status, statusText } = response;
  const canBeMade = status >= 200 && status < 600;
  return canBeMade ? new Response(text || null, { status, statusText, headers }) : response;
}
