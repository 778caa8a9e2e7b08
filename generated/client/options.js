// Generated from scripts/client/options.ts by `npm run generate`. Do not edit.
import { AdintelError } from "./errors.js";
/** An error of whoever calls the client. */
export function usageError(operation, message) {
    return new AdintelError(`${operation}: ${message}`, { code: "invalid_usage", operation, attempts: 0 });
}
/** @throws `invalid_usage`, if the value is no number of at least `least`. */
export function demandAtLeast(operation, least, name, value) {
    if (!(typeof value === "number" && value >= least)) {
        throw usageError(operation, `${name} must be a number of at least ${least}, not ${value}`);
    }
}
/**
 * The options, with a base URL.
 *
 * @param root the path that a base URL ends with
 * @throws `invalid_usage`, if a client cannot be made of them
 */
export function usableOptions(options = { baseUrl: "" }, root) {
    const isInProcess = options.baseUrl === undefined && options.fetch !== undefined;
    const usable = { ...options, baseUrl: isInProcess ? `http://localhost${root}` : String(options.baseUrl) };
    // A page may leave the key to a server of its own origin, and a function that is given may need none.
    const mayLackKey = "document" in globalThis || "importScripts" in globalThis;
    demandUsable(usable, root, mayLackKey || (isInProcess && !("apiKey" in options)));
    return usable;
}
function demandUsable({ baseUrl, apiKey, maxSpendUsd = 0 }, root, mayLackKey) {
    demandAtLeast("createClient", 0, "maxSpendUsd", maxSpendUsd);
    const fail = (message) => {
        throw usageError("createClient", message);
    };
    if (!new RegExp(`^https?://[^/?#@\\s]+(/[^?#\\s]*)?${root}/*$`, "i").test(baseUrl)) {
        fail(`baseUrl must be absolute and end with ${root}, such as http://127.0.0.1:4010${root}`);
    }
    if (!apiKey) {
        if (!mayLackKey)
            fail("apiKey is missing; is ADINTEL_API_KEY set?");
    }
    else if (!/^[\w.~+/=-]+$/.test(apiKey)) {
        fail(`apiKey must be the key alone, without "Bearer", quotes or spaces`);
    }
}
