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
  return {
    operations: operations.flatMap(({ operation, names }) => (names.has(name) ? [operation] : [])),
    schemas: schemas.flatMap(({ user, names }) => (user !== name && names.has(name) ? [user] : [])),
  };
}

/** What operations and schemas refer to. */
const references = memoize((document: Document) => ({
  operations: allOperations(document).map(({ operation }) => {
    // The error responses are shared by all, which says nothing of an operation.
    const own = Object.entries(operation.responses).filter(([status]) => Number(status) < 400);
    return { operation, names: namesIn([operation.requestBody, parametersIn(document, operation), own]) };
  }),
  schemas: Object.entries(document.components.schemas).map(([user, schema]) => ({
    user,
    names: namesIn(schema),
  })),
}));

function namesIn(node: unknown, names = new Set<string>()): Set<string> {
  if (typeof node !== "object" || node === null) return names;
  const name = "$ref" in node ? /^#\/components\/schemas\/(.+)$/.exec(String(node.$ref))?.[1] : undefined;
  if (name !== undefined) names.add(name);
  for (const child of Object.values(node)) namesIn(child, names);
  return names;
}

/** Whether only responses have a schema, so that what it requires is what is always there. */
export function isOfResponsesOnly(document: Document, name: string): boolean {
  return !sentSchemas(document).has(name);
}

/** The schemas that requests have, by name, with those in them. */
const sentSchemas = memoize((document: Document): Set<string> => {
  const schemas = new Map(references(document).schemas.map(({ user, names }) => [user, names]));
  const requests = [...eachOperation(document)].map(({ operation }) => [
    operation.requestBody,
    parametersIn(document, operation),
  ]);
  const sent = namesIn(requests);
  // What is added while a set is walked is walked, too.
  for (const name of sent) for (const inside of schemas.get(name) ?? []) sent.add(inside);
  return sent;
});
