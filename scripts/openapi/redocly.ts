import { execFile } from "node:child_process";
import { join } from "node:path";
import { BrokenDocumentError } from "./document.ts";
import { root } from "../lib/paths.ts";

/**
 * Runs the pinned Redocly CLI in `folder`, for what its library does not do.
 *
 * @throws {BrokenDocumentError} if it exits with an error; the message is Redocly's, with file and line.
 */
export async function redocly(folder: string, parameters: string[]): Promise<void> {
  await redoclyOutput(folder, parameters);
}

/** Like {@link redocly}, and resolves to what the command prints. */
function redoclyOutput(folder: string, parameters: string[]): Promise<string> {
  const cli = join(root, "node_modules/@redocly/cli/bin/cli.js");
  const options = {
    cwd: folder,
    env: { ...process.env, NO_COLOR: "1", REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  };
  return new Promise((done, fail) => {
    execFile(process.execPath, [cli, ...parameters], options, (error, stdout, stderr) => {
      if (error) fail(new BrokenDocumentError(withoutBanners(`${stdout}\n${stderr}`)));
      else done(stdout);
    });
  });
}

/** Redocly's numbered problems, without its banners and progress lines. */
function withoutBanners(log: string): string {
  const text = log.replace(/^\s*[╔║╚].*\n/gm, "");
  const first = text.indexOf("[1] ");
  if (first < 0) return text.trim();
  return text
    .slice(first)
    .replace(/\n\s*❌[\s\S]*$/, "")
    .trim();
}
