import {
  eachOperation,
  operationById,
  type Document,
  type Operation,
  type Replacement,
} from "../../openapi/document.ts";
import type { Version } from "../../lib/paths.ts";

/** An operation of the other version that does the same. */
export interface Counterpart {
  operationId: string;
  summary: string;
  /** Only requests with these values go there, or come from there. */
  when: Record<string, string>;
  /** How the fields of a request map, from v1 to v2. */
  fields: Replacement["fields"];
}

/** The successors of an operation of v1, or the forerunners of one of v2. */
export function counterparts(
  version: Version,
  operation: Operation,
  documents: Record<Version, Document>,
): Counterpart[] {
  if (version === "v1") {
    return (operation["x-replaced-by"] ?? []).map(({ operationId, when = {}, fields }) => {
      const successor = operationById(documents.v2, operationId);
      if (!successor) throw new Error(`no operation ${operationId}`);
      return { operationId, summary: successor.summary, when, fields };
    });
  }
  return [...eachOperation(documents.v1)].flatMap(({ operation: old }) =>
    (old["x-replaced-by"] ?? [])
      .filter(({ operationId }) => operationId === operation.operationId)
      .map(({ when = {}, fields }) => ({ operationId: old.operationId, summary: old.summary, when, fields })),
  );
}
