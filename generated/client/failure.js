// Generated from scripts/client/failure.ts by `npm run generate`. Do not edit.
import { retryAfterSeconds } from "./answer.js";
import { diagnose } from "./diagnosis.js";
import { AdintelError, ApiError } from "./errors.js";
import { reasonOf } from "./exchange.js";
import { maskOf, shows } from "./mask.js";
import { mayBeCharged } from "./retry.js";
/** Characters of a body that an error shows. */
const excerptLength = 2_000;
/** The error of an attempt without data; `violations` are where its data violate the contract. */
export function failureOf({ name, operation, attempt, milliseconds, baseUrl }, exchange, violations) {
    const { isSent, response, text, data, cause } = exchange;
    const mask = maskOf(exchange.headers);
    const { code, why, isOfService } = diagnose(exchange, milliseconds, baseUrl, violations);
    const envelope = response?.ok ? undefined : mask(exchange.envelope);
    const details = envelope ? envelope.error.details : violations;
    const fields = Array.isArray(details) ? details : undefined;
    const listed = fields?.map((field) => `; ${field?.path} ${field?.message}`).join("") ?? "";
    const isRisky = mayBeCharged(operation, exchange);
    const risk = isRisky ? "; it may have been charged" : "";
    const seconds = response && retryAfterSeconds(response);
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
    const error = new (isOfService ? ApiError : AdintelError)(mask(`${name}: ${why}${listed}${risk}`), {
        ...facts,
        ...(seconds !== undefined && { retryAfterSeconds: seconds }),
        cause: shows(cause, mask) ? new Error(mask(String(reasonOf(cause).message ?? cause))) : cause,
        response: unread,
    });
    return { error, envelope, response: unread, mayBeCharged: isRisky };
}
/** The `X-Request-Id` of a response. */
export function requestIdOf(response) {
    return response?.headers.get("X-Request-Id") ?? undefined;
}
/** The response as it came, though its body has been read; one that cannot be made again is returned itself. */
function unreadCopy(response, text, headers) {
    const { status, statusText, url } = response;
    try {
        const copy = new Response(text || null, { status, statusText, headers });
        return Object.defineProperty(copy, "url", { value: url });
    }
    catch {
        return response;
    }
}
