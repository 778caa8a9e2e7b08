import { Command } from "@commander-js/extra-typings";
import { parseCommand, text } from "../../mocks/command-line.ts";
import { address } from "../flags.ts";
import type { BuildOptions } from "./build-options.ts";
import { defaultOutput } from "./build.ts";

/** What `npm run docs` was asked for. */
export interface Flags {
  output: string;
  options: BuildOptions;
}

/**
 * Reads the command line; `undefined` if it asks for help, which is printed.
 *
 * @throws {FlagError | UsageError} on an unknown flag or a wrong value.
 */
export function flagsOf(args: string[]): Flags | undefined {
  const command = new Command("npm run docs --")
    .description("Builds the reference as a static site.")
    .option("--out <folder>", "folder to write to (default: dist/reference)", text)
    .option("--url <url>", "address of the published site, for sitemap.xml and llms.txt", folder)
    .option("--redoc", "add Redoc's reference, one file a version");
  const values = parseCommand(command, args);
  if (!values) return undefined;
  const { out = defaultOutput, url, redoc = false } = values;
  return { output: out, options: { redoc, ...(url !== undefined && { siteUrl: url }) } };
}

/** An address below which pages are found: with a slash at its end. */
function folder(text: string): string {
  return new URL(`${address("--url", "https://docs.example.com/")(text)}/`).href;
}
