import type { Document } from "../../generate/openapi.ts";
import { operationRows, type OperationRow } from "../../generate/operations.ts";

/** The operations table of a document, made once: a document does not change while its pages are made. */
export function rowsOf(document: Document): Record<string, OperationRow> {
  const rows = known.get(document) ?? operationRows(document);
  known.set(document, rows);
  return rows;
}

const known = new WeakMap<Document, Record<string, OperationRow>>();
