// Generated from scripts/client/answer.ts by `npm run generate`. Do not edit.
export function isEnvelope(body) {
    return typeof body?.error?.code === "string";
}
/** Retry-After in seconds, whether it says so or names a time; `undefined`: it is missing or cannot be understood. */
export function retryAfterSeconds({ headers }) {
    const value = headers.get("Retry-After") ?? "";
    // A time is by the server's clock.
    const now = Date.parse(headers.get("Date") ?? "") || Date.now();
    const seconds = /^\d+$/.test(value)
        ? Number(value)
        : Math.max(0, Math.ceil((Date.parse(value) - now) / 1000));
    return seconds >= 0 ? seconds : undefined;
}
/** Why fetch failed: most implementations put it into the cause of a TypeError. */
export function reasonOf(error) {
    return (error?.cause ?? error ?? {});
}
