// Generated from scripts/client/mask.ts by `npm run generate`. Do not edit.
/** Names of headers whose values nobody else may read. */
const isSecret = /auth|cookie|key|secret|token/;
/** Shorter texts are no keys, and would be found everywhere. */
const shortestKey = 8;
/** A function that hides in any JSON value the secrets that a request was sent with. */
export function maskOf(headers) {
    const secrets = Object.keys(headers)
        .filter((name) => isSecret.test(name))
        // What follows the scheme of an Authorization.
        .map((name) => headers[name].split(" ").pop())
        .filter((secret) => secret.length >= shortestKey);
    const hide = (text) => secrets.reduce((rest, secret) => rest.replaceAll(secret, "<apiKey>"), text);
    return (value) => {
        const text = JSON.stringify(value);
        return text
            ? JSON.parse(text, (_, part) => (typeof part === "string" ? hide(part) : part))
            : value;
    };
}
/** Whether anybody who prints this value, such as an error, could read a secret in it. */
export function shows(value, mask, depth = 4) {
    if (typeof value === "string")
        return mask(value) !== value;
    if (Object(value) !== value || depth === 0)
        return false;
    const holder = value;
    const parts = value instanceof Headers ? [...value] : Reflect.ownKeys(holder).map((key) => holder[key]);
    return [...parts, holder.headers].some((part) => shows(part, mask, depth - 1));
}
