import { parseArgs } from "node:util";
import type { Address } from "./server.ts";
import type { SimulatorOptions } from "./simulator/index.ts";

/** A flag or a value that cannot be understood. */
export class FlagError extends Error {
  override name = "FlagError";
}

/** The flags as `parseArgs` wants them. */
export const options = {
  port: { type: "string", default: "4010" },
  host: { type: "string", default: "127.0.0.1" },
  seed: { type: "string" },
  accounts: { type: "string" },
  "media-per-account": { type: "string" },
  now: { type: "string" },
  "no-rate-limits": { type: "boolean", default: false },
  latency: { type: "string" },
  "slow-body": { type: "string" },
  "error-rate": { type: "string" },
  "drop-rate": { type: "string" },
  "indexing-seconds": { type: "string" },
  strict: { type: "boolean", default: false },
  "allow-origin": { type: "string", multiple: true },
  static: { type: "boolean", default: false },
  watch: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
  version: { type: "boolean", default: false },
} as const;

/** What the command line of the mock says. */
export interface Flags {
  address: Address;
  /** Prism and the examples only. */
  static: boolean;
  /** Takes the documents anew whenever they change; `npm start` always does. */
  watch: boolean;
  simulator: SimulatorOptions;
  /** What the command is to tell of itself, instead of starting anything. */
  tells: "usage" | "version" | undefined;
}

/**
 * Reads the flags of the mock, those of {@link options}.
 *
 * @throws {FlagError} on an unknown flag or a value that makes no sense.
 */
export function readFlags(args: string[]): Flags {
  const values = parse(args);
  const simulator = simulatorOptions(values);
  if (values.static && Object.keys(simulator).length > 0) {
    throw new FlagError("--static keeps no state and takes no flag of the simulator beside it");
  }
  return {
    address: { port: integer("port", values.port, 0, 65535), host: notEmpty("host", values.host) },
    static: values.static,
    watch: values.watch,
    tells: values.help ? "usage" : values.version ? "version" : undefined,
    simulator,
  };
}

/** Only what was given, since the simulator has its own defaults. */
function simulatorOptions(values: ReturnType<typeof parse>): SimulatorOptions {
  const milliseconds = (text: string, flag: string) => integer(flag, text, 0, 600_000);
  return {
    ...given("seed", values, "seed", (text, flag) => integer(flag, text, 0, 2 ** 31 - 1)),
    ...given("accounts", values, "accounts", (text, flag) => integer(flag, text, 1, 10_000)),
    ...given("mediaPerAccount", values, "media-per-account", (text, flag) => integer(flag, text, 1, 100_000)),
    ...given("now", values, "now", instant),
    ...given("latencyMs", values, "latency", milliseconds),
    ...given("slowBodyMs", values, "slow-body", milliseconds),
    ...given("errorRate", values, "error-rate", share),
    ...given("dropRate", values, "drop-rate", share),
    ...given("indexingSeconds", values, "indexing-seconds", (text, flag) => integer(flag, text, 0, 86_400)),
    ...(values["no-rate-limits"] && { rateLimits: false }),
    ...(values.strict && { strict: true }),
    ...(values["allow-origin"] && { allowOrigins: values["allow-origin"].map(origin) }),
  };
}

/** An option under its name, if its flag was given. */
function given<Name extends string, Flag extends string, T>(
  name: Name,
  values: Partial<Record<Flag, string | undefined>>,
  flag: Flag,
  read: (text: string, flag: Flag) => T,
): Partial<Record<Name, T>> {
  const text = values[flag];
  return text === undefined ? {} : ({ [name]: read(text, flag) } as Record<Name, T>);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    // parseArgs names the flag, then lectures on its own syntax.
    throw new FlagError(
      error instanceof Error ? (error.message.split(/\.\s/)[0] ?? error.message) : String(error),
    );
  }
}

function integer(name: string, text: string, minimum: number, maximum: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < minimum || value > maximum) {
    throw new FlagError(
      `--${name} takes a number from ${minimum} to ${maximum}, not ${JSON.stringify(text)}`,
    );
  }
  return value;
}

/** An empty host would mean every address of the machine. */
function notEmpty(name: string, text: string): string {
  if (text.trim() === "") throw new FlagError(`--${name} must not be empty`);
  return text;
}

function share(text: string, flag: string): number {
  const value = Number(text);
  if (!/^\d*\.?\d+$/.test(text) || value > 1) {
    throw new FlagError(`--${flag} takes a share from 0 to 1, not ${JSON.stringify(text)}`);
  }
  return value;
}

function origin(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new FlagError(
    `--allow-origin takes an origin such as http://localhost:5173, not ${JSON.stringify(text)}`,
  );
}

function instant(text: string): number {
  const value = Date.parse(text);
  if (Number.isNaN(value))
    throw new FlagError(`--now takes a date such as 2026-11-20, not ${JSON.stringify(text)}`);
  return value;
}
