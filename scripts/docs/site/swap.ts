import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

export interface SwapOptions {
  /** What is in the place as it should be, and not in the finished folder. */
  unchanged?: Set<string>;
  /** Of what is in the place, that which may be removed; all, unless told otherwise. */
  owned?: Set<string>;
}

/**
 * Puts a finished folder in the place of another one, if there is one: file by file, so that a server which reads from
 * the place finds every page at any moment, whole, be it the former or the new one.
 */
export async function swap(
  finished: string,
  place: string,
  { unchanged = new Set(), owned }: SwapOptions = {},
): Promise<void> {
  const former = await filesIn(place);
  if (former.length === 0) {
    await rm(place, { recursive: true, force: true });
    return rename(finished, place);
  }
  const files = (await filesIn(finished)).sort((a, b) => turn(a) - turn(b));
  const stays = new Set([...files, ...unchanged]);
  const leftover = former.filter((file) => !stays.has(file) && (owned?.has(file) ?? true));
  // Out of the way goes a file that is a folder now, or in a folder that is a file now; the rest goes once nothing refers to it.
  const goesFirst = (file: string) =>
    files.some((name) => name.startsWith(file + sep) || file.startsWith(name + sep));
  for (const file of leftover.filter(goesFirst)) await rm(join(place, file));
  for (const file of files) await move(join(finished, file), join(place, file));
  for (const file of leftover.filter((name) => !goesFirst(name))) await rm(join(place, file));
  for (const file of leftover) await removeEmpty(dirname(join(place, file)), place);
}

/** Removes a folder that nothing is left in, and those around it, up to the place. */
async function removeEmpty(folder: string, place: string): Promise<void> {
  if (!folder.startsWith(place + sep)) return;
  try {
    await rmdir(folder);
  } catch {
    // Something is in it, or it is gone already.
    return;
  }
  await removeEmpty(dirname(folder), place);
}

/** Pages come after what they refer to, and the stamp, which says that all is there, after the pages. */
function turn(file: string): number {
  return file.endsWith(".sha256") ? 2 : file.endsWith(".html") ? 1 : 0;
}

/** What is in a folder and in those under it; nothing where there is no folder. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "EISDIR" && error.code !== "ENOTEMPTY") throw error;
    // A folder that is a file now.
    await rm(to, { recursive: true });
    await rename(from, to);
  });
}
