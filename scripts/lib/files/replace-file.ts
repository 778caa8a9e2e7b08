import { randomBytes } from "node:crypto";
import { rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";

/** Writes under another name first, so that the file is never half written. */
export async function replaceFile(file: string, text: string): Promise<void> {
  if (!(await isReplaceable(file))) return writeFile(file, text);
  const temporary = temporaryFor(file);
  try {
    await writeFile(temporary, text);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Whether a file can be replaced by another; a device or a pipe is only ever written to, and a folder cannot be. */
export async function isReplaceable(file: string): Promise<boolean> {
  const stats = await stat(file).catch(() => undefined);
  return stats === undefined || stats.isFile();
}

/** Another name in the folder of a file. */
export function temporaryFor(file: string): string {
  const path = resolve(file);
  return join(dirname(path), `.${basename(path)}.${randomBytes(4).toString("hex")}.tmp`);
}
