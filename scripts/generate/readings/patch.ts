import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { UsageError } from "../../lib/errors.ts";

/** The text of a file before and after. */
export interface Change {
  before: string;
  after: string;
}

/**
 * A patch of files by their names, for `git apply`; empty if no text changes.
 *
 * @throws {UsageError} without git.
 */
export async function patchOf(changes: ReadonlyMap<string, Change>): Promise<string> {
  const changed = [...changes].filter(([, { before, after }]) => before !== after);
  if (changed.length === 0) return "";
  const folder = await mkdtemp(join(tmpdir(), "patch-"));
  try {
    for (const [name, { before, after }] of changed) {
      for (const [side, text] of Object.entries({ a: before, b: after })) {
        await mkdir(dirname(join(folder, side, name)), { recursive: true });
        await writeFile(join(folder, side, name), text);
      }
    }
    // The folders are called as the prefixes of a patch are.
    const { stdout: none } = await run("git", [...diff, "a", "b"], { cwd: folder, maxBuffer: 2 ** 26 });
    return none;
  } catch (error) {
    // Its exit code is 1 if there are differences.
    const { code, stdout } = error as { code?: unknown; stdout?: string };
    if (code === 1 && stdout) return stdout;
    if (code === "ENOENT") throw new UsageError("git is needed to write a patch", { cause: error });
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Whatever the settings of git are. */
const diff = ["diff", "--no-index", "--no-prefix", "--no-color", "--no-ext-diff", "--no-textconv"];
const run = promisify(execFile);
