import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../../scripts/lib/paths.ts";

/** A copy of parts of this project, for a test to break. */
export interface ProjectCopy {
  folder: string;
  /** Changes a file at once, so that nobody finds half of it. */
  edit(file: string, change: (text: string) => string): Promise<void>;
  add(file: string, text: string): Promise<void>;
  /** Takes back all edits and additions. */
  undo(): Promise<void>;
  remove(): Promise<void>;
}

const sources = ["openapi", "redocly.yaml"];
const runnable = [
  ...sources,
  "generated",
  "mocks",
  "scripts",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

/** What tests need besides. */
const testable = [...runnable, "test", "vitest.config.ts", "README.md", "CONTRIBUTING.md", "CHANGELOG.md"];

/** What openapi/contract.yaml names, too. */
const documents = [...sources, ...["AGENTS", "README", "UPGRADE"].map((name) => `scripts/client/${name}.md`)];

const parts = { documents, runnable, testable };

/** Copies the documents, all that the commands need in order to run in the copy, or the tests as well. */
export async function copyProject(what: keyof typeof parts): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), "project-"));
  const filter = (path: string) => !/node_modules|(mocks|contract)\/dist/.test(path);
  for (const name of parts[what]) {
    await cp(join(root, name), join(folder, name), { recursive: true, filter });
  }
  if (what !== "documents") await linkPackages(folder);
  // Beside what is watched.
  const unfinished = join(folder, "unfinished");
  const replace = async (path: string, text: string) => {
    await writeFile(unfinished, text);
    await rename(unfinished, path);
  };
  const originals = new Map<string, string | undefined>();
  return {
    folder,
    async edit(file, change) {
      const path = join(folder, file);
      const text = await readFile(path, "utf8");
      if (!originals.has(path)) originals.set(path, text);
      await replace(path, change(text));
    },
    async add(file, text) {
      const path = join(folder, file);
      originals.set(path, undefined);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text, { flag: "wx" });
    },
    async undo() {
      for (const [path, text] of originals) await (text === undefined ? rm(path) : replace(path, text));
      originals.clear();
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** The installed packages, among them the copy's own workspaces in place of the project's. */
async function linkPackages(folder: string): Promise<void> {
  const packages = join(folder, "node_modules");
  await mkdir(join(packages, "@adintel"), { recursive: true });
  const names = (await readdir(join(root, "node_modules"))).filter(
    // What tools keep for themselves is not to be shared.
    (name) => name !== "@adintel" && (!name.startsWith(".") || name === ".bin"),
  );
  const workspaceFolders = {
    client: "generated",
    contract: "scripts/contract",
    mcp: "scripts/mcp",
    mock: "mocks",
  };
  await Promise.all([
    ...names.map((name) => symlink(join(root, "node_modules", name), join(packages, name))),
    ...Object.entries(workspaceFolders).map(([name, path]) =>
      symlink(join(folder, path), join(packages, "@adintel", name)),
    ),
  ]);
}
