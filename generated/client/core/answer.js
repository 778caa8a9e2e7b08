// Generated from scripts/client/core/answer.ts by `npm run generate`. Do not edit.
export function isEnvelope(body) {
    return typeof body?.error?.code === "string";
}
export function headerOf(response, name) {
    return response?.headers.get(name) ?? undefined;
}
/** Retry-After in seconds, also if it is a date (RFC 9110, section 10.2.3); `undefined`: it is missing or not valid. */
export function retryAfterSeconds(response) {
    const value = headerOf(response, "Retry-After")?.trim() ?? "";
    // Two headers come joined by a comma.
    if (/^\d+(\.\d+)?\s*(,|$)/.test(value))
        return parseFloat(value);
    // A date begins with the name of a day, and follows the server's clock.
    const date = /^[a-z]/i.test(value) ? Date.parse(value) : NaN;
    const now = Date.parse(headerOf(response, "Date") ?? "") || Date.now();
    return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
