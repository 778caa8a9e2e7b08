import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../scripts/paths.ts";

/** A copy of parts of this project, for a test to break. */
export interface ProjectCopy {
  folder: string;
  edit(file: string, change: (text: string) => string): Promise<void>;
  remove(): Promise<void>;
}

const sources = ["openapi", "redocly.yaml"];
const runnable = [
  ...[...sources, "generated", "mocks", "scripts"],
  ...["package.json", "package-lock.json", "tsconfig.json"],
];

/** Copies the documents, or all that the commands need in order to run in the copy. */
export async function copyProject(what: "documents" | "runnable"): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), "project-"));
  const filter = (path: string) => !/node_modules|mocks\/dist/.test(path);
  for (const name of what === "runnable" ? runnable : sources) {
    await cp(join(root, name), join(folder, name), { recursive: true, filter });
  }
  if (what === "runnable") await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  return {
    folder,
    async edit(file, change) {
      const path = join(folder, file);
      await writeFile(path, change(await readFile(path, "utf8")));
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
