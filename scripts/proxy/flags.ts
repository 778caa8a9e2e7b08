import { Command } from "@commander-js/extra-typings";
import type { Version } from "@adintel/client/operations";
import { integer, oneOf, parseCommand, repeated, text } from "../../mocks/command-line.ts";
import { versions } from "../paths.ts";
import { commandLine } from "../program.ts";
import { origin } from "./origin.ts";

/** What the command line of the proxy says. */
export interface Flags {
  /** What comes before `/v2` and `/api/v1` of the server, without a trailing slash. */
  upstream: string;
  address: { port: number; host: string };
  /** The versions that are checked against the contract; requests of another pass as they are. */
  versions: Version[];
  /** In seconds. */
  timeout: number;
  /** How many exchanges with violations are kept. */
  keep: number;
  /** Whether violations make the exit code 1. */
  fail: boolean;
  /** Where what passed is recorded. */
  har: string | undefined;
}

/**
 * Reads the command line; `undefined` if it asks for help, which is printed.
 *
 * @throws {FlagError | UsageError} on an unknown flag or a wrong value.
 */
export function readFlags(args: string[]): Flags | undefined {
  const command = new Command(commandLine("proxy"))
    .description(
      "Passes requests on to a server and lists the requests and responses that break the contract: on stdout as they come, " +
        "and as JSON at GET /__proxy/violations, which DELETE /__proxy/violations or POST /__proxy/reset empties.",
    )
    .requiredOption(
      "--upstream <url>",
      "server, without /v2 and /api/v1, such as http://127.0.0.1:4010",
      origin("--upstream"),
    )
    .option("--port <n>", "port to listen on; 0 takes any free one", integer(0, 65_535), 4011)
    .option("--host <host>", "address to listen on", text, "127.0.0.1")
    .option(
      "--version <v>",
      "check only v1 or v2; may be repeated (default: both)",
      repeated(oneOf(versions)),
    )
    .option("--timeout <seconds>", "how long the server may take to respond", integer(1, 3600), 30)
    .option(
      "--keep <n>",
      "how many of the last requests with violations to keep; all are counted",
      integer(1, 100_000),
      1000,
    )
    .option(
      "--har <file>",
      `record requests and responses of the API in this file when the proxy is stopped, as HAR 1.2 without keys and cookies: the last 64 MiB; ${commandLine("check")} traffic FILE reads it`,
      text,
    )
    .option("--fail", "exit with 1 if there are violations when the proxy is stopped");
  const values = parseCommand(command, args);
  if (!values) return undefined;
  const { upstream, port, host, version = [...versions], timeout, keep, fail = false, har } = values;
  return { upstream, address: { port, host }, versions: version, timeout, keep, fail, har };
}
