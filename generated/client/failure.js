// Generated from scripts/client/failure.ts by `npm run generate`. Do not edit.
import { reasonOf, retryAfterSeconds } from "./answer.js";
import { AdintelError, ApiError } from "./errors.js";
/** There was no connection, so the service cannot have seen the request. */
const noConnection = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused)$/;
/** What is wrong with what came of a call, `faults` being where its data break the contract. */
export function failureOf({ apiKey, baseUrl }, name, operation, attempts, milliseconds, { isSent, isLate, response, data, envelope, cause }, faults) {
    /** Without the key, which an answer may repeat. */
    const masked = (value) => (apiKey && typeof value === "string" ? value.replaceAll(apiKey, "<apiKey>") : value);
    const status = response?.status ?? 0;
    const type = response?.headers.get("Content-Type");
    const reason = reasonOf(cause);
    const refusal = envelope &&
        JSON.parse(JSON.stringify(envelope.error), (_, value) => masked(value));
    const details = refusal?.details ?? faults;
    const [code, message] = !isSent
        ? ["invalid_usage", `the request cannot be made: ${reason.message}`]
        : isLate
            ? ["timeout", `no whole answer within ${milliseconds / 1000} s`]
            : !response
                ? ["unreachable", `no answer (${reason.message || reason.code}); is baseUrl right, ${baseUrl}?`]
                : refusal
                    ? [envelope.error.code, `${status} ${envelope.error.code}: ${refusal.message}`]
                    : [
                        "unreadable_answer",
                        faults
                            ? "the answer breaks the contract"
                            : `the answer (${status}, ${type}) is no whole JSON of this API; is baseUrl right, ${baseUrl}?`,
                    ];
    const isLost = isSent && !faults && (status ? status < 300 || status >= 500 : !noConnection.test(reason.code ?? ""));
    const fields = details?.map((detail) => `; ${detail.path} ${detail.message}`).join("") ?? "";
    const risk = isLost && operation.price !== 0 ? "; it may have been charged" : "";
    const error = new (refusal ? ApiError : AdintelError)(`${name}: ${masked(message)}${fields}${risk}`, {
        code,
        operation: name,
        attempts: isSent ? attempts : attempts - 1,
        status: response?.status,
        requestId: response?.headers.get("X-Request-Id") ?? undefined,
        retryAfterSeconds: response && retryAfterSeconds(response),
        allow: response?.headers.get("Allow")?.split(/\s*,\s*/),
        details,
        data,
    }, response ? undefined : cause);
    // An answer that is JSON in name only was cut off.
    const isCutOff = status < 300 && /json/i.test(type ?? "");
    const isPassing = isSent && !faults && (!status || status === 429 || status >= 500 || isCutOff);
    return { error, isLost, isPassing };
}
