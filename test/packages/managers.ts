import { stat } from "node:fs/promises";
import { basename, join } from "node:path";

/** How a package manager is used in a project of somebody else's. */
export interface Manager {
  name: string;
  /** The name of a folder for downloads. Managers with one name understand each other's. */
  cache: string;
  /** Files of a new project, beside its package.json. */
  files(settings: Settings): Record<string, string>;
  /** The command that installs packages, such as `@adintel/mock`. */
  install(packages: string[]): string[];
  /** The command that runs a command of an installed package. */
  run(command: string, ...parameters: string[]): string[];
  /** The command that runs a file of JavaScript. */
  node(file: string, ...parameters: string[]): string[];
  /** The program that is needed, where it is not there for every system. */
  binary?: string;
  /** Whether it makes `node_modules`. Where not, a compiler that knows the manager's way has to be installed, too. */
  nodeModules: boolean;
}

export interface Settings {
  /** The registry that has the scope, `http://127.0.0.1:4873/`. */
  url: string;
  scope: string;
  /** The registry of all other packages, as npm is set up on this machine. */
  others: string;
  /** An empty folder for what the manager keeps of downloads. */
  cache: string;
}

/** Each of these managers, out of a folder of tools, on a Node.js: by default the one that runs this. */
export function managersIn(tools: string, node: string = process.execPath): Manager[] {
  const file = (path: string) => join(tools, path);
  const pnpm = [node, file("pnpm/bin/pnpm.mjs")];
  const classic = [node, file("yarn/bin/yarn.js")];
  const berry = [node, file("@yarnpkg/cli-dist/bin/yarn.js")];
  const bun = file("@oven/bun-linux-x64/bin/bun");
  const byNode = (script: string, ...parameters: string[]) => [node, script, ...parameters];
  const yarn = (name: string, nodeLinker: string): Manager => ({
    name,
    cache: "yarn",
    files: (settings) => ({ ".yarnrc.yml": yarnrc(settings, nodeLinker), "yarn.lock": "" }),
    install: (packages) => [...berry, "add", ...packages],
    run: (...words) => [...berry, "run", ...words],
    node: (...words) => [...berry, "node", ...words],
    nodeModules: nodeLinker !== "pnp",
  });
  return [
    {
      name: "npm",
      cache: "npm",
      files: (settings) => ({ ".npmrc": `${npmrc(settings)}cache=${settings.cache}\n` }),
      install: (packages) => ["npm", "install", "--no-audit", "--no-fund", ...packages],
      run: (...words) => ["npx", ...words],
      node: byNode,
      nodeModules: true,
    },
    {
      name: "pnpm",
      cache: "pnpm",
      files: (settings) => ({
        ".npmrc": npmrc(settings),
        "pnpm-workspace.yaml": JSON.stringify({
          storeDir: join(settings.cache, "store"),
          cacheDir: settings.cache,
          // What was published a moment ago would be too new.
          minimumReleaseAgeExclude: [`${settings.scope}/*`],
        }),
      }),
      install: (packages) => [...pnpm, "add", ...packages],
      run: (...words) => [...pnpm, "exec", ...words],
      node: byNode,
      nodeModules: true,
    },
    {
      name: "Yarn 1",
      cache: "yarn-1",
      files: (settings) => ({ ".npmrc": npmrc(settings), ".yarnrc": `cache-folder "${settings.cache}"\n` }),
      install: (packages) => [...classic, "add", "--non-interactive", ...packages],
      run: (...words) => [...classic, "--silent", "run", ...words],
      node: byNode,
      nodeModules: true,
    },
    yarn("Yarn 4", "node-modules"),
    yarn("Yarn 4, Plug'n'Play", "pnp"),
    {
      name: "Bun",
      cache: "bun",
      binary: bun,
      files: (settings) => ({
        ".npmrc": npmrc(settings),
        "bunfig.toml": `[install.cache]\ndir = "${settings.cache}"\n`,
      }),
      install: (packages) => [bun, "add", ...packages],
      // Without --bun, its own commands run on Node.js, as their first line says.
      run: (...words) => [bun, "--bun", "run", ...words],
      node: (...words) => [bun, ...words],
      nodeModules: true,
    },
  ];
}

/** Why a program that the tools may lack cannot be tried; `undefined` if it can. */
export async function missing(binary: string | undefined): Promise<string | undefined> {
  if (binary === undefined || (await stat(binary).catch(() => undefined))) return undefined;
  return `there is no ${basename(binary)} for this system among the tools`;
}

/** npm's settings that take a scope from a registry of its own. */
export function npmrc({ scope, url, others }: Settings): string {
  return `registry=${others}\n${scope}:registry=${url}\n`;
}

function yarnrc({ scope, url, others, cache }: Settings, nodeLinker: string): string {
  return JSON.stringify({
    nodeLinker,
    npmRegistryServer: others,
    npmScopes: { [scope.slice(1)]: { npmRegistryServer: url } },
    unsafeHttpWhitelist: ["127.0.0.1"],
    npmPreapprovedPackages: [`${scope}/*`],
    globalFolder: cache,
    enableTelemetry: false,
    // It would ask a search engine for declarations of other authors.
    tsEnableAutoTypes: false,
    // CI=true would forbid it to write a lock file.
    enableImmutableInstalls: false,
  });
}
