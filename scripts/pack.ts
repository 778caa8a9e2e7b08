import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "./paths.ts";

const run = promisify(execFile);

/**
 * Packs a workspace as it would be published and resolves to the tarball's path in `folder`. The mock is built for it.
 *
 * @throws {Error} if npm fails; its message holds what npm printed.
 */
export async function pack(workspace: "generated" | "mocks", folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const { stdout } = await run("npm", ["pack", `./${workspace}`, "--json", "--pack-destination", folder], {
    cwd: root,
  });
  // What the build prints comes before the JSON.
  const [tarball]: { filename: string }[] = JSON.parse(stdout.slice(stdout.indexOf("[")));
  if (!tarball) throw new Error(`npm packed nothing of ${workspace}`);
  return join(folder, tarball.filename);
}

/** Unpacks a tarball of npm's into `folder` and resolves to the package's own folder in it. */
export async function unpack(tarball: string, folder: string): Promise<string> {
  await run("tar", ["-xzf", tarball, "-C", folder]);
  return join(folder, "package");
}
