import type { Logging, LogLevel } from "./hooks.js";

/** Calls a function of the user, whose faults are only logged. */
export type Tell = <Event>(hook: ((event: Event) => unknown) | undefined, event: Event) => void;

/** Logs a line of a level, if that is wanted; the line is only made then. */
export type Log = (level: Exclude<LogLevel, "off">, line: () => string) => void;

const levels: readonly LogLevel[] = ["off", "error", "warn", "info", "debug"];

export function createLog({ logLevel = "error", logger = console }: Logging): Log {
  return (level, line) => {
    if (levels.indexOf(level) <= levels.indexOf(logLevel)) logger[level](`adintel: ${line()}`);
  };
}

export function createTell(log: Log): Tell {
  return (hook, event) => {
    const failed = (error: unknown) => log("error", () => `a hook failed: ${String(error)}`);
    try {
      const outcome = hook?.(event);
      if (outcome instanceof Promise) outcome.catch(failed);
    } catch (error) {
      failed(error);
    }
  };
}
