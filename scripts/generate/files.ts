import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { digest, listFiles } from "../lib/files/digest.ts";

/** Generated files by their path below the output folder, with forward slashes. */
export type Files = Map<string, string>;

/** How a folder differs from what was generated; paths are sorted. */
export interface Drift {
  missing: string[];
  changed: string[];
  /** Files that nothing generates any more. */
  leftover: string[];
}

export async function drift(folder: string, files: Files): Promise<Drift> {
  const present = await list(folder);
  const changed: string[] = [];
  for (const [path, content] of files) {
    if (present.includes(path) && (await readFile(join(folder, path), "utf8")) !== content)
      changed.push(path);
  }
  return {
    missing: [...files.keys()].filter((path) => !present.includes(path)).sort(),
    changed: changed.sort(),
    leftover: present.filter((path) => !files.has(path)).sort(),
  };
}

/** Writes changed files atomically, removes leftover ones, and returns what it did. */
export async function write(folder: string, files: Files): Promise<Drift> {
  const difference = await drift(folder, files);
  for (const path of [...difference.missing, ...difference.changed]) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    const text = files.get(path) ?? "";
    await writeFile(`${target}.new`, text, { mode: text.startsWith("#!") ? 0o755 : 0o644 });
    await rename(`${target}.new`, target);
  }
  for (const path of difference.leftover) await rm(join(folder, path));
  return difference;
}

async function list(folder: string): Promise<string[]> {
  const files = await listFiles(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return files.filter((path) => !path.split("/").includes("node_modules"));
}

/** The file in generated/ with the digest of the documents that it was made from. */
export const stampFile = "sources.sha256";

/** The content of {@link stampFile} for the current documents. */
export async function stamp(folder: string): Promise<string> {
  return `${await digest(folder, ["openapi"], ".yaml")}\n`;
}
