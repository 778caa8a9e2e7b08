import { createHash } from "node:crypto";
import { readFile, readdir, stat } from "node:fs/promises";
import { join, sep } from "node:path";

/**
 * SHA-256 of the names and contents of files, in hexadecimal; the same in whatever folder the files lie.
 *
 * @param paths Files, and folders with all that is under them, relative to `folder`.
 * @param ending Only files whose name ends so.
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
  const entries = await readdir(join(folder, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "/").length).split(sep).join("/"))
    .sort();
}
