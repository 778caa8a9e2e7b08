import { parseArgs } from "node:util";
import { UsageError } from "../command.ts";
import { defaultOutput, type BuildOptions } from "./build.ts";

/** What `npm run docs` was asked for. */
export interface Flags {
  output: string;
  options: BuildOptions;
}

/**
 * Reads `--out DIR`, `--url URL` and `--redoc`.
 *
 * @throws {UsageError} on an address that no site can have; `parseArgs` throws on a flag that it does not know.
 */
export function flagsOf(args: string[]): Flags {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: "string", default: defaultOutput },
      url: { type: "string" },
      redoc: { type: "boolean", default: false },
    },
  });
  const { out, url, redoc } = values;
  if (out === "") throw new UsageError("--out takes a folder");
  return { output: out, options: { redoc, ...(url === undefined ? {} : { siteUrl: folderAt(url) }) } };
}

/** The address as one below which pages are found: with a slash at its end. */
function folderAt(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !["http:", "https:"].includes(parsed.protocol))
    throw new UsageError(
      `--url takes the whole address of the published site, such as https://docs.example.com/, not ${JSON.stringify(url)}`,
    );
  if (parsed.search !== "" || parsed.hash !== "" || parsed.username !== "" || parsed.password !== "")
    throw new UsageError("--url takes an address of a folder, without a query, a fragment or a password");
  return parsed.href.endsWith("/") ? parsed.href : `${parsed.href}/`;
}
