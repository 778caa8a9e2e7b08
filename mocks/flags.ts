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
  static: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
  version: { type: "boolean", default: false },
} as const;

/** What the command line of the mock says. */
export interface Flags {
  address: Address;
  /** Prism and the examples only. */
  static: boolean;
  simulator: SimulatorOptions;
  /** What the command is to tell of itself, instead of starting anything. */
  tells: "usage" | "version" | undefined;
}

/**
 * Reads the flags of the mock: `--port`, `--host`, `--seed`, `--accounts`, `--media-per-account`, `--now`,
 * `--no-rate-limits`, `--latency`, `--static`, `--help`, `--version`.
 *
 * @throws {FlagError} on an unknown flag or a value that makes no sense.
 */
export function readFlags(args: string[]): Flags {
  const { values } = parse(args);
  const { port, host, seed, accounts, now, latency } = values;
  const mediaPerAccount = values["media-per-account"];
  return {
    address: { port: integer("port", port, 0, 65535), host: notEmpty("host", host) },
    static: values.static,
    tells: values.help ? "usage" : values.version ? "version" : undefined,
    simulator: {
      ...(seed !== undefined && { seed: integer("seed", seed, 0, 2 ** 31 - 1) }),
      ...(accounts !== undefined && { accounts: integer("accounts", accounts, 1, 10_000) }),
      ...(mediaPerAccount !== undefined && {
        mediaPerAccount: integer("media-per-account", mediaPerAccount, 1, 100_000),
      }),
      ...(now !== undefined && { now: instant(now) }),
      ...(latency !== undefined && { latencyMs: integer("latency", latency, 0, 600_000) }),
      ...(values["no-rate-limits"] && { rateLimits: false }),
    },
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options,
    });
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

function instant(text: string): number {
  const value = Date.parse(text);
  if (Number.isNaN(value))
    throw new FlagError(`--now takes a date such as 2026-11-20, not ${JSON.stringify(text)}`);
  return value;
}
