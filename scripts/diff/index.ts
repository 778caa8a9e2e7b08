/** The comparison of documents as a function. The command, `npm run diff`, is the same code. */
import { readDocument } from "../lib/documents.ts";
import { compareDocuments, type Change } from "./compare/compare-documents.ts";
import { asOpenApiDocument, InputError, majorVersion } from "./model/document.ts";
import type { Json } from "./model/json.ts";

export type { Change } from "./compare/compare-documents.ts";
export { InputError };

/** What changed between two documents. */
export interface DiffReport {
  /** How many changes break callers. */
  breaking: number;
  safe: number;
  /** Breaking ones first. */
  changes: Change[];
}

/**
 * Lists what changed between two bundled OpenAPI 3.1 documents (parsed JSON, every `$ref` within the document).
 *
 * @param after without it, the contract's own document of the same version
 * @throws {InputError} where one is no such document, or a `$ref` leads nowhere
 * @example
 * const { breaking, changes } = diff(JSON.parse(await readFile("last-year.json", "utf8")));
 */
export function diff(before: unknown, after?: unknown): DiffReport {
  const first = asOpenApiDocument(before as Json, "the first document");
  const version = majorVersion(first);
  if (after === undefined && version === undefined)
    throw new InputError(`The contract has no version ${String(first.info["version"])} to compare with.`);
  const second = asOpenApiDocument(
    (after ?? JSON.parse(readDocument(`openapi/${version}.json`))) as Json,
    "the second document",
  );
  const changes = compareDocuments(first, second);
  const breaking = changes.filter((change) => change.breaking).length;
  return { breaking, safe: changes.length - breaking, changes };
}
