// Generated from scripts/client/core/options.ts by `npm run generate`. Do not edit.
import { assertAtLeast, assertKnown, usageError } from "./usage.js";
/** Minimum and default of each limit. */
const limits = {
    attemptTimeoutMs: [1, 60_000],
    timeoutMs: [1, Infinity],
    maxRetries: [0, 2],
    maxWaitMs: [0, Infinity],
    maxBodyBytes: [1, 2 ** 24],
};
const limitNames = Object.keys(limits);
/**
 * The limits of a call, or of a client's calls.
 *
 * @param names of all other options
 * @throws `invalid_usage` if an option has no such name, or a limit is too low or no number
 */
export function readLimits(caller, names, options, defaults = {}) {
    assertKnown(caller, options, `headers fetchOptions ${names} ${limitNames.join(" ")}`);
    const read = {};
    for (const name of limitNames) {
        const [minimum, fallback] = limits[name];
        read[name] = assertAtLeast(caller, minimum, name, options[name] ?? defaults[name] ?? fallback);
    }
    return read;
}
/** Why a key cannot be sent; `undefined` if it can. */
export function keyProblem(apiKey) {
    if (!apiKey)
        return "apiKey is missing; set ADINTEL_API_KEY";
    return /^[\w.~+/=-]+$/.test(String(apiKey))
        ? undefined
        : `apiKey must be the key alone, without "Bearer" or quotes`;
}
/**
 * The options, with a base URL.
 *
 * @param root the path that the service's own base URL ends with
 * @throws `invalid_usage` if they are not valid
 */
export function usableOptions(options = { baseUrl: "" }, root) {
    readLimits("createClient", "baseUrl apiKey fetch maxSpendUsd budget pacing validate onWait onRequest onCharge onUnknown onResponse onRetry logLevel logger", options);
    const { baseUrl: givenUrl, apiKey } = options;
    const isInProcess = givenUrl === undefined && options.fetch;
    const baseUrl = (isInProcess ? `http://localhost${root}` : String(givenUrl)).replace(/\/+$/, "");
    const isPage = "document" in globalThis || "importScripts" in globalThis;
    const [path, host] = /^(https?:\/\/[^/?#@\s]+)?(\/[^/?#\s]+)+$/i.exec(baseUrl) ?? [];
    // A page or a custom fetch can resolve a relative address.
    const isResolved = host || isPage || options.fetch;
    const isOfAnotherVersion = /\/v\d+(\/|$)/i.test(baseUrl) && !baseUrl.endsWith(root);
    // In a page, a server of the same origin may add the key. An in-process fetch may need none.
    const mayLackKey = isPage || (isInProcess && !("apiKey" in options));
    const problem = !path || !isResolved || isOfAnotherVersion
        ? `baseUrl must be absolute and end with ${root}, such as http://127.0.0.1:4010${root}`
        : typeof apiKey !== "function" && (apiKey || !mayLackKey) && keyProblem(apiKey);
    if (problem)
        throw usageError("createClient", problem);
    // An in-process fetch has no limits to protect, and its tests should not wait.
    const pacing = options.pacing ?? (isInProcess ? false : undefined);
    return { ...options, baseUrl, pacing };
}
