// Generated from scripts/client/answer.ts by `npm run generate`. Do not edit.
export function isEnvelope(body) {
    return typeof body?.error?.code === "string";
}
/** Retry-After in seconds, also if it is a date (RFC 9110, section 10.2.3); `undefined`: it is missing or not valid. */
export function retryAfterSeconds({ headers }) {
    const value = headers.get("Retry-After")?.trim() ?? "";
    // Two headers come joined by a comma.
    if (/^\d+(\.\d+)?\s*(,|$)/.test(value))
        return parseFloat(value);
    // A date begins with the name of a day, and follows the server's clock.
    const date = /^[a-z]/i.test(value) ? Date.parse(value) : NaN;
    const now = Date.parse(headers.get("Date") ?? "") || Date.now();
    return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
