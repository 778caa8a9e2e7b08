import { Command } from "@commander-js/extra-typings";
import type { Version } from "@adintel/client/operations";
import { integer, oneOf, parseCommand, repeated, text } from "../lib/cli.ts";
import { listed } from "../lib/text.ts";
import { basePaths, versions } from "../lib/versions.ts";
import { commandLine } from "../lib/package-info.ts";
import { origin } from "./settings.ts";

/** What the command line of the proxy says. */
export interface Flags {
  /** What comes before the base paths of the server, without a trailing slash. */
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
      "Forwards requests to a server and lists the requests and responses that break the contract: on stdout as they happen, " +
        "and as JSON at GET /__proxy/violations. DELETE /__proxy/violations or POST /__proxy/reset clears the list.",
    )
    .requiredOption(
      "--upstream <url>",
      `address of the server, without ${listed(basePaths, "or")}, such as http://127.0.0.1:4010`,
      origin("--upstream"),
    )
    .option("--port <n>", "port to listen on; 0 takes any free one", integer(0, 65_535), 4011)
    .option("--host <host>", "address to listen on", text, "127.0.0.1")
    .option(
      "--version <v>",
      `check only ${listed(versions, "or")}; repeatable (default: all)`,
      repeated(oneOf(versions)),
    )
    .option("--timeout <seconds>", "time limit for the server's response", integer(1, 3600), 30)
    .option(
      "--keep <n>",
      "number of recent requests with violations to keep; all are counted",
      integer(1, 100_000),
      1000,
    )
    .option(
      "--har <file>",
      `write API requests and responses to this file when the proxy stops, as HAR 1.2 without keys and cookies, at most the last 64 MiB; check it with ${commandLine("check")} traffic FILE`,
      text,
    )
    .option("--fail", "exit with 1 if there were violations");
  const values = parseCommand(command, args);
  if (!values) return undefined;
  const { upstream, port, host, version = [...versions], timeout, keep, fail = false, har } = values;
  return { upstream, address: { port, host }, versions: version, timeout, keep, fail, har };
}
