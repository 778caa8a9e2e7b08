import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, realpath, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { pack, unpack } from "../../scripts/pack.ts";
import { root } from "../../scripts/paths.ts";
import { outerEnvironment } from "../scripts/run.ts";

const execute = promisify(execFile);

const workspaces = ["generated", "mocks"] as const;

export interface Installed {
  /** A project of somebody else's, in which both packages are installed. The files share it; each writes under names of its own. */
  project: string;
  tarballs: Record<(typeof workspaces)[number], string>;
}

declare module "vitest" {
  interface ProvidedContext {
    installed: Installed;
  }
}

/**
 * Packs both packages and installs them once for all files that look at them, since that takes seconds. What they depend
 * on is linked from this project, which has installed it already; npm links the commands, and says what is missing.
 */
export default async function setup(vitest: TestProject): Promise<() => Promise<void>> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "package-")));
  const remove = () => rm(folder, { recursive: true });
  try {
    const project = join(folder, "project");
    const [generated, mocks] = await Promise.all(workspaces.map((workspace) => pack(workspace, folder)));
    if (!generated || !mocks) throw new Error("a tarball is missing");
    const dependencies: Record<string, string> = {};
    for (const tarball of [generated, mocks]) {
      const manifest = await install(tarball, project);
      dependencies[manifest.name] = manifest.version;
    }
    const manifest = { private: true, type: "module", dependencies };
    await writeFile(join(project, "package.json"), JSON.stringify(manifest));
    const npm = { cwd: project, env: outerEnvironment() };
    await execute("npm", ["rebuild", "--ignore-scripts"], npm);
    await execute("npm", ["ls", "--depth=1"], npm);
    vitest.provide("installed", { project, tarballs: { generated, mocks } });
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}

interface Manifest {
  name: string;
  version: string;
  dependencies?: object;
  peerDependencies?: object;
}

/** Unpacks a package where npm would, and links what it asks for, as far as it is not packed here too. */
async function install(tarball: string, project: string): Promise<Manifest> {
  const unpacked = await mkdtemp(`${tarball}-`);
  const source = await unpack(tarball, unpacked);
  const manifest: Manifest = JSON.parse(await readFile(join(source, "package.json"), "utf8"));
  const place = join(project, "node_modules", manifest.name);
  await mkdir(dirname(place), { recursive: true });
  await rename(source, place);
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    if (name.startsWith("@adintel/")) continue;
    const link = join(project, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(await realpath(join(root, "node_modules", name)), link);
  }
  return manifest;
}
