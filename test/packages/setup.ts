import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { pack, scopeHere, workspaces, type Workspace } from "../../scripts/packages/pack.ts";
import { root } from "../../scripts/lib/paths.ts";
import { outerEnvironment } from "../run.ts";

const execute = promisify(execFile);

export interface Installed {
  /** A project of somebody else's, in which all packages are installed. The files share it; each writes under names of its own. */
  project: string;
  /** Another, with the mock and nothing else. */
  mockAlone: string;
  /** And one with the contract and nothing else. */
  contractAlone: string;
  tarballs: Record<Workspace, string>;
}

declare module "vitest" {
  interface ProvidedContext {
    installed: Installed;
  }
}

/** Packs all packages and installs them once for all files that look at them, since that takes seconds. */
export default async function setup(vitest: TestProject): Promise<() => Promise<void>> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "package-")));
  const remove = () => rm(folder, { recursive: true });
  try {
    const packed = workspaces.map(
      async (workspace) => [workspace, await pack(workspace, folder, scopeHere)] as const,
    );
    const tarballs = Object.fromEntries(await Promise.all(packed)) as Record<Workspace, string>;
    const project = await install(join(folder, "project"), ...Object.values(tarballs));
    const mockAlone = await install(join(folder, "mock-alone"), tarballs.mocks);
    const contractAlone = await install(join(folder, "contract-alone"), tarballs["scripts/contract"]);
    for (const name of await optionalPeers()) {
      const link = join(project, "node_modules", name);
      await mkdir(dirname(link), { recursive: true });
      await symlink(join(root, "node_modules", name), link);
    }
    vitest.provide("installed", { project, mockAlone, contractAlone, tarballs });
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}

/** Installs tarballs into a new project in a folder, which it resolves to. */
async function install(project: string, ...tarballs: string[]): Promise<string> {
  await mkdir(project);
  await writeFile(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const flags = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  await execute("npm", ["install", ...flags, ...tarballs], { cwd: project, env: outerEnvironment() });
  return project;
}

/** What a package works with, which npm does not install by itself. */
async function optionalPeers(): Promise<string[]> {
  const texts = await Promise.all(
    workspaces.map((workspace) => readFile(join(root, workspace, "package.json"), "utf8")),
  );
  return texts.flatMap((text) => {
    const { peerDependenciesMeta = {} }: { peerDependenciesMeta?: object } = JSON.parse(text);
    // The mock is one that the contract works with, and is installed.
    return Object.keys(peerDependenciesMeta).filter((name) => !name.startsWith("@adintel/"));
  });
}
