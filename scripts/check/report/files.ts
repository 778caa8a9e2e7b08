import { mkdir, open, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { UsageError } from "../../lib/errors.ts";
import { isReplaceable, replaceFile, temporaryFor } from "../../lib/files/replace-file.ts";
import type { Output } from "./reporters.ts";

/**
 * Makes sure that what `flag` names can be written before anything is spent on it; makes its folder where there is none.
 *
 * @throws {UsageError} where it cannot.
 */
export async function prepare(file: string, flag = "--reporter"): Promise<void> {
  try {
    await mkdir(dirname(resolve(file)), { recursive: true });
    const isTemporary = await isReplaceable(file);
    const trial = isTemporary ? temporaryFor(file) : file;
    await (await open(trial, "a")).close();
    if (isTemporary) await rm(trial);
  } catch (error) {
    throw new UsageError(`${flag}: ${file} cannot be written: ${reasonOf(error)}`);
  }
}

/**
 * Brings each report to where it should be, and says on stderr which file it is in. Resolves to whether all are there; one
 * that is not is printed, since it may have cost money.
 */
export async function deliver(
  outputs: readonly Output[],
  textOf: (output: Output) => string | Promise<string>,
  stderr: { write(text: string): unknown },
): Promise<boolean> {
  let complete = true;
  for (const output of outputs) {
    const { file } = output;
    const text = await Promise.resolve()
      .then(() => textOf(output))
      .catch((error: unknown) => {
        // A mistake in one report must not take the others with it.
        stderr.write(`The ${output.name} report could not be made: ${reasonOf(error)}\n`);
      });
    if (text === undefined) {
      complete = false;
      continue;
    }
    if (file === undefined) {
      console.log(text.trimEnd());
      continue;
    }
    try {
      await replaceFile(file, text);
      stderr.write(`Wrote the report to ${file}\n`);
    } catch (error) {
      complete = false;
      stderr.write(`${file} could not be written: ${reasonOf(error)}. The report goes to standard output.\n`);
      console.log(text.trimEnd());
    }
  }
  return complete;
}

export function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const words: Record<string, string> = {
    EACCES: "no permission",
    EPERM: "no permission",
    EISDIR: "it is a directory",
    ENOTDIR: "a part of its path is a file",
    EEXIST: "a part of its path is a file",
    EROFS: "the disk cannot be written to",
    ENOSPC: "the disk is full",
  };
  return words[code] ?? (error instanceof Error ? error.message : String(error));
}
