import { BrokenDocumentError, documentsOf } from "../openapi/document.ts";
import { meaningProblems } from "../openapi/problems.ts";
import { replacementProblems } from "../openapi/replacements.ts";
import { sourcePlace } from "../openapi/source-place.ts";
import { versions, type Version } from "../lib/paths.ts";

/**
 * Refuses documents that leave out what a field of a request does, where rows stand or whether an error is charged, or say it
 * so that no program can follow, and successors that v2 does not have.
 *
 * @throws {BrokenDocumentError} naming file and line of each.
 */
export async function refuseMeaning(folder: string, texts: Record<Version, string>): Promise<void> {
  const documents = documentsOf({ texts });
  const lines = new Set<string>();
  for (const version of versions) {
    const across = version === "v1" ? replacementProblems(documents) : [];
    for (const { pointer, message } of [...meaningProblems(documents[version]), ...across])
      lines.add(`${await sourcePlace(folder, version, pointer)}\n\n${message}`);
  }
  if (lines.size > 0)
    throw new BrokenDocumentError([...lines].map((line, at) => `[${at + 1}] ${line}`).join("\n\n\n"));
}
