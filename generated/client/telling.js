// Generated from scripts/client/telling.ts by `npm run generate`. Do not edit.
const levels = ["off", "error", "warn", "info", "debug"];
export function createLog({ logLevel = "error", logger = console }) {
    return (level, line) => {
        if (levels.indexOf(level) <= levels.indexOf(logLevel))
            logger[level](`adintel: ${line()}`);
    };
}
export function createTell(log) {
    return (hook, event) => {
        const failed = (error) => log("error", () => `a hook failed: ${String(error)}`);
        try {
            const outcome = hook?.(event);
            if (outcome instanceof Promise)
                outcome.catch(failed);
        }
        catch (error) {
            failed(error);
        }
    };
}
