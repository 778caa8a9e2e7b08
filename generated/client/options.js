// Generated from scripts/client/options.ts by `npm run generate`. Do not edit.
import { AdintelError } from "./errors.js";
/** An error of whoever calls the client. */
export function usageError(operation, message, cause) {
    return new AdintelError(`${operation}: ${message}`, {
        ...{ code: "invalid_usage", operation, attempts: 0, cause },
    });
}
/** @throws `invalid_usage`, if the value is no number of at least `least`. */
export function demandAtLeast(operation, least, name, value) {
    if (!(typeof value === "number" && value >= least)) {
        throw usageError(operation, `${name} must be a number of at least ${least}, not ${value}`);
    }
}
/** @throws {TypeError} if it cannot be sent as a key. */
export function usableKey(apiKey) {
    if (!apiKey)
        throw new TypeError("apiKey is missing; is ADINTEL_API_KEY set?");
    if (/^[\w.~+/=-]+$/.test(apiKey))
        return apiKey;
    throw new TypeError(`apiKey must be the key alone, without "Bearer", quotes or spaces`);
}
/**
 * The options, with a base URL.
 *
 * @param root the path that the service's own base URL ends with
 * @throws `invalid_usage`, if a client cannot be made of them
 */
export function usableOptions(options = { baseUrl: "" }, root) {
    const { baseUrl: given, apiKey, maxSpendUsd = 0 } = options;
    const isInProcess = given === undefined && options.fetch !== undefined;
    const baseUrl = (isInProcess ? `http://localhost${root}` : String(given)).replace(/\/+$/, "");
    demandAtLeast("createClient", 0, "maxSpendUsd", maxSpendUsd);
    const fail = (message, cause) => {
        throw usageError("createClient", message, cause);
    };
    const [, host, path = ""] = /^(https?:\/\/[^/?#@\s]+)?(\/[^?#\s]*)?$/i.exec(baseUrl) ?? [];
    const isPage = "document" in globalThis || "importScripts" in globalThis;
    // A page and a custom fetch may resolve a relative address.
    const mayBeRelative = isPage || options.fetch !== undefined;
    const isOfAnotherVersion = /\/v\d+(\/|$)/i.test(path) && !path.toLowerCase().endsWith(root);
    if (!path || isOfAnotherVersion || path.startsWith("//") || !(host || mayBeRelative)) {
        fail(`baseUrl must be absolute and end with ${root}, such as http://127.0.0.1:4010${root}`);
    }
    // A page may leave the key to a server of its own origin, and a function that is given may need none.
    if (apiKey ? typeof apiKey !== "function" : !isPage && !(isInProcess && !("apiKey" in options))) {
        try {
            usableKey(apiKey);
        }
        catch (error) {
            fail(error.message);
        }
    }
    return { ...options, baseUrl };
}
