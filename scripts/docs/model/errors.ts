import { eachOperation, isReference, componentName, resolve, type Document } from "../../openapi/document.ts";
import { type OperationRow, rowsById } from "../../openapi/operations.ts";
import { responseFacts, type ResponseFacts, type NamedExample } from "../../openapi/responses.ts";
import { memoize } from "../../lib/memoize.ts";

export interface ErrorFacts {
  code: string;
  status: number;
  responseName: string | undefined;
  /** That response, which may be one of several codes. */
  response: ResponseFacts;
  example: NamedExample | undefined;
  /** Bytes of a body that is not refused, where that is what the error is about. */
  maxBodyBytes: number | undefined;
  operations: OperationRow[];
}

export const errorFacts = memoize((document: Document): ErrorFacts[] => {
  const facts = new Map<string, ErrorFacts>();
  const rows = rowsById(document);
  for (const { operation } of eachOperation(document)) {
    const row = rows[operation.operationId];
    for (const response of responseFacts(document, operation)) {
      const node = operation.responses[response.status];
      if (!node || !row) continue;
      for (const code of row.errors[response.status] ?? []) {
        const known = facts.get(code) ?? {
          code,
          status: Number(response.status),
          responseName: isReference(node) ? componentName(node) : undefined,
          response,
          example: response.examples.find(({ name }) => name === code),
          maxBodyBytes: resolve(document, node)["x-max-body-bytes"],
          operations: [],
        };
        known.operations.push(row);
        facts.set(code, known);
      }
    }
  }
  return [...facts.values()].sort((one, next) => one.status - next.status);
});
