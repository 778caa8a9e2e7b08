// Generated from scripts/client/telling.ts by `npm run generate`. Do not edit.
const levels = ["off", "error", "warn", "info", "debug"];
const levelOf = { onRequest: "debug", onCharge: "info", onResponse: "info", onRetry: "warn" };
/** The fields that a line shows: no bodies and no headers. */
const shown = [
    ...[
        "operation",
        "attempt",
        "method",
        "url",
        "waitedMs",
        "status",
        "requestId",
        "durationMs",
        "rows",
        "usd",
        "waitMs",
    ],
    ...["error", "message"],
];
export function createSafely({ logLevel, logger = console }) {
    return (name, call) => {
        const failed = (error) => {
            if (logLevel !== "off")
                logger.error(`adintel ${name} failed: ${String(error)}`);
        };
        try {
            void Promise.resolve(call()).catch(failed);
        }
        catch (error) {
            failed(error);
        }
    };
}
export function createTell(options, safely) {
    const { logLevel = "error", logger = console } = options;
    return (name, event) => {
        const level = levelOf[name];
        const hook = options[name];
        if (levels.indexOf(level) <= levels.indexOf(logLevel)) {
            safely("logger", () => logger[level](`adintel ${name} ${JSON.stringify(event, shown)}`));
        }
        if (hook)
            safely(name, () => hook(event));
    };
}
