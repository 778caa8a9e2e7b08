import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { UsageError } from "../lib/errors.ts";
import { root } from "../lib/paths.ts";

const run = promisify(execFile);

/** The packages that are published, by their folders: client, mock and contract. */
export const workspaces = ["generated", "mocks", "scripts/contract"] as const;
export type Workspace = (typeof workspaces)[number];

/** What the packages are called by in this project. */
export const scopeHere = "@adintel";

/** The scope that packages are published under: `config.scope` of the package.json in a folder, the project's. */
export async function configuredScope(folder: string = root): Promise<string> {
  const text = await readFile(join(folder, "package.json"), "utf8");
  const { config }: { config: { scope: string } } = JSON.parse(text);
  return config.scope;
}

/**
 * Packs a workspace as it would be published and resolves to the tarball's path in `folder`. What has to be built is built.
 *
 * @param scope what the packages are called by in the tarball, in every file of it; the configured one if it is left out
 * @throws {UsageError} if that is no scope.
 * @throws {Error} if npm fails; its message holds what npm printed.
 */
export async function pack(workspace: Workspace, folder: string, scope?: string): Promise<string> {
  const wanted = scope ?? (await configuredScope());
  refuseUnlessScope(wanted);
  await mkdir(folder, { recursive: true });
  if (wanted === scopeHere) return npmPack(join(root, workspace), folder);
  const scratch = await mkdtemp(join(tmpdir(), "pack-"));
  try {
    return await withScope(await npmPack(join(root, workspace), scratch), folder, wanted);
  } finally {
    await rm(scratch, { recursive: true });
  }
}

/**
 * Packs a tarball's files again, with another scope in all of them, and resolves to the new tarball's path in `folder`.
 *
 * @throws {UsageError} if that is no scope.
 */
export async function withScope(tarball: string, folder: string, scope: string): Promise<string> {
  refuseUnlessScope(scope);
  const scratch = await mkdtemp(join(tmpdir(), "pack-"));
  try {
    const unpacked = await unpack(tarball, scratch);
    await rename(unpacked, scope);
    // It is built.
    return await npmPack(unpacked, folder, "--ignore-scripts");
  } finally {
    await rm(scratch, { recursive: true });
  }
}

function refuseUnlessScope(scope: string): void {
  if (!/^@[a-z\d][a-z\d._-]*$/.test(scope))
    throw new UsageError(`${scope} is not a scope such as ${scopeHere}`);
}

async function npmPack(from: string, folder: string, ...flags: string[]): Promise<string> {
  const { stdout } = await run("npm", ["pack", from, "--json", "--pack-destination", folder, ...flags], {
    cwd: root,
  });
  // What the build prints comes before the JSON.
  const [tarball]: { filename: string }[] = JSON.parse(stdout.slice(stdout.indexOf("[")));
  if (!tarball) throw new Error(`npm pack produced no tarball for ${from}`);
  return join(folder, tarball.filename);
}

/** Puts another scope in place of this project's, in all files of an unpacked package. */
async function rename(folder: string, scope: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    if (!(await stat(path)).isFile()) continue;
    const text = await readFile(path, "utf8");
    const renamed = text.replaceAll(new RegExp(`${scopeHere}(?![\\w.-])`, "g"), scope);
    if (renamed !== text) await writeFile(path, renamed);
  }
}

/** Unpacks a tarball of npm's into `folder` and resolves to the package's own folder in it. */
export async function unpack(tarball: string, folder: string): Promise<string> {
  await run("tar", ["-xzf", tarball, "-C", folder]);
  return join(folder, "package");
}
