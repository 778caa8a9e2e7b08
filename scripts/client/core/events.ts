import type { Hooks, Logging, LogLevel } from "./hooks.js";

/** Log levels; each includes those before it. */
const levels = "off error warn info debug";

/** All others are logged at `info`. */
const levelOf: Readonly<Record<string, "debug" | "warn">> = {
  onRequest: "debug",
  shouldRetry: "debug",
  onRetry: "warn",
  onUnknown: "warn",
};

/** Keys of an event that are never logged: headers, bodies and their values. */
const isHidden = /body|data|headers|response|spending|value/i;

/** Logs an event and resolves to what its hook returns. Failures are logged at most, so that no call depends on them. */
export type Emit = (name: keyof Hooks | "onStatus", event: object, onStatus?: Hook) => unknown;

type Hook = ((event: never) => unknown) | undefined;

export function createEmit(options: Hooks & Logging): Emit {
  const { logLevel = "error", logger = console } = options;
  const log = async (level: Exclude<LogLevel, "off">, name: string, event: () => unknown) => {
    try {
      if (levels.indexOf(level) > levels.indexOf(logLevel)) return;
      const shown = JSON.stringify(event(), (key, value: unknown) =>
        isHidden.test(key) ? undefined : value,
      );
      await logger[level](`adintel ${name} ${shown}`);
    } catch {
      // There is nowhere else to report it.
    }
  };
  return async (name, event, hook = options[name as keyof Hooks]) => {
    void log(levelOf[name] ?? "info", name, () => event);
    try {
      return await hook?.(event as never);
    } catch (error) {
      void log("error", name, () => ({ error: String(error) }));
    }
  };
}
