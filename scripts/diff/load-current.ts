import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { asOpenApiDocument, InputError, type OpenApiDocument } from "./document.ts";
import { parseDocument } from "./parse-document.ts";
import { bundlePath, type Version } from "./versions.ts";

/**
 * Reads the documents as they are in the working tree.
 *
 * @param project the project's directory
 * @throws InputError where one is missing or is not OpenAPI 3.1
 */
export async function loadCurrent(project: string): Promise<Record<Version, OpenApiDocument>> {
  const [v1, v2] = await Promise.all([loadBundle(project, "v1"), loadBundle(project, "v2")]);
  return { v1, v2 };
}

async function loadBundle(project: string, version: Version): Promise<OpenApiDocument> {
  const path = bundlePath(version);
  const text = await readFile(join(project, path), "utf8").catch(() => {
    throw new InputError(`${path} cannot be read; "npm run generate" writes it.`);
  });
  return asOpenApiDocument(parseDocument(text, path), path);
}
