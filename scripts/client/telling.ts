import type { Hooks, Logging, LogLevel } from "./hooks.js";

const levels: readonly LogLevel[] = ["off", "error", "warn", "info", "debug"];

const levelOf = { onRequest: "debug", onCharge: "info", onResponse: "info", onRetry: "warn" } as const;

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

/** Logs an event and calls its hook. Whatever fails in there is logged at most. */
export type Tell = <Name extends keyof Hooks>(
  name: Name,
  event: Parameters<NonNullable<Hooks[Name]>>[0],
) => void;

/** Calls a function of the user's that nothing depends on. */
export type Safely = (name: string, call: () => unknown) => void;

export function createSafely({ logLevel, logger = console }: Logging): Safely {
  return (name, call) => {
    const failed = (error: unknown) => {
      if (logLevel !== "off") logger.error(`adintel ${name} failed: ${String(error)}`);
    };
    try {
      void Promise.resolve(call()).catch(failed);
    } catch (error) {
      failed(error);
    }
  };
}

export function createTell(options: Hooks & Logging, safely: Safely): Tell {
  const { logLevel = "error", logger = console } = options;
  return (name, event) => {
    const level = levelOf[name];
    const hook = options[name] as ((told: typeof event) => unknown) | undefined;
    if (levels.indexOf(level) <= levels.indexOf(logLevel)) {
      safely("logger", () => logger[level](`adintel ${name} ${JSON.stringify(event, shown)}`));
    }
    if (hook) safely(name, () => hook(event));
  };
}
