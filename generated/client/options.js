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
/** @throws `invalid_usage`, if a client cannot be made of the options; `root` is the path that a base URL ends with. */
export function demandUsable({ baseUrl, apiKey, maxSpendUsd = 0 }, root) {
    demandAtLeast("createClient", 0, "maxSpendUsd", maxSpendUsd);
    const fail = (message) => {
        throw usageError("createClient", message);
    };
    if (!new RegExp(`^https?://[^/?#@\\s]+(/[^?#\\s]*)?${root}/*$`, "i").test(baseUrl)) {
        fail(`baseUrl must be absolute and end with ${root}, such as http://127.0.0.1:4010${root}`);
    }
    if (!apiKey) {
        // A page may leave the key to a server of its own origin.
        if (!("document" in globalThis || "importScripts" in globalThis)) {
            fail("apiKey is missing; is ADINTEL_API_KEY set?");
        }
    }
    else if (!/^[\w.~+/=-]+$/.test(apiKey)) {
        fail(`apiKey must be the key alone, without "Bearer", quotes or spaces`);
    }
}
