import { execFile } from "node:child_process";
import { join } from "node:path";
import { BrokenDocumentError } from "./generate/openapi.ts";
import { root } from "./paths.ts";

/** What Redocly printed. */
export interface Printed {
  /** The bundles, where `bundle` was told of no file for them. */
  stdout: string;
  problems: string;
}

/**
 * Runs the pinned Redocly CLI in `folder`.
 *
 * @throws {BrokenDocumentError} if it exits with an error; the message is Redocly's, with file and line.
 */
export function redocly(folder: string, parameters: string[]): Promise<Printed> {
  const cli = join(root, "node_modules/@redocly/cli/bin/cli.js");
  const options = {
    cwd: folder,
    // By default a bundle beyond a megabyte would be cut off.
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NO_COLOR: "1", REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  };
  return new Promise((done, fail) => {
    execFile(process.execPath, [cli, ...parameters], options, (error, stdout, stderr) => {
      // Other commands print problems where this one prints what it made.
      const problems = problemsOf(parameters[0] === "bundle" ? stderr : `${stdout}\n${stderr}`);
      if (error) fail(new BrokenDocumentError(problems));
      else done({ stdout, problems });
    });
  });
}

/** Redocly's numbered problems, without its banners and progress lines. */
function problemsOf(log: string): string {
  const text = log.replace(/^\s*[╔║╚].*\n/gm, "");
  const first = text.indexOf("[1] ");
  if (first < 0) return text.trim();
  return text
    .slice(first)
    .replace(/\n\s*❌[\s\S]*$/, "")
    .trim();
}
