// Generated from scripts/client/http/mask.ts by `npm run generate`. Do not edit.
/** Names of headers, in lower case, whose values are secret: with one of these words, or one of these parts. */
const secretName = /(^|[-_])(o?auth(ori[sz]ation)?|jwt|key)([-_]|$)|apikey|cookie|credential|passw|secret|signature|token(?!s)/;
/** A shorter secret is hidden only where it is a whole word, because it may be a part of other words. */
const minPartLength = 8;
/** The start of a text or word, also after an escape sequence of JSON or a URL. */
const wordStart = "(?<=^|\\W|\\\\[bfnrt]|\\\\u[\\da-fA-F]{4}|%[\\da-fA-F]{2})";
/** The secrets of the last request, and what hides them: most requests have the same. */
let last;
/**
 * Creates a function that hides the secrets of a request, in every encoding in which a response may repeat them.
 *
 * @param headers without the key
 */
export function createMask(headers, keys) {
    const secrets = keys
        .flatMap((key) => (typeof key === "string" ? [key, btoa(key)] : []))
        .concat(Object.entries(headers).flatMap(secretsIn))
        // Equals signs at the end are the padding of Base64, which may be left out.
        .map((secret) => secret.replace(/=+$/, ""))
        .filter(Boolean)
        // Longest first, so that a key that starts with a shorter one is hidden completely.
        .sort((a, b) => b.length - a.length);
    const joined = secrets.join("\n");
    if (last?.[0] !== joined) {
        const alternatives = secrets.map((secret) => {
            const pattern = secret.replace(/[\W_]/g, inAnyEncoding);
            return secret.length < minPartLength ? `${wordStart}(?:${pattern})(?!\\w)` : pattern;
        });
        const pattern = new RegExp(alternatives.join("|") || "$^", "g");
        last = [joined, (text) => text.replace(pattern, "<apiKey>")];
    }
    return last[1];
}
/** The secrets in a header: what follows a scheme, and the values of cookies and other pairs. */
function secretsIn([name, value]) {
    if (!secretName.test(name) || name === "idempotency-key")
        return [];
    const credentials = value.trim().replace(/^[\w-]+\s+/, "");
    const parts = credentials.split(/\s*[;,]\s*/).map((part) => part.replace(/^[^=]*=(?=[^=])/, ""));
    return [credentials, ...parts];
}
/** A pattern for a character that is no letter: as it is, or escaped for JSON, an address or HTML. */
function inAnyEncoding(character) {
    const code = character.charCodeAt(0);
    const lowerHex = code.toString(16);
    const hex = `(?:${lowerHex}|${lowerHex.toUpperCase()})`;
    return `\\\\*(?:\\${character}|u00${hex}|%${hex}|&(?:#${code}|#[xX]0*${hex}|amp|lt|gt|quot|apos);)`;
}
/** Whether printing this value, such as an error, could reveal a secret. */
export function revealsSecret(value, mask, depth = 4) {
    if (typeof value === "string")
        return mask(value) !== value;
    if (Object(value) !== value || !depth)
        return false;
    try {
        const holder = value;
        const parts = holder instanceof Headers ? holder : Reflect.ownKeys(holder).map((key) => holder[key]);
        return [...parts, holder.headers].some((part) => revealsSecret(part, mask, depth - 1));
    }
    catch {
        // Nobody knows what a getter that throws would reveal.
        return true;
    }
}
