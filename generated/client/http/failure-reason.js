// Generated from scripts/client/http/failure-reason.ts by `npm run generate`. Do not edit.
/** Why fetch failed: most implementations put it into the cause of a TypeError. */
export function failureReason(error) {
    return error?.cause ?? error ?? {};
}
/** What an error says in words. */
export function failureText(error) {
    const { message, code } = failureReason(error);
    const text = [message, code].find((part) => typeof part === "string" && part);
    return text ?? (Object(error) === error ? "unknown error" : String(error));
}
