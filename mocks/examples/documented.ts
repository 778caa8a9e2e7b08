import { load } from "@adintel/client/openapi";
import type { ExampleSource } from "./examples.ts";

/**
 * Responds with the documents' examples, as Prism does, but without the seconds that Prism takes to load. `dynamic=true` also
 * gets the example.
 */
export const documented: ExampleSource = async (version, operation, { code = 200, example }) => {
  const { default: document } = await load[version]();
  const method = operation.method.toLowerCase();
  const response = at(document, document, "paths", operation.path, method, "responses", String(code));
  const examples = at(document, response, "content", "application/json", "examples");
  const [first] = Object.keys(record(examples));
  const value = at(document, examples, example ?? first ?? "", "value");
  // The linter requires an example for each status.
  if (value === undefined)
    throw new Error(`${operation.operationId} of ${version} has no example of ${code}`);
  const headers = {
    ...headersOf(document, response),
    // Prism marks deprecated operations in the same way.
    ...(operation.deprecated && { deprecation: "true" }),
  };
  return { status: code, json: JSON.stringify(value), headers };
};

function headersOf(document: unknown, response: unknown): Record<string, string> {
  const headers = at(document, response, "headers");
  const names = Object.keys(record(headers));
  return Object.fromEntries(names.map((name) => [name, String(at(document, headers, name, "example"))]));
}

/** The value at some keys of a document, with references resolved on the way; `undefined` if there is none. */
export function at(document: unknown, from: unknown, ...keys: string[]): unknown {
  let value = from;
  for (const key of keys) {
    value = record(value)[key];
    const reference = record(value)["$ref"];
    if (typeof reference === "string") value = at(document, document, ...keysOf(reference));
  }
  return value;
}

/** The keys of a reference into its own document, such as `#/components/responses/NotFound` (RFC 6901). */
function keysOf(reference: string): string[] {
  const keys = reference.split("/").slice(1);
  return keys.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
