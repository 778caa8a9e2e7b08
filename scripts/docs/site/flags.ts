import { Command } from "@commander-js/extra-typings";
import { parseCommand, text } from "../../lib/cli.ts";
import { UsageError } from "../../lib/errors.ts";
import { address } from "../../lib/server-flags.ts";
import type { BuildOptions } from "./files.tsx";
import { editTemplate, projectEditTemplate } from "./edit.ts";
import { basePath, currentVersion } from "../../lib/versions.ts";
import { publishedReference } from "../../openapi/homepage.ts";
import { defaultOutput } from "./build.ts";

export interface Flags {
  output: string;
  /** The OpenAPI document of others that is shown instead of ours. */
  document: string | undefined;
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
    .option("--out <folder>", "directory to write to (default: dist/reference)", text)
    .option(
      "--url <url>",
      "URL of the published site, used where absolute URLs are needed: sitemap, feed, llms.txt, social image, 404.html (default: homepage in package.json)",
      folder,
    )
    .option(
      "--server <url>",
      `server that the samples call, without ${basePath(currentVersion)}: the service, or a mock (default: the mock of npm start)`,
      address("--server", "https://api.example.com"),
    )
    .option(
      "--edit <url>",
      "URL where a page's source can be edited, with {file} for its path, such as https://git.example.com/api/edit/main/{file} (default: repository in package.json, on GitHub)",
      editTemplate,
    )
    .option(
      "--document <file>",
      "build the reference of this OpenAPI 3 document (JSON or YAML) instead of the project's; not with --server",
      text,
    );
  const values = parseCommand(command, args);
  if (!values) return undefined;
  const {
    out = defaultOutput,
    server,
    edit = projectEditTemplate(),
    document,
    url: siteUrl = document === undefined ? publishedReference() : undefined,
  } = values;
  if (document !== undefined && server !== undefined)
    throw new UsageError("--server cannot be used with --document");
  return {
    output: out,
    document,
    options: { siteUrl, edit, ...(server !== undefined && { server }) },
  };
}

/** An address below which pages are found: with a slash at its end. */
function folder(typed: string): string {
  return new URL(`${address("--url", "https://docs.example.com/")(typed)}/`).href;
}
