import { eachOperation, type Document } from "../openapi/document.ts";
import { keysOf } from "../openapi/pointer.ts";

/** The names of the schemas that occur in bodies of requests, and in no answer. */
export function requestSchemas(document: Document): Set<string> {
  const operations = [...eachOperation(document)].map(({ operation }) => operation);
  const sent = reached(
    document,
    operations.map(({ requestBody }) => requestBody),
  );
  const answered = reached(
    document,
    operations.map(({ responses }) => responses),
  );
  return new Set([...sent].filter((name) => !answered.has(name)));
}

/** The names of all schemas that a part of the document leads to. */
function reached(document: Document, part: unknown): Set<string> {
  const names = new Set<string>();
  const walk = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key !== "$ref") {
        walk(value);
        continue;
      }
      const [, kind = "", name = ""] = keysOf(String(value));
      if (kind === "responses") walk(document.components.responses[name]);
      if (kind !== "schemas" || names.has(name)) continue;
      names.add(name);
      walk(document.components.schemas[name]);
    }
  };
  walk(part);
  return names;
}
