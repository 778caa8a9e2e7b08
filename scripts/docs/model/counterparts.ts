import {
  eachOperation,
  resolve,
  type Document,
  type MediaType,
  type Operation,
  type Reference,
  type Replacement,
} from "../../openapi/document.ts";
import type { Version } from "../../paths.ts";
import { nameOf } from "./shape.ts";

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
    return (operation["x-replaced-by"] ?? []).map(({ operationId, when = {}, fields }) => ({
      operationId,
      summary: summaryOf(documents.v2, operationId),
      when,
      fields,
    }));
  }
  return [...eachOperation(documents.v1)].flatMap(({ operation: old }) =>
    (old["x-replaced-by"] ?? [])
      .filter(({ operationId }) => operationId === operation.operationId)
      .map(({ when = {}, fields }) => ({
        operationId: old.operationId,
        summary: old.summary,
        when,
        fields,
      })),
  );
}

function summaryOf(document: Document, operationId: string): string {
  for (const { operation } of eachOperation(document))
    if (operation.operationId === operationId) return operation.summary;
  throw new Error(`no operation ${operationId}`);
}

/** The schema of the other version with the same meaning: its namesake, which may be called legacy in v1. */
export function schemaCounterpart(
  version: Version,
  name: string,
  documents: Record<Version, Document>,
): string | undefined {
  const candidates = version === "v2" ? [name, `Legacy${name}`] : [name, name.replace(/^Legacy/, "")];
  const known = documents[version === "v2" ? "v1" : "v2"].components.schemas;
  return (
    candidates.find((candidate) => Object.hasOwn(known, candidate)) ?? sameRole(version, name, documents)
  );
}

/** The schema that stands in the other version's operation where this one stands: as its request, or as its answer. */
function sameRole(version: Version, name: string, documents: Record<Version, Document>): string | undefined {
  const current = new Map(
    [...eachOperation(documents.v2)].map(({ operation }) => [operation.operationId, operation]),
  );
  for (const { operation } of eachOperation(documents.v1)) {
    for (const { operationId } of operation["x-replaced-by"] ?? []) {
      const successor = current.get(operationId);
      if (!successor) continue;
      const [old, next] = [rolesOf(documents.v1, operation), rolesOf(documents.v2, successor)];
      for (const role of ["request", "answer"] as const) {
        const pair = { v1: old[role], v2: next[role] };
        if (pair[version] === name) return pair[version === "v1" ? "v2" : "v1"];
      }
    }
  }
  return undefined;
}

function rolesOf(document: Document, { requestBody, responses }: Operation) {
  const success = responses["200"] && resolve(document, responses["200"]);
  const nameIn = (content: Record<string, MediaType> | undefined) => {
    const schema = content?.["application/json"]?.schema;
    return schema && "$ref" in schema ? nameOf(schema as Reference) : undefined;
  };
  return { request: nameIn(requestBody?.content), answer: nameIn(success?.content) };
}

/** `$request.body#/filters/limit` as people write it: `filters.limit`. */
export function fieldName(expression: string): string {
  return expression.replace(/^\$request\.(body#\/|path\.|query\.)?/, "").replaceAll("/", ".");
}
