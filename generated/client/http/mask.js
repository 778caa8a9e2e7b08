// Generated from scripts/client/http/mask.ts by `npm run generate`. Do not edit.
/** Names of headers whose values are secret. */
const isSecret = /auth|cookie|key|secret|token/i;
/** Shorter strings are not keys, and would match everywhere. */
const shortestKey = 8;
/** A function that hides the secrets that a request was sent with, such as its key. */
export function maskOf(secretHeaders) {
    const secrets = Object.entries(secretHeaders).flatMap(([name, value]) => {
        // What follows the scheme of an Authorization, and the values of cookies.
        const words = isSecret.test(name) && typeof value === "string" ? value.split(/[\s;,=]+/) : [];
        return words.filter(({ length }) => length >= shortestKey);
    });
    // Longest first, so that a key that starts with a shorter one is hidden completely.
    secrets.sort((a, b) => b.length - a.length);
    return (value) => value === undefined
        ? value
        : JSON.parse(JSON.stringify(value), (_, part) => typeof part === "string"
            ? secrets.reduce((text, secret) => text.replaceAll(secret, "<apiKey>"), part)
            : part);
}
/** Whether printing this value, such as an error, could reveal a secret. */
export function shows(value, mask, depth = 4) {
    if (typeof value === "string")
        return mask(value) !== value;
    if (Object(value) !== value || !depth)
        return false;
    const holder = value;
    const parts = value instanceof Headers ? [...value] : Reflect.ownKeys(holder).map((key) => holder[key]);
    return [...parts, holder.headers].some((part) => shows(part, mask, depth - 1));
}
