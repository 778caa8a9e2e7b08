// Generated from scripts/client/telling.ts by `npm run generate`. Do not edit.
/** Levels of logging, each with what is logged before it. */
const levels = "off error warn info debug";
/** All others are logged at `info`. */
const levelOf = { onRequest: "debug", onRetry: "warn" };
/** What a line does not show: bodies, and the headers. */
const isHidden = /body|data|headers|response|spending/i;
export function createTell(options) {
    const { logLevel = "error", logger = console } = options;
    const log = (level, name, event) => {
        if (levels.indexOf(level) <= levels.indexOf(logLevel)) {
            const shown = JSON.stringify(event, (key, value) => (isHidden.test(key) ? undefined : value));
            logger[level](`adintel ${name} ${shown}`);
        }
    };
    const safely = async (name, call) => {
        try {
            await call();
        }
        catch (error) {
            if (name)
                void safely("", () => log("error", name, { error: String(error) }));
        }
    };
    return (name, event, hook = options[name]) => {
        void safely("logger", () => log(levelOf[name] ?? "info", name, event));
        if (hook)
            void safely(name, () => hook(event));
    };
}
