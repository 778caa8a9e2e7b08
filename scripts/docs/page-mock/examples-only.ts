import type { Document } from "../../openapi/document.ts";
import { isRecord } from "../../lib/json.ts";

/** What leads to the examples of responses and of their headers; `$ref`s stay true, since nothing is moved. */
const onTheWay = new Set(["content", "application/json", "examples", "headers", "example", "value", "$ref"]);

/** The parts of a document that its documented responses are read from, and nothing else: for a page, the rest is too large. */
export function examplesOnly({ paths, components }: Document): object {
  return {
    paths: mapped(paths, (item) =>
      mapped(item, ({ responses }) => ({ responses: mapped(responses, pruned) })),
    ),
    components: mapped({ ...components, schemas: {}, parameters: {} }, (named) => mapped(named, pruned)),
  };
}

/** A response, an example or a header without what is said about it. */
function pruned(node: unknown): unknown {
  if (!isRecord(node)) return node;
  const kept = Object.entries(node).filter(([key]) => onTheWay.has(key));
  return Object.fromEntries(
    kept.map(([key, value]) => {
      // What stands in an example is data, whatever it is called.
      if (key === "value" || key === "example") return [key, value];
      // Their names are anyone's.
      if (key === "examples" || key === "headers")
        return [key, isRecord(value) ? mapped(value, pruned) : value];
      return [key, pruned(value)];
    }),
  );
}

function mapped<T>(from: Record<string, T>, change: (value: T) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]));
}
