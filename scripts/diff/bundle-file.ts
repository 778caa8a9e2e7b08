import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { redocly } from "../openapi/redocly.ts";
import { InputError } from "./model/document.ts";

/**
 * Puts a document of several files together, and resolves to its text.
 *
 * @param name what to call it in the error
 * @throws InputError where Redocly cannot
 */
export async function bundleFile(file: string, name: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "diff-"));
  const output = join(directory, "bundle.json");
  try {
    await redocly(dirname(file), ["bundle", file, "--output", output]);
    return await readFile(output, "utf8");
  } catch {
    throw new InputError(`${name} could not be bundled. To see why, run "npx redocly bundle ${name}".`);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
