// Generated from scripts/client/core/events.ts by `npm run generate`. Do not edit.
/** Log levels; each includes those before it. */
const levels = "off error warn info debug";
/** All others are logged at `info`. */
const levelOf = {
    onRequest: "debug",
    shouldRetry: "debug",
    onRetry: "warn",
    onUnknown: "warn",
};
/** Keys of an event that are never logged: headers, bodies and their values. */
const isHidden = /body|data|headers|response|spending|value/i;
export function createEmit(options) {
    const { logLevel = "error", logger = console } = options;
    const log = async (level, name, event) => {
        try {
            if (levels.indexOf(level) > levels.indexOf(logLevel))
                return;
            const shown = JSON.stringify(event(), (key, value) => isHidden.test(key) ? undefined : value);
            await logger[level](`adintel ${name} ${shown}`);
        }
        catch {
            // There is nowhere else to report it.
        }
    };
    return async (name, event, hook = options[name]) => {
        void log(levelOf[name] ?? "info", name, () => event);
        try {
            return await hook?.(event);
        }
        catch (error) {
            void log("error", name, () => ({ error: String(error) }));
        }
    };
}
