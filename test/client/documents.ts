import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Document } from "../../scripts/openapi/document.ts";
import { root, type Version } from "../../scripts/lib/paths.ts";

/** The bundled documents. */
export async function readDocuments(): Promise<Record<Version, Document>> {
  const read = async (version: Version): Promise<Document> =>
    JSON.parse(await readFile(join(root, `generated/openapi/${version}.json`), "utf8"));
  return { v1: await read("v1"), v2: await read("v2") };
}
