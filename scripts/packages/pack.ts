import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { listFiles } from "../lib/files/digest.ts";
import { UsageError } from "../lib/errors.ts";
import { root } from "../lib/paths.ts";
import { addCommonJs } from "./commonjs.ts";

const run = promisify(execFile);

/** The folders of the published packages: client, mock, contract and MCP server. */
export const workspaces = ["generated", "mocks", "scripts/contract", "scripts/mcp"] as const;
export type Workspace = (typeof workspaces)[number];

/** The scope of the packages in this project. */
export const scopeHere = "@adintel";

/** The scope for publishing: `config.scope` of a folder's package.json. */
export async function configuredScope(folder: string = root): Promise<string> {
  const text = await readFile(join(folder, "package.json"), "utf8");
  const { config }: { config: { scope: string } } = JSON.parse(text);
  return config.scope;
}

/**
 * Builds and packs a workspace as for publishing, and resolves to the tarball's path in `folder`. It has what the workspace does not
 * keep: the changelog, and the client as CommonJS and with the skill for agents.
 *
 * @param scope The scope in all files of the tarball; default: the configured one.
 * @throws {UsageError} if the scope is invalid.
 * @throws {Error} if npm fails; its message is npm's output.
 */
export async function pack(workspace: Workspace, folder: string, scope?: string): Promise<string> {
  const wanted = scope ?? (await configuredScope());
  refuseUnlessScope(wanted);
  return repack(
    (scratch) => npmPack(join(root, workspace), scratch),
    folder,
    async (unpacked) => {
      await cp(join(root, "CHANGELOG.md"), join(unpacked, "CHANGELOG.md"));
      if (workspace === "generated") {
        await cp(join(root, "scripts/mcp/skills"), join(unpacked, "skills"), { recursive: true });
        await addCommonJs(unpacked);
      }
      if (wanted !== scopeHere) await rename(unpacked, wanted);
    },
  );
}

/**
 * Repacks a tarball with another scope in all files, and resolves to the new tarball's path in `folder`.
 *
 * @throws {UsageError} if the scope is invalid.
 */
export async function withScope(tarball: string, folder: string, scope: string): Promise<string> {
  refuseUnlessScope(scope);
  return repack(
    () => Promise.resolve(tarball),
    folder,
    (unpacked) => rename(unpacked, scope),
  );
}

/** Packs a tarball again, with what `edit` changes of its unpacked files. */
async function repack(
  tarball: (scratch: string) => Promise<string>,
  folder: string,
  edit: (unpacked: string) => Promise<void>,
): Promise<string> {
  const scratch = await mkdtemp(join(tmpdir(), "pack-"));
  try {
    const unpacked = await unpack(await tarball(scratch), scratch);
    await edit(unpacked);
    await mkdir(folder, { recursive: true });
    // Already built.
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
  // The build's output precedes the JSON.
  const [tarball]: { filename: string }[] = JSON.parse(stdout.slice(stdout.indexOf("[")));
  if (!tarball) throw new Error(`npm pack produced no tarball for ${from}`);
  return join(folder, tarball.filename);
}

/** Replaces the scope in all files of an unpacked package. */
async function rename(folder: string, scope: string): Promise<void> {
  for (const name of await listFiles(folder)) {
    const path = join(folder, name);
    const text = await readFile(path, "utf8");
    const renamed = text.replaceAll(new RegExp(`${scopeHere}(?![\\w.-])`, "g"), scope);
    if (renamed !== text) await writeFile(path, renamed);
  }
}

/** Unpacks an npm tarball into `folder` and resolves to the package's folder in it. */
export async function unpack(tarball: string, folder: string): Promise<string> {
  await run("tar", ["-xzf", tarball, "-C", folder]);
  return join(folder, "package");
}
