import { readFile } from "node:fs/promises";
import { join } from "node:path";

interface Manifest {
  name: string;
  version: string;
  workspaces: string[];
}

/** The part of a package.json, or of a package in package-lock.json, that names versions. */
type Versioned = { version?: string } & Partial<
  Record<(typeof dependencyKeys)[number], Record<string, string>>
>;

const dependencyKeys = [
  "dependencies",
  "devDependencies",
  "peerDependencies",
  "optionalDependencies",
] as const;

/** The root package.json of a project: its packages share its version. */
export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as Manifest;
}

/** Where the client names itself to a server: the source, and what is generated of it. */
const userAgents = ["scripts/client/runtime.ts", "generated/client/runtime.js"];

/**
 * All files that name the version of the packages, with `version` in them, by their paths: each package.json, and
 * package-lock.json, and the client's `User-Agent`.
 */
export async function raiseManifests(folder: string, version: string): Promise<Map<string, string>> {
  const read = (file: string) => readFile(join(folder, file), "utf8");
  const { version: former, workspaces } = await readManifest(folder);
  const files = workspaces.map((workspace) => `${workspace}/package.json`);
  const parsed = await Promise.all(files.map(async (file) => JSON.parse(await read(file)) as Manifest));
  const packageNames = parsed.map(({ name }) => name);
  const raise = (entry: Versioned) => raiseVersion(entry, former, version, packageNames);

  const raised = new Map<string, string>();
  // generated/package.json is a copy of that of scripts/client.
  for (const file of ["package.json", "scripts/client/package.json", ...files])
    raised.set(file, printed(raise(JSON.parse(await read(file)) as Versioned)));
  for (const file of userAgents)
    raised.set(file, (await read(file)).replace(`adintel-client/${former}`, `adintel-client/${version}`));
  const lock = JSON.parse(await read("package-lock.json")) as Versioned & {
    packages: Record<string, Versioned>;
  };
  lock.version = version;
  for (const path of ["", ...workspaces]) raise((lock.packages[path] ??= {}));
  return raised.set("package-lock.json", printed(lock));
}

/** Sets a package's version, and that of its dependencies on the project's other packages. */
function raiseVersion(entry: Versioned, former: string, version: string, packageNames: string[]): Versioned {
  entry.version = version;
  for (const key of dependencyKeys) {
    const dependencies = entry[key] ?? {};
    for (const name of packageNames) {
      const range = dependencies[name];
      // A range such as >=0.1.0 already includes the new version.
      if (range !== undefined && !range.startsWith(">=")) dependencies[name] = range.replace(former, version);
    }
  }
  return entry;
}

/** As npm writes them. */
function printed(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
