import { retryAfterSeconds, type Envelope, type Violation } from "./answer.js";
import { AdintelError, ApiError } from "./errors.js";
import { reasonOf, type Exchange } from "./exchange.js";
import type { ClientOptions } from "./options.js";
import type { Operation } from "./pricing.js";
import { mayBeCharged } from "./retry.js";

/** Why a call has no data. */
export interface Failure {
  error: AdintelError;
  /** The body of the response, if it is an error of this API. */
  envelope: Envelope | undefined;
}

/** The error of a call whose last attempt failed; `violations` are where its data violate the contract. */
export function failureOf(
  { apiKey, baseUrl }: ClientOptions,
  name: string,
  operation: Operation,
  attempts: number,
  milliseconds: number,
  exchange: Exchange,
  violations: readonly Violation[] | undefined,
): Failure {
  const { isSent, isLate, response, data, cause } = exchange;
  const status = response?.status;
  const headers = response?.headers;
  const reason = reasonOf(cause);
  // An error in a successful response is none of this API.
  const envelope = response?.ok ? undefined : exchange.envelope;
  const details = envelope ? envelope.error.details : violations;
  const [code, why] = !isSent
    ? ["invalid_usage", `the request cannot be made: ${reason.message}`]
    : isLate
      ? ["timeout", `no complete response within ${milliseconds / 1000} s`]
      : !response
        ? [
            "unreachable",
            `no response (${reason.message || reason.code || String(cause)}); is baseUrl right, ${baseUrl}?`,
          ]
        : envelope
          ? [envelope.error.code, `${status} ${envelope.error.code}: ${envelope.error.message}`]
          : [
              "unreadable_answer",
              violations
                ? "the response breaks the contract"
                : `the response (${status}, ${headers?.get("Content-Type")}) is not complete JSON of this API; is baseUrl right, ${baseUrl}?`,
            ];
  const fields = Array.isArray(details) ? (details as readonly Violation[]) : undefined;
  const listed = fields?.map((field) => `; ${field?.path} ${field?.message}`).join("") ?? "";
  const risk = mayBeCharged(operation, exchange) ? "; it may have been charged" : "";
  const shown = {
    envelope,
    message: `${name}: ${why}${listed}${risk}`,
    facts: {
      code,
      operation: name,
      attempts: isSent ? attempts : attempts - 1,
      status,
      requestId: headers?.get("X-Request-Id") ?? undefined,
      retryAfterSeconds: response && retryAfterSeconds(response),
      allow: headers?.get("Allow")?.split(/\s*,\s*/),
      details: fields,
      data,
    },
  };
  // A response may repeat the key, which nobody may read anywhere. A text of a few letters is no key.
  const masked = JSON.parse(JSON.stringify(shown), (_, value: unknown) =>
    apiKey && apiKey.length > 7 && typeof value === "string" ? value.replaceAll(apiKey, "<apiKey>") : value,
  ) as typeof shown;
  return {
    error: new (envelope ? ApiError : AdintelError)(masked.message, masked.facts),
    envelope: masked.envelope,
  };
}
