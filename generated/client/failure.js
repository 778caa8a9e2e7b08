// Generated from scripts/client/failure.ts by `npm run generate`. Do not edit.
import { retryAfterSeconds } from "./answer.js";
import { AdintelError, ApiError } from "./errors.js";
/** There was no connection, so the service cannot have seen the request. */
const noConnection = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused)$/;
/** What is wrong with what came of a call, `faults` being where its data break the contract. */
export function failureOf({ apiKey, baseUrl }, name, operation, attempts, milliseconds, came, faults) {
    const { isSent, isLate, response, data, cause } = came;
    const status = response?.status;
    const headers = response?.headers;
    const type = headers?.get("Content-Type");
    const reason = reasonOf(cause);
    // An error in a successful answer is none of this API.
    const envelope = response?.ok ? undefined : came.envelope;
    const details = envelope ? envelope.error.details : faults;
    const [code, why] = !isSent
        ? ["invalid_usage", `the request cannot be made: ${reason.message}`]
        : isLate
            ? ["timeout", `no whole answer within ${milliseconds / 1000} s`]
            : !response
                ? [
                    "unreachable",
                    `no answer (${reason.message || reason.code || String(cause)}); is baseUrl right, ${baseUrl}?`,
                ]
                : envelope
                    ? [envelope.error.code, `${status} ${envelope.error.code}: ${envelope.error.message}`]
                    : [
                        "unreadable_answer",
                        faults
                            ? "the answer breaks the contract"
                            : `the answer (${status}, ${type}) is no whole JSON of this API; is baseUrl right, ${baseUrl}?`,
                    ];
    // A redirect is not followed: where it leads to may have been asked before, and charged.
    const isLost = isSent && !faults && (status ? status < 400 || status >= 500 : !noConnection.test(reason.code ?? ""));
    const fields = Array.isArray(details) ? details : undefined;
    const told = fields?.map((field) => `; ${field?.path} ${field?.message}`).join("") ?? "";
    const risk = isLost && operation.price !== 0 ? "; it may have been charged" : "";
    const shown = {
        envelope,
        message: `${name}: ${why}${told}${risk}`,
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
    // An answer may repeat the key, which nobody is to read anywhere. A word of a few letters is none.
    const masked = JSON.parse(JSON.stringify(shown), (_, value) => apiKey && apiKey.length > 7 && typeof value === "string" ? value.replaceAll(apiKey, "<apiKey>") : value);
    // An answer that is JSON in name only was cut off.
    const isCutOff = status && status < 300 && /json/i.test(type ?? "");
    return {
        error: new (envelope ? ApiError : AdintelError)(masked.message, masked.facts),
        envelope: masked.envelope,
        isLost,
        isPassing: isSent && !faults && (!response || status === 429 || Number(status) >= 500 || !!isCutOff),
    };
}
/** Why fetch failed: most implementations put it into the cause of a TypeError. */
function reasonOf(error) {
    return (error?.cause ?? error ?? {});
}
