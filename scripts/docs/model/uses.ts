import { memoize } from "../../lib/memoize.ts";
import {
  allOperations,
  eachOperation,
  parametersIn,
  type Document,
  type Operation,
} from "../../openapi/document.ts";

/** The operations and the schemas that refer to a schema by its name, without a detour. */
export function usersOf(document: Document, name: string): { operations: Operation[]; schemas: string[] } {
  const { operations, schemas } = references(document);
  const reference = `#/components/schemas/${name}`;
  return {
    operations: operations.flatMap(({ operation, direct }) => (direct.has(reference) ? [operation] : [])),
    schemas: schemas.flatMap(({ user, direct }) => (user !== name && direct.has(reference) ? [user] : [])),
  };
}

/** Whether only responses have a schema, so that what it requires is what is always there. */
export function isOfResponsesOnly(document: Document, name: string): boolean {
  return !references(document).sent.has(`#/components/schemas/${name}`);
}

/** The ids of the operations that a place of a document belongs to, directly or as a part of something shared. */
export function operationsAt(document: Document, [area, kind = "", name = ""]: string[]): string[] {
  const reference = `#/components/${kind}/${name}`;
  const path = document.paths[kind] as Partial<Record<string, Operation>> | undefined;
  if (area === "paths") return [path?.[name]?.operationId ?? ""];
  return references(document).operations.flatMap(({ operation, all }) =>
    all.has(reference) ? [operation.operationId] : [],
  );
}

/** What operations and schemas refer to. */
const references = memoize((document: Document) => {
  const requests = [...eachOperation(document)].map(({ operation }) => [
    operation.requestBody,
    parametersIn(document, operation),
  ]);
  return {
    /** What requests have, with what is in that. */
    sent: referencesIn(requests, document),
    operations: allOperations(document).map(({ operation }) => {
      // The error responses are shared by all, which says nothing of an operation.
      const successes = Object.entries(operation.responses).filter(([status]) => Number(status) < 400);
      return {
        operation,
        direct: referencesIn([operation.requestBody, parametersIn(document, operation), successes]),
        all: referencesIn(operation, document),
      };
    }),
    schemas: Object.entries(document.components.schemas).map(([user, schema]) => ({
      user,
      direct: referencesIn(schema),
    })),
  };
});

/** The references in a part of a document; with the document, also those in what they lead to. */
function referencesIn(node: unknown, document?: Document, found = new Set<string>()): Set<string> {
  if (typeof node !== "object" || node === null) return found;
  const [reference, kind = "", name = ""] =
    "$ref" in node ? (/^#\/components\/([^/]+)\/(.+)$/.exec(String(node.$ref)) ?? []) : [];
  if (reference !== undefined && !found.has(reference)) {
    found.add(reference);
    const components = document?.components as Record<string, Record<string, unknown>> | undefined;
    referencesIn(components?.[kind]?.[name], document, found);
  }
  for (const child of Object.values(node)) referencesIn(child, document, found);
  return found;
}
