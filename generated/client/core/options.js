// Generated from scripts/client/core/options.ts by `npm run generate`. Do not edit.
import { assertFetchOptions, keyMistake } from "./checks.js";
import { assertAtLeast, assertKnown, usageError } from "./usage.js";
/** The key that every mock accepts. */
export const demoKey = "mock_live_demo";
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
    assertKnown(caller, options, `${names} headers fetchOptions ${limitNames.join(" ")}`);
    assertFetchOptions(caller, options);
    const read = {};
    for (const name of limitNames) {
        const [minimum, fallback] = limits[name];
        read[name] = assertAtLeast(caller, minimum, name, options[name] ?? defaults[name] ?? fallback);
    }
    return read;
}
/** Why a key cannot be sent, or should not be in a page, without its name; `undefined` if it can. */
export function keyProblem(apiKey, isExposed) {
    if (!apiKey)
        return "is missing; set ADINTEL_API_KEY";
    const mistake = keyMistake(apiKey);
    if (mistake)
        return mistake;
    if (!/^[\w.~+/=-]+$/.test(String(apiKey)))
        return `must be the key alone, without "Bearer" or quotes`;
    return isExposed && !/^mock_/.test(String(apiKey))
        ? "can be read by anyone in a page; let your server add it, or set dangerouslyAllowBrowser"
        : undefined;
}
/**
 * The options, with a base URL.
 *
 * @param root the path that the service's own base URL ends with
 * @param findKey the key of a client that is given none
 * @param findAddress the base URL of a client that is given none
 * @throws `invalid_usage` if they are not valid
 */
export function usableOptions(givenOptions, root, findKey, findAddress) {
    const options = givenOptions ?? {};
    readLimits("createClient", "baseUrl environment apiKey dangerouslyAllowBrowser fetch maxSpendUsd budget pacing validate onWait onRequest onCharge onUnknown onResponse onRetry shouldRetry logLevel logger", options);
    const { environment, fetch, dangerouslyAllowBrowser } = options;
    const isMock = environment === "mock";
    const isInProcess = fetch && options.baseUrl === undefined;
    const isPage = "document" in globalThis || "importScripts" in globalThis;
    const mockUrl = `http://127.0.0.1:4010${root}`;
    const { baseUrl: givenUrl = isMock ? mockUrl : isInProcess ? `http://localhost${root}` : findAddress(root), apiKey = isMock ? demoKey : isInProcess ? undefined : findKey(), } = options;
    const baseUrl = String(givenUrl).replace(/\/+$/, "");
    const [path, host] = /^(https?:\/\/[^/?#@\s]+)?(\/[^/?#\s]+)+$/i.exec(baseUrl) ?? [];
    // A page or a custom fetch can resolve a relative address.
    const isResolved = host || isPage || fetch;
    const isOfAnotherVersion = /\/v\d+(\/|$)/i.test(baseUrl) && !baseUrl.endsWith(root);
    // In a page, a server of the same origin may add the key. An in-process fetch may need none.
    const mayLackKey = isPage || (isInProcess && !("apiKey" in options));
    const isExposed = isPage && !fetch && !dangerouslyAllowBrowser;
    const refuseIf = (problem) => {
        if (problem)
            throw usageError("createClient", problem);
    };
    for (const [name, value] of Object.entries(options)) {
        refuseIf(value !== undefined &&
            value !== null &&
            /^(on[A-Z]|should|fetch$|validate)/.test(name) &&
            typeof value !== "function" &&
            `${name} must be a function`);
    }
    refuseIf(environment && !isMock && `environment must be "mock"`);
    refuseIf((!path || !isResolved || isOfAnotherVersion) &&
        `baseUrl must be absolute and end with ${root}, such as ${mockUrl}; or set environment: "mock"`);
    const problem = typeof apiKey === "function" || (!apiKey && mayLackKey) ? undefined : keyProblem(apiKey, isExposed);
    refuseIf(problem && `apiKey ${problem}`);
    // An in-process fetch has no limits to protect, and its tests should not wait.
    const pacing = options.pacing ?? (isInProcess ? false : undefined);
    return { ...options, baseUrl, apiKey, pacing };
}
