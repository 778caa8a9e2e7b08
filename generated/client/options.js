// Generated from scripts/client/options.ts by `npm run generate`. Do not edit.
import { usageError } from "./usage.js";
/** Why a key cannot be sent; `undefined`: it can. */
export function faultOfKey(apiKey) {
    if (!apiKey)
        return "apiKey is missing; is ADINTEL_API_KEY set?";
    return /^[\w.~+/=-]+$/.test(String(apiKey))
        ? undefined
        : `apiKey must be the key alone, without "Bearer", quotes or spaces`;
}
/**
 * The options, with a base URL.
 *
 * @param root the path that the service's own base URL ends with
 * @throws `invalid_usage`, if a client cannot be made of them
 */
export function usableOptions(options = { baseUrl: "" }, root) {
    const { baseUrl: given, apiKey } = options;
    const isInProcess = given === undefined && options.fetch;
    const baseUrl = (isInProcess ? `http://localhost${root}` : String(given)).replace(/\/+$/, "");
    const isPage = "document" in globalThis || "importScripts" in globalThis;
    const [path, host] = /^(https?:\/\/[^/?#@\s]+)?(\/[^/?#\s]+)+$/i.exec(baseUrl) ?? [];
    // A page and a custom fetch may resolve a relative address.
    const isResolved = host || isPage || options.fetch;
    const isOfAnotherVersion = /\/v\d+(\/|$)/i.test(baseUrl) && !baseUrl.endsWith(root);
    // A page may leave the key to a server of its own origin, and a function that is given may need none.
    const mayLackKey = isPage || (isInProcess && !("apiKey" in options));
    const fault = !path || !isResolved || isOfAnotherVersion
        ? `baseUrl must be absolute and end with ${root}, such as http://127.0.0.1:4010${root}`
        : typeof apiKey !== "function" && (apiKey || !mayLackKey) && faultOfKey(apiKey);
    if (fault)
        throw usageError("createClient", fault);
    // What answers by itself has no limits of its own to keep, and tests of it should not wait.
    const pacing = options.pacing ?? (isInProcess ? false : undefined);
    return { ...options, baseUrl, pacing };
}
