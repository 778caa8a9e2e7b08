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
