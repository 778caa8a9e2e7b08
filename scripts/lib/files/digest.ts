import { createHash } from "node:crypto";
import { readFile, readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/**
 * SHA-256 of the names and contents of files, in hexadecimal, wherever the folder is.
 *
 * @param paths Files and whole folders, relative to `folder`.
 * @param ending Only files whose name ends with it.
 */
export async function digest(folder: string, paths: string[], ending = ""): Promise<string> {
  const found = await Promise.all(paths.map((path) => filesAt(folder, path)));
  const files = found.flat().filter((file) => file.endsWith(ending));
  const contents = await Promise.all(files.map((file) => readFile(join(folder, file))));
  const hash = createHash("sha256");
  files.forEach((file, at) =>
    hash
      .update(`${file}\0`)
      .update(contents[at] ?? "")
      .update("\0"),
  );
  return hash.digest("hex");
}

async function filesAt(folder: string, path: string): Promise<string[]> {
  if ((await stat(join(folder, path))).isFile()) return [path];
  return (await listFiles(join(folder, path))).map((file) => `${path}/${file}`);
}

/** The paths of all files below a folder, relative to it and sorted, with forward slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}
