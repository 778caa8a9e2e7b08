import { reasonOf, retryAfterSeconds, type Envelope, type Fault } from "./answer.js";
import { AdintelError, ApiError } from "./errors.js";
import type { Exchange } from "./exchange.js";
import type { ClientOptions } from "./options.js";
import type { Operation } from "./pricing.js";

/** Why a call has no data, and what that means for the next. */
export interface Failure {
  error: AdintelError;
  /** The service may have charged it, without saying so. */
  isLost: boolean | undefined;
  /** Sent again, it may have another end. */
  isPassing: boolean | undefined;
}

/** There was no connection, so the service cannot have seen the request. */
const noConnection = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused)$/;

/** What is wrong with what came of a call, `faults` being where its data break the contract. */
export function failureOf(
  { apiKey, baseUrl }: ClientOptions,
  name: string,
  operation: Operation,
  attempts: number,
  milliseconds: number,
  { isSent, isLate, response, data, envelope, cause }: Exchange,
  faults: readonly Fault[] | undefined,
): Failure {
  /** Without the key, which an answer may repeat. */
  const masked = <Value>(value: Value): Value =>
    (apiKey && typeof value === "string" ? value.replaceAll(apiKey, "<apiKey>") : value) as Value;
  const status = response?.status ?? 0;
  const type = response?.headers.get("Content-Type");
  const reason = reasonOf(cause);
  const refusal =
    envelope &&
    (JSON.parse(JSON.stringify(envelope.error), (_, value: unknown) => masked(value)) as Envelope["error"]);
  const details = refusal?.details ?? faults;
  const [code, message] = !isSent
    ? ["invalid_usage", `the request cannot be made: ${reason.message}`]
    : isLate
      ? ["timeout", `no whole answer within ${milliseconds / 1000} s`]
      : !response
        ? ["unreachable", `no answer (${reason.message || reason.code}); is baseUrl right, ${baseUrl}?`]
        : refusal
          ? [envelope!.error.code, `${status} ${envelope!.error.code}: ${refusal.message}`]
          : [
              "unreadable_answer",
              faults
                ? "the answer breaks the contract"
                : `the answer (${status}, ${type}) is no whole JSON of this API; is baseUrl right, ${baseUrl}?`,
            ];
  const isLost =
    isSent && !faults && (status ? status < 300 || status >= 500 : !noConnection.test(reason.code ?? ""));
  const fields = details?.map((detail) => `; ${detail.path} ${detail.message}`).join("") ?? "";
  const risk = isLost && operation.price !== 0 ? "; it may have been charged" : "";
  const error = new (refusal ? ApiError : AdintelError)(
    `${name}: ${masked(message)}${fields}${risk}`,
    {
      code,
      operation: name,
      attempts: isSent ? attempts : attempts - 1,
      status: response?.status,
      requestId: response?.headers.get("X-Request-Id") ?? undefined,
      retryAfterSeconds: response && retryAfterSeconds(response),
      allow: response?.headers.get("Allow")?.split(/\s*,\s*/),
      details,
      data,
    },
    response ? undefined : cause,
  );
  // An answer that is JSON in name only was cut off.
  const isCutOff = status < 300 && /json/i.test(type ?? "");
  const isPassing = isSent && !faults && (!status || status === 429 || status >= 500 || isCutOff);
  return { error, isLost, isPassing };
}
