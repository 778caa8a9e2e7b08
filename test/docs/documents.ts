import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Document } from "../../scripts/openapi/document.ts";
import { root } from "../../scripts/lib/paths.ts";
import { versions, type Version } from "../../scripts/lib/versions.ts";

/** The bundled documents as they are in generated/, the oldest version first. */
export async function readDocuments(): Promise<Record<Version, Document>> {
  const read = async (version: Version): Promise<[Version, Document]> => [
    version,
    JSON.parse(await readFile(join(root, `generated/openapi/${version}.json`), "utf8")) as Document,
  ];
  return Object.fromEntries(await Promise.all(versions.map(read))) as Record<Version, Document>;
}
