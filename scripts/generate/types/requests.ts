import { eachOperation, parametersIn, type Document, type Operation } from "../../openapi/document.ts";
import { pointerKeys } from "../../openapi/pointer.ts";

/** The names of the schemas that occur in request bodies but in no response. */
export function requestOnlySchemas(document: Document): Set<string> {
  const inResponses = responseSchemas(document);
  const bodies = reachedFrom(document, ({ requestBody }) => requestBody);
  return new Set([...bodies].filter((name) => !inResponses.has(name)));
}

/** The names of the schemas that occur in request bodies and parameters. */
export function requestSchemas(document: Document): Set<string> {
  return reachedFrom(document, (operation) => [operation.requestBody, parametersIn(document, operation)]);
}

/** The names of the schemas that occur in responses. */
export function responseSchemas(document: Document): Set<string> {
  return reachedFrom(document, ({ responses }) => responses);
}

/** The names of all schemas that a part of any operation refers to, directly or not. */
function reachedFrom(document: Document, part: (operation: Operation) => unknown): Set<string> {
  const names = new Set<string>();
  const walk = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key !== "$ref") {
        walk(value);
        continue;
      }
      const [, kind = "", name = ""] = pointerKeys(String(value));
      if (kind === "responses") walk(document.components.responses[name]);
      if (kind !== "schemas" || names.has(name)) continue;
      names.add(name);
      walk(document.components.schemas[name]);
    }
  };
  for (const { operation } of eachOperation(document)) walk(part(operation));
  return names;
}
