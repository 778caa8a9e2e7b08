// Generated from scripts/client/http/failure.ts by `npm run generate`. Do not edit.
import { fieldProblem, headerOf, invalidFields, retryAfterSeconds } from "../core/answer.js";
import { AdintelError, ApiError } from "../core/errors.js";
import { copyResponse } from "./exchange.js";
import { revealsSecret } from "./mask.js";
import { mayBeCharged } from "./retry.js";
import { failureText } from "./failure-reason.js";
/**
 * The error of an attempt without data, or with data that violates the contract.
 *
 * @param milliseconds its time limit
 */
export function createFailure(client, name, operation, milliseconds, exchange, violations) {
    /** Of a response's body in an error. */
    const maxExcerptCharacters = 2_000;
    const { attempts, isSent, response, mask } = exchange;
    const text = mask(exchange.text);
    // What was read of a text with secrets may quote them, in part too.
    const { data, cause } = text === exchange.text ? exchange : {};
    const { error } = exchange;
    const [code, reason, isOfService] = diagnose(exchange, milliseconds, client);
    const details = error ? error.details : data === undefined ? undefined : invalidFields(violations);
    const texts = details?.map(fieldProblem);
    const risk = mayBeCharged(operation, exchange) && "it may have been charged";
    const words = [reason, ...new Set(texts), risk].filter(Boolean).join("; ").replaceAll(".; ", "; ");
    const facts = {
        code,
        operation: name,
        attempts: isSent ? attempts : attempts - 1,
        status: response?.status,
        requestId: headerOf(response, "X-Request-Id"),
        serverMessage: error?.message,
        allow: headerOf(response, "Allow")?.split(/\s*,\s*/),
        details,
        data,
        bodyExcerpt: text.slice(0, maxExcerptCharacters) || undefined,
        retryAfterSeconds: retryAfterSeconds(response),
    };
    return new (isOfService ? ApiError : AdintelError)(`${name}: ${words}`, {
        ...facts,
        cause: revealsSecret(cause, mask) ? new Error(mask(failureText(cause))) : cause,
        response: response && copyResponse(response, mask, text),
    });
}
/** The client's own codes. A service that uses one of them means something else. */
const clientCode = /^(unreachable|timeout|unreadable_answer|over_budget|wait_too_long|invalid_usage)$/;
/** Why an attempt has no data, or none that is valid. */
export function diagnose({ stage, isSent, isLate, response, data, error, cause, mask }, milliseconds, { baseUrl, environment, rateLimited = "rate_limited" }) {
    const hint = environment ? `start the mock: npx adintel-mock` : `check baseUrl (${baseUrl})`;
    if (isLate && !error)
        return [
            "timeout",
            `${isSent ? "no complete response" : "not sent"} within ${Math.round(milliseconds) / 1000} s`,
        ];
    const why = mask(failureText(cause));
    if (!isSent)
        return ["invalid_usage", `${stage}${why} (not sent)`];
    if (!response)
        return ["unreachable", `no response (${why}); ${hint}`];
    const { status } = response;
    if (error) {
        return [
            clientCode.test(error.code) ? `service_${error.code}` : error.code,
            `${status} ${error.code}${error.message ? `: ${error.message}` : ""}`,
            true,
        ];
    }
    // Gateways limit rates too, with bodies of their own.
    if (status === 429)
        return [rateLimited, `429, retry after ${retryAfterSeconds(response) ?? "?"} s`, true];
    return [
        "unreadable_answer",
        data === undefined
            ? `the response (${status}, ${response.headers.get("Content-Type")}) ${cause instanceof RangeError ? cause.message : `is not complete JSON of this API; ${hint}`}`
            : "the response breaks the contract",
    ];
}
