import { parseArgs } from "node:util";
import type { Version } from "@adintel/client/operations";
import { readAddress } from "../check/options/reaching-options.ts";
import { UsageError } from "../command.ts";

/** What the command line of the proxy says. */
export interface Flags {
  /** What comes before `/v2` and `/api/v1` of the server, without a trailing slash. */
  upstream: string;
  address: { port: number; host: string };
  /** The versions that are held against the contract; requests of another pass as they are. */
  versions: Version[];
  timeoutMs: number;
  /** How many breaches are kept to be asked for. */
  keep: number;
  /** Whether breaches make the exit code 1. */
  fail: boolean;
}

export const usage = `Usage: npm run proxy -- --upstream URL [flags]

Passes requests on to a server and lists those, and the answers, that break the contract: on stdout as they come, and as JSON
at GET /__proxy/violations, which DELETE /__proxy/violations or POST /__proxy/reset empties.

Flags:
  --upstream URL   the server, without /v2 and /api/v1, such as http://127.0.0.1:4010
  --port PORT      the port to answer on; 0 takes any free one (default: 4011)
  --host HOST      the address to answer on (default: 127.0.0.1)
  --version V      v1 or v2: holds only that one against the contract; may be repeated (default: both)
  --timeout S      seconds that the server may take for an answer (default: 30)
  --keep N         how many of the last breaches can be asked for; all are counted (default: 1000)
  --fail           exit code 1 once it is stopped, if there are breaches that were not emptied (default: 0)
  --help           this text`;

/**
 * Reads the command line; `undefined` where it asks for help.
 *
 * @throws {UsageError} on a value that makes no sense.
 */
export function readFlags(args: string[]): Flags | undefined {
  const { values } = parseArgs({
    args,
    options: {
      upstream: { type: "string" },
      port: { type: "string", default: "4011" },
      host: { type: "string", default: "127.0.0.1" },
      version: { type: "string", multiple: true, default: ["v2", "v1"] },
      timeout: { type: "string", default: "30" },
      keep: { type: "string", default: "1000" },
      fail: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return undefined;
  return {
    upstream: origin(values.upstream),
    address: { port: integer("port", values.port, 0, 65_535), host: notEmpty("host", values.host) },
    versions: values.version.map(version),
    timeoutMs: integer("timeout", values.timeout, 1, 3600) * 1000,
    keep: integer("keep", values.keep, 1, 100_000),
    fail: values.fail,
  };
}

function origin(text: string | undefined): string {
  const upstream = readAddress("upstream", text);
  if (upstream === undefined)
    throw new UsageError("--upstream URL is needed: the server to pass requests on to");
  const base = /(\/v2|\/api\/v1)$/.exec(upstream)?.[0];
  if (base !== undefined)
    throw new UsageError(
      `--upstream takes what comes before ${base}: ${upstream.slice(0, -base.length)}, since both versions are passed on`,
    );
  return upstream;
}

function version(text: string): Version {
  if (text === "v1" || text === "v2") return text;
  throw new UsageError(`--version takes v1 or v2, not ${JSON.stringify(text)}`);
}

function integer(name: string, text: string, minimum: number, maximum: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < minimum || value > maximum)
    throw new UsageError(
      `--${name} takes a number from ${minimum} to ${maximum}, not ${JSON.stringify(text)}`,
    );
  return value;
}

/** An empty host would mean every address of the machine. */
function notEmpty(name: string, text: string): string {
  if (text.trim() === "") throw new UsageError(`--${name} must not be empty`);
  return text;
}
