import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contractFolder } from "../lib/paths.ts";
import { write, stamp, stampFile } from "./files.ts";
import type { Sources } from "./sources.ts";

/** Whether generated/ is up to date with the documents under `folder`/openapi. Takes milliseconds. */
export async function isGenerated(folder: string = contractFolder, sources?: Sources): Promise<boolean> {
  const found = await readFile(join(folder, "generated", stampFile), "utf8").catch(() => undefined);
  return found === (sources?.stamp ?? (await stamp(folder)));
}

/**
 * Generates again if the documents under `folder`/openapi changed, which takes seconds, and resolves to whether they did.
 *
 * @param sources The documents, if they have been read already.
 * @throws {BrokenDocumentError} if a document cannot be bundled; generated/ stays as it was.
 */
export async function bringUpToDate(folder: string = contractFolder, sources?: Sources): Promise<boolean> {
  if (await isGenerated(folder, sources)) return false;
  // The generators take a second to load, so they are loaded when first needed.
  const { generate } = await import("./pipeline.ts");
  await write(join(folder, "generated"), (await generate(folder, sources)).files);
  return true;
}
