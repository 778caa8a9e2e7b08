import type { Hooks, Logging } from "./hooks.js";

/** Levels of logging, each with what is logged before it. */
const levels = "off error warn info debug";

/** All others are logged at `info`. */
const levelOf: Readonly<Record<string, "debug" | "warn">> = { onRequest: "debug", onRetry: "warn" };

/** What a line does not show: bodies, and the headers. */
const isHidden = /body|data|headers|response|spending/i;

/** Logs an event and calls its hook. Whatever fails in there is logged at most: no call may depend on it. */
export type Tell = (name: keyof Hooks | "onStatus", event: object, onStatus?: Hook) => void;

type Hook = ((event: never) => unknown) | undefined;

export function createTell(options: Hooks & Logging): Tell {
  const { logLevel = "error", logger = console } = options;
  const log = (level: "error" | "warn" | "info" | "debug", name: string, event: unknown) => {
    if (levels.indexOf(level) <= levels.indexOf(logLevel)) {
      const shown = JSON.stringify(event, (key, value: unknown) => (isHidden.test(key) ? undefined : value));
      logger[level](`adintel ${name} ${shown}`);
    }
  };
  const safely = async (name: string, call: () => unknown) => {
    try {
      await call();
    } catch (error) {
      if (name) void safely("", () => log("error", name, { error: String(error) }));
    }
  };
  return (name, event, hook = options[name as keyof Hooks]) => {
    void safely("logger", () => log(levelOf[name] ?? "info", name, event));
    if (hook) void safely(name, () => hook(event as never));
  };
}
