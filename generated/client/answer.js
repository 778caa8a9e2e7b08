// Generated from scripts/client/answer.ts by `npm run generate`. Do not edit.
export function isEnvelope(body) {
    return typeof body?.error?.code === "string";
}
/** Retry-After in seconds, whether it says so or names a time; `undefined`: it is missing or cannot be understood. */
export function retryAfterSeconds({ headers }) {
    const value = headers.get("Retry-After") ?? "";
    const told = parseFloat(value);
    // Times begin with the name of a day, and are by the server's clock.
    const now = Date.parse(headers.get("Date") ?? "") || Date.now();
    const seconds = Number.isNaN(told) ? Math.max(0, Math.ceil((Date.parse(value) - now) / 1000)) : told;
    return seconds >= 0 ? seconds : undefined;
}
