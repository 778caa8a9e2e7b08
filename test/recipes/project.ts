import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inject } from "vitest";
import { root } from "../../scripts/lib/paths.ts";
import { compile } from "../compile.ts";
import { outputOf, withServer } from "../packages/project.ts";
import { commandsIn, introduction, recipes } from "./recipe.ts";

const { tarballs } = inject("installed");
const manifest: { devDependencies: Record<string, string> } = JSON.parse(
  await readFile(join(root, "package.json"), "utf8"),
);

/** What recipes install, so that nothing depends on what was published today. */
const versions: Record<string, string> = {
  ...manifest.devDependencies,
  "@storybook/react-vite": "10.6.7",
  // What npm installs where no version is named; it needs Node.js 22.
  msw: manifest.devDependencies["msw3"]?.replace(/.*@/, "") ?? "",
  next: "16.4.6",
  "react-dom": "19.3.1",
  storybook: "10.6.7",
};

/** The commands that do not end by themselves. */
const isServer = /^npx (vite|adintel-mock|next dev|storybook dev)\b/;

/** A folder that was empty, with the files of a recipe, in which its commands were run. */
export interface Project {
  folder: string;
  /** Runs a command to its end and resolves to what it printed. */
  run(command: string, environment?: NodeJS.ProcessEnv): Promise<string>;
  /** Runs those of the recipe's commands that start with some words, with more flags, until the work is done. */
  serve<Result>(
    words: string,
    flags: string,
    work: (origin: string) => Promise<Result>,
    environment?: NodeJS.ProcessEnv,
  ): Promise<Result>;
  /** What a compiler says of its files; empty if they compile. */
  problems(): Promise<string>;
  remove(): Promise<void>;
}

interface Change {
  environment?: NodeJS.ProcessEnv;
  /** Changes a file, such as its port. */
  edit?: (text: string) => string;
  /** Commands that are not run, since what they do was done. */
  except?: readonly string[];
}

/** Follows a recipe from an empty folder on, up to its servers. */
export async function follow(
  name: string,
  { environment, edit, except = [] }: Change = {},
): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), `recipe-${name}-`));
  const files = new Map<string, string>();
  const env = {
    CI: "1",
    // Vitest asks for colours.
    NO_COLOR: "1",
    FORCE_COLOR: undefined,
    NEXT_TELEMETRY_DISABLED: "1",
    STORYBOOK_DISABLE_TELEMETRY: "1",
    npm_config_audit: "false",
    npm_config_fund: "false",
    npm_config_ignore_scripts: "true",
    npm_config_prefer_offline: "true",
    ...environment,
  };
  const run = (command: string, more: NodeJS.ProcessEnv = {}) =>
    outputOf(["bash", "-c", command], folder, { ...env, ...more });
  const take = async (section: string): Promise<string[]> => {
    const recipe = recipes.get(section);
    if (!recipe) throw new Error(`there is no recipe ${section}`);
    const before = recipe.continues === undefined ? [] : await take(recipe.continues);
    for (const [path, text] of recipe.files) {
      files.set(path, edit?.(text) ?? text);
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), files.get(path) ?? "");
    }
    return [...before.filter((command) => command.startsWith("npm ")), ...recipe.commands];
  };
  const install = commandsIn(introduction).find((command) => command.includes(".tgz")) ?? "";
  await run(install.replace("/tmp/adintel", dirname(tarballs.mocks)));
  const commands = await take(name);
  const isRunLater = (command: string) =>
    isServer.test(command) || /^npx (vitest|playwright test)|^[A-Z_]+=/.test(command);
  for (const command of commands)
    if (!isRunLater(command) && !except.includes(command)) await run(withVersions(command));
  return {
    folder,
    run,
    serve(words, flags, work, more) {
      const command = commands.find((one) => isServer.test(one) && one.startsWith(words));
      if (command === undefined) throw new Error(`the recipe has no command ${words}`);
      const line = ["bash", "-c", `exec ${command.replace(/ &$/, "")} ${flags}`];
      return withServer(line, folder, work, { ...env, ...more });
    },
    problems() {
      const sources = [...files.keys()].filter((path) => /\.tsx?$/.test(path));
      return compile(folder, sources, {
        module: "ESNext",
        moduleResolution: "Bundler",
        jsx: "react-jsx",
        allowImportingTsExtensions: true,
        noUncheckedIndexedAccess: true,
        types: ["node"],
        typeRoots: [join(root, "node_modules/@types")],
      });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A command of npm with the versions of what it installs. */
function withVersions(command: string): string {
  if (!command.startsWith("npm install")) return command;
  return command
    .split(" ")
    .map((word, place) => {
      if (place < 2 || word.startsWith("--")) return word;
      if (versions[word] === undefined) throw new Error(`${word} needs a version here`);
      return `${word}@${versions[word]}`;
    })
    .join(" ");
}
