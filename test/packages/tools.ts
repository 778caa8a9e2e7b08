import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../scripts/lib/paths.ts";
import { outerEnvironment } from "../run.ts";

const execute = promisify(execFile);

/**
 * A local registry and the package managers that the packages are tried with. They are no dependencies of this project, since
 * only one test needs them, and together they are larger than all else.
 */
const managers = {
  private: true,
  // verdaccio asks for the tag `cjs`, which not every registry has.
  overrides: { "node-fetch": "2.7.0" },
  dependencies: {
    // The newest that runs on Node.js 20.
    verdaccio: "6.8.0",
    pnpm: "12.21.0",
    yarn: "1.22.22",
    "@yarnpkg/cli-dist": "4.18.1",
    typescript: "5.9.3",
  },
  // By what the packages `bun` and `deno` install, so that no script has to run.
  optionalDependencies: {
    "@oven/bun-linux-x64": "1.4.5",
    "@deno/linux-x64-glibc": "2.9.6",
  },
};

/** The platforms that the client is tried on, beside Node.js and a browser. */
const platforms = {
  private: true,
  optionalDependencies: {
    ...managers.optionalDependencies,
    // By what the package `workerd` installs, which miniflare and wrangler start.
    "@cloudflare/workerd-linux-64": "1.20261117.1",
  },
};

/** Jest, whose modules are CommonJS. */
const jest = { private: true, dependencies: { jest: "30.5.2" } };

/** The environment of a command in a project of its own: without what npm tells the commands that it runs. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(outerEnvironment()).filter(([name]) => !/^(npm_|INIT_CWD)/.test(name)),
  );
}

/** Installs the tools, once on a machine for these versions, and resolves to their `node_modules`. */
export function installTools(): Promise<string> {
  return install(managers);
}

/** Installs the platforms in the same way. */
export function installPlatforms(): Promise<string> {
  return install(platforms);
}

/** Installs Jest in the same way. */
export function installJest(): Promise<string> {
  return install(jest);
}

async function install(wanted: object): Promise<string> {
  const text = JSON.stringify(wanted);
  const name = `tools-${createHash("sha256").update(text).digest("hex").slice(0, 12)}`;
  const folder = join(root, "node_modules/.cache", name);
  if (await stat(folder).catch(() => undefined)) return join(folder, "node_modules");
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    await writeFile(join(unfinished, "package.json"), text);
    const flags = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    await execute("npm", ["install", ...flags], { cwd: unfinished, env: cleanEnvironment() });
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return join(folder, "node_modules");
}

/** The binary of a version of Node.js, out of the registry. */
export async function nodeBinary(version: string): Promise<string> {
  const parameters = ["--yes", "-p", `node@${version}`, "node", "-p", "process.execPath"];
  const { stdout } = await execute("npx", parameters, { cwd: root, env: cleanEnvironment() });
  return stdout.trim();
}
