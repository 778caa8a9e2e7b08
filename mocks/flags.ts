import { parseArgs } from "node:util";
import type { Address } from "./server.ts";

/** A flag or a value that cannot be understood. */
export class FlagError extends Error {
  override name = "FlagError";
}

/**
 * Reads the flags of the mock: `--port`, `--host`, `--static`.
 *
 * @throws {FlagError} on an unknown flag or a value that makes no sense.
 */
export function readFlags(args: string[]): Address {
  const { values } = parse(args);
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65535) {
    throw new FlagError(`--port takes a number from 0 to 65535, not ${JSON.stringify(values.port)}`);
  }
  return { port, host: values.host };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: "string", default: "4010" },
        host: { type: "string", default: "127.0.0.1" },
        // The only mode there is; named so that callers can rely on it.
        static: { type: "boolean", default: true },
      },
    });
  } catch (error) {
    // parseArgs names the flag, then lectures on its own syntax.
    throw new FlagError(
      error instanceof Error ? (error.message.split(/\.\s/)[0] ?? error.message) : String(error),
    );
  }
}
