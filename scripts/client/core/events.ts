import { assertLogger } from "./checks.js";
import { usageError } from "./usage.js";
import type { Charge, Hooks, Logging } from "./hooks.js";

/** Log levels; each includes those before it. */
const levels = "off, error, warn, info, debug";

/** All others are logged at `info`. */
const levelOf: Readonly<Record<string, "debug" | "warn">> = {
  onRequest: "debug",
  shouldRetry: "debug",
  onRetry: "warn",
  onUnknown: "warn",
};

/** Keys of an event that are never logged: headers, bodies and their values. */
const isHidden = /body|data|headers|response|spending|value/i;

/**
 * Logs an event and resolves to what its hook returns. Rejects if `onRequest` fails, since nothing is sent by then; failures of
 * other hooks are logged, so that no call depends on them.
 */
export type Emit = (name: keyof Hooks | "onStatus", event: object, onStatus?: Hook) => unknown;

type Hook = ((event: never) => unknown) | undefined;

/** Logs an event, or an error of its hook. Never throws or rejects. */
export type Log = (name: string, event: object, error?: unknown) => unknown;

/** Creates the log of a client. */
export function createLog({ logLevel = "error", logger = console }: Logging): Log {
  const names = levels.split(", ");
  if (!names.includes(logLevel))
    throw usageError("createClient", `logLevel must be one of ${levels}, not ${logLevel}`);
  assertLogger(logger, names);
  return async (name, event, error) => {
    try {
      const { isUnexpected } = event as Partial<Charge>;
      const usual = (isUnexpected && name === "onCharge" ? "warn" : levelOf[name]) ?? "info";
      const level = error === undefined ? usual : "error";
      if (levels.indexOf(level) > levels.indexOf(logLevel)) return;
      const shown = error === undefined ? event : { error: String(error) };
      const text = JSON.stringify(shown, (key, value: unknown) => (isHidden.test(key) ? undefined : value));
      await logger[level](`adintel ${name} ${text}`);
    } catch {
      // There is nowhere else to report it.
    }
  };
}

export function createEmit(options: Hooks, log: Log | undefined): Emit {
  return async (name, event, hook = options[name as keyof Hooks]) => {
    log?.(name, event);
    try {
      return await hook?.(event as never);
    } catch (error) {
      if (name === "onRequest") throw error;
      log?.(name, event, error);
    }
  };
}
