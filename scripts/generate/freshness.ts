import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../paths.ts";
import { write } from "./files.ts";
import type { Sources } from "./sources.ts";
import { stamp, stampFile } from "./stamp.ts";

/**
 * Generates again if the documents under `folder`/openapi changed, and tells whether they did. Looking takes
 * milliseconds, generating some seconds. Whoever has read the documents already hands them over.
 *
 * @throws {BrokenDocumentError} if a document cannot be bundled; generated/ stays as it was.
 */
export async function bringUpToDate(folder: string = root, sources?: Sources): Promise<boolean> {
  const output = join(folder, "generated");
  const found = await readFile(join(output, stampFile), "utf8").catch(() => undefined);
  if (found === (sources?.stamp ?? (await stamp(folder)))) return false;
  // The generators take a second to load, so they are loaded when first needed.
  const { generate } = await import("./pipeline.ts");
  await write(output, (await generate(folder, sources)).files);
  return true;
}
