// Generated from scripts/client/core/events.ts by `npm run generate`. Do not edit.
import { assertLogger } from "./checks.js";
import { usageError } from "./usage.js";
/** Log levels; each includes those before it. */
const levels = "off, error, warn, info, debug";
/** All others are logged at `info`. */
const levelOf = {
    onRequest: "debug",
    shouldRetry: "debug",
    onRetry: "warn",
    onUnknown: "warn",
};
/** Keys of an event that are never logged: headers, bodies and their values. */
const isHidden = /body|data|headers|response|spending|value/i;
/** Creates the log of a client. */
export function createLog({ logLevel = "error", logger = console }) {
    const names = levels.split(", ");
    if (!names.includes(logLevel))
        throw usageError("createClient", `logLevel must be one of ${levels}, not ${logLevel}`);
    assertLogger(logger, names);
    return async (name, event, error) => {
        try {
            const { isUnexpected } = event;
            const usual = (isUnexpected && name === "onCharge" ? "warn" : levelOf[name]) ?? "info";
            const level = error === undefined ? usual : "error";
            if (levels.indexOf(level) > levels.indexOf(logLevel))
                return;
            const shown = error === undefined ? event : { error: String(error) };
            const text = JSON.stringify(shown, (key, value) => (isHidden.test(key) ? undefined : value));
            await logger[level](`adintel ${name} ${text}`);
        }
        catch {
            // There is nowhere else to report it.
        }
    };
}
export function createEmit(options, log) {
    return async (name, event, hook = options[name]) => {
        log?.(name, event);
        try {
            return await hook?.(event);
        }
        catch (error) {
            if (name === "onRequest")
                throw error;
            log?.(name, event, error);
        }
    };
}
