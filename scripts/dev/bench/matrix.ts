import { lstat, mkdtemp, readdir, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { managersIn, missing, type Manager, type Settings } from "../../../test/packages/managers.ts";
import { answer, newProject, outputOf, withServer } from "../../../test/packages/project.ts";
import { startRegistry } from "../../../test/packages/registry.ts";
import { installTools, nodeBinary } from "../../../test/packages/tools.ts";
import { createMock, listen } from "../../../mocks/index.ts";
import { pack, scopeHere, workspaces } from "../../packages/pack.ts";

const nodes = ["20.19", "22", "24", "26"];
const megabyte = 1_000_000;

interface Shown {
  command?: string;
  file: string;
  flags: (origin: string) => string[];
}

/** How each package shows that it works, given the address of a mock: its command, if it has one, and a file that is run. */
const packages: Record<string, Shown> = {
  client: { file: "ask.js", flags: (origin) => [origin] },
  mock: {
    command: "adintel-mock",
    file: "node_modules/@adintel/mock/dist/bin.js",
    flags: () => ["--port", "0"],
  },
  contract: {
    command: "adintel-check",
    file: "node_modules/@adintel/contract/dist/check.js",
    flags: (origin) => ["--v2", `${origin}/v2`, "--only", "v2/searchTaxonomies/shape", "--rate", "off"],
  },
};

/**
 * What each package manager installs for each package alone, how long it takes with empty caches, and on which versions of
 * Node.js the package then works: a table in Markdown. Needs a registry for what the packages depend on.
 */
export async function matrix(): Promise<string> {
  const tools = await installTools();
  const folder = await realpath(await mkdtemp(join(tmpdir(), "bench-matrix-")));
  const registry = await startRegistry(tools, folder);
  const { fetch } = createMock({ rateLimits: false });
  const mock = await listen(fetch, { port: 0, host: "127.0.0.1" });
  try {
    for (const workspace of workspaces)
      await registry.publish(await pack(workspace, join(folder, "tarballs"), scopeHere));
    const others = (await outputOf(["npm", "config", "get", "registry"], folder)).trim();
    const binaries = await Promise.all(nodes.map(nodeBinary));
    const lines = [
      `| manager | package | installed | packages | seconds | ${nodes.map((name) => `Node.js ${name}`).join(" | ")} |`,
      `| --- | --- | --- | --- | --- |${" --- |".repeat(nodes.length)}`,
    ];
    for (const manager of managersIn(tools)) {
      if (await missing(manager.binary)) continue;
      for (const [name, show] of Object.entries(packages)) {
        const place = join(folder, `${manager.name}-${name}`.replaceAll(/\W+/g, "-"));
        const settings = { url: registry.url, scope: scopeHere, others, cache: `${place}-cache` };
        const { project, seconds } = await install(manager, place, settings, name);
        const { bytes, count } = await sizeOf(manager, project, settings);
        const works = [];
        for (const binary of binaries) {
          const flags = show.flags(mock.url);
          const command = manager.nodeModules
            ? [binary, show.file, ...flags]
            : inArchives(tools, binary, show, flags);
          works.push((await isShown(name, command, project)) ? "yes" : "NO");
        }
        const figures = [`${(bytes / megabyte).toFixed(1)} MB`, count, seconds.toFixed(2), ...works];
        lines.push(`| ${manager.name} | ${name} | ${figures.join(" | ")} |`);
      }
    }
    return lines.join("\n");
  } finally {
    await mock.close();
    await registry.stop();
    await rm(folder, { recursive: true });
  }
}

async function install(manager: Manager, folder: string, settings: Settings, name: string) {
  const project = await newProject(folder, {
    ...manager.files(settings),
    "use.js": `
      import { createClient } from "${scopeHere}/client";
      export async function call(origin) {
        const api = createClient({ baseUrl: origin + "/v2", apiKey: "mock_live_demo" });
        const { count, media } = await api.searchMedia({ query: "running shoes", limit: 2 });
        return \`\${count} rows, \${typeof media[0]?.id}\`;
      }`,
  });
  const started = performance.now();
  await outputOf(manager.install([`${scopeHere}/${name}`]), project);
  return { project, seconds: (performance.now() - started) / 1000 };
}

/** What was installed: files under node_modules, or the archives of Plug'n'Play. */
async function sizeOf(manager: Manager, project: string, settings: Settings) {
  if (!manager.nodeModules) {
    const archives = join(settings.cache, "cache");
    const names = (await readdir(archives)).filter((name) => name.endsWith(".zip"));
    let bytes = 0;
    for (const name of names) bytes += (await lstat(join(archives, name))).size;
    return { bytes, count: names.length };
  }
  const modules = join(project, "node_modules");
  let bytes = 0;
  const counted = new Set<number>();
  const found = new Set<string>();
  for (const name of await readdir(modules, { recursive: true })) {
    const path = join(modules, name);
    const { size, ino } = await lstat(path);
    // pnpm links to folders, so that a file has several names.
    if (!counted.has(ino)) bytes += size;
    counted.add(ino);
    // The package.json of a package, not of a folder inside it.
    const [, rest = ""] = /(?:^|.*node_modules\/)((?:@[^/]+\/)?[^/]+\/package\.json)$/.exec(name) ?? [];
    if (rest === "") continue;
    const { name: called, version }: { name?: string; version?: string } = JSON.parse(
      await readFile(path, "utf8"),
    );
    found.add(`${called}@${version}`);
  }
  return { bytes, count: found.size };
}

/** Without node_modules only the manager finds a package's command. */
function inArchives(tools: string, binary: string, { command, file }: Shown, flags: string[]): string[] {
  const manager = managersIn(tools, binary).find(({ nodeModules }) => !nodeModules);
  if (!manager) return [];
  return command === undefined ? manager.node(file, ...flags) : manager.run(command, ...flags);
}

/** Whether a command does what its package is for. */
async function isShown(name: string, command: string[], project: string): Promise<boolean> {
  const environment = { API_KEY: "mock_live_demo" };
  try {
    if (name === "client") return (await outputOf(command, project)) === answer;
    if (name === "contract") return (await outputOf(command, project, environment)).includes("No fault");
    const health = (origin: string) => globalThis.fetch(`${origin}/__mock/health`);
    return (await withServer(command, project, health)).ok;
  } catch {
    return false;
  }
}
