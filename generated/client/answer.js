// Generated from scripts/client/answer.ts by `npm run generate`. Do not edit.
export function isEnvelope(body) {
    return typeof body?.error?.code === "string";
}
/** Retry-After in seconds, also if it is a date; `undefined`: it is missing or not valid. */
export function retryAfterSeconds({ headers }) {
    const value = headers.get("Retry-After") ?? "";
    const told = parseFloat(value);
    // Dates begin with the name of a day, and follow the server's clock.
    const now = Date.parse(headers.get("Date") ?? "") || Date.now();
    const seconds = Number.isNaN(told) ? Math.max(0, Math.ceil((Date.parse(value) - now) / 1000)) : told;
    return seconds >= 0 ? seconds : undefined;
}
