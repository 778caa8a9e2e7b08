import { memoize } from "../../lib/memoize.ts";
import { eachOperation, parametersIn, type Document, type Operation } from "../../openapi/document.ts";

/** The operations and the schemas that refer to a schema by its name, without a detour. */
export function usersOf(document: Document, name: string): { operations: Operation[]; schemas: string[] } {
  const reference = `#/components/schemas/${name}`;
  const operations = [...eachOperation(document)].map(({ operation }) => operation);
  return {
    operations: operations.filter(({ responses, ...operation }) => {
      // The error responses are shared by all, which says nothing of an operation.
      const own = Object.entries(responses).filter(([status]) => Number(status) < 400);
      const parameters = parametersIn(document, operation);
      return refersTo([operation.requestBody, parameters, own], reference);
    }),
    schemas: Object.entries(document.components.schemas)
      .filter(([user, schema]) => user !== name && refersTo(schema, reference))
      .map(([user]) => user),
  };
}

function refersTo(node: unknown, reference: string): boolean {
  if (typeof node !== "object" || node === null) return false;
  if ("$ref" in node && node.$ref === reference) return true;
  return Object.values(node).some((child) => refersTo(child, reference));
}

/** Whether only responses have a schema, so that what it requires is what is always there. */
export function isOfResponsesOnly(document: Document, name: string): boolean {
  return !sentSchemas(document).has(name);
}

/** The schemas that requests have, by name, with those in them. */
const sentSchemas = memoize((document: Document): Set<string> => {
  const sent = new Set<string>();
  const visit = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    const name = "$ref" in node ? /^#\/components\/schemas\/(.+)$/.exec(String(node.$ref))?.[1] : undefined;
    if (name !== undefined && !sent.has(name)) {
      sent.add(name);
      visit(document.components.schemas[name]);
    }
    for (const child of Object.values(node)) visit(child);
  };
  for (const { operation } of eachOperation(document))
    visit([operation.requestBody, parametersIn(document, operation)]);
  return sent;
});
