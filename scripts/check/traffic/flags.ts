import { Command } from "@commander-js/extra-typings";
import { addRootFlags, integer, number, parseCommand, repeated, text } from "../../lib/cli.ts";
import { UsageError } from "../../lib/errors.ts";
import { rootsFrom, type RootsByVersion } from "../../lib/server-flags.ts";
import { basePath, type Version } from "../../lib/versions.ts";
import { commandLine } from "../../lib/package-info.ts";
import { readReporters, type Output } from "../report/reporters.ts";

export interface Flags {
  files: string[];
  /** Those that were named. */
  roots: RootsByVersion;
  assume: boolean;
  withinMinutes: number;
  /** The numbers of the entries to judge; empty: all. */
  entries: number[];
  reporters: Output[];
}

/**
 * Reads the command line; `undefined` if it asks for help, which is printed.
 *
 * @throws {FlagError | UsageError} on an unknown flag, a wrong value, or without a file.
 */
export function readFlags(args: string[]): Flags | undefined {
  const root = (version: Version) =>
    `root of ${version} (default: the URL ending in ${basePath(version)} with the most requests)`;
  const bare = new Command(`${commandLine("check")} traffic`)
    .description(
      `Checks recorded requests and responses against the OpenAPI documents without sending anything. FILE is HAR 1.2, as browsers and "${commandLine("proxy")} --har FILE" write it, or JSON lines.`,
    )
    .argument("[FILE...]", "the recording");
  const command = addRootFlags(bare, root, "https://api.example")
    .option("--assume", "also say where the server differs from what the documents only assume")
    .option("--within <minutes>", "compare requests that are at most this far apart", number(0, 10_000), 5)
    .option(
      "--entry <n>",
      "check only the entry (or line) with this number; repeatable",
      repeated(integer(1, 2 ** 31 - 1)),
    )
    .option(
      "--reporter <list>",
      "default, json, junit, html, separated by commas, each with =FILE to write it to a file; repeatable (default: default; html goes to check-report.html)",
      repeated(text),
    )
    .addHelpText(
      "after",
      `
A line of JSON lines is an object with method, url and status, and, if they were
recorded, requestHeaders, requestBody, responseHeaders, responseBody (JSON, or a
string) and startedAt (ISO 8601, or milliseconds since 1970). What was not
recorded is not checked.

Reports show numbers, dates, ids and the values that the documents list. Every
other text of a request or a response is shown as …; keys are never shown.

Exit code 0: what was recorded conforms. 1: it does not. 2: a file cannot be
read, or has no requests to the API.`,
    );
  const values = parseCommand(command, args);
  if (!values) return undefined;
  const files = command.args;
  if (files.length === 0)
    throw new UsageError(`name a recording: ${commandLine("check")} traffic FILE… (HAR, or JSON lines)`);
  const { assume = false, within, entry = [], reporter = ["default"] } = values;
  return {
    files,
    assume,
    withinMinutes: within,
    entries: entry,
    reporters: readReporters(reporter, false),
    roots: rootsFrom(values),
  };
}
