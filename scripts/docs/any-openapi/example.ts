import { resolve, type Reference, type Schema } from "../../openapi/document.ts";
import { anyName, type SchemaDocument } from "./schemas.ts";

/** How deep an object in an example may lie in others. */
const maxDepth = 5;

/**
 * A value of a schema: the examples and defaults that it has, and plain values where it has none.
 *
 * @param sent Whether it is part of a request, which leaves out what only responses have.
 */
export function exampleOf(
  document: SchemaDocument,
  node: Schema | Reference,
  sent: boolean,
  within: (Schema | Reference)[] = [],
): unknown {
  const schema = resolve(document, node);
  const [given] = Array.isArray(schema["examples"]) ? schema["examples"] : [];
  if (given !== undefined) return given;
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (within.includes(schema) || within.length > maxDepth * 2) return undefined;
  const inside = [...within, schema];
  const of = (one: Schema | Reference) => exampleOf(document, one, sent, inside);
  if (schema.allOf) {
    const { allOf, ...own } = schema;
    const parts = [...allOf, own].map(of);
    const objects = parts.filter((part) => typeof part === "object" && part !== null);
    return objects.length > 0 ? Object.assign({}, ...objects) : parts.find((part) => part !== undefined);
  }
  const [choice] = (schema.oneOf ?? schema.anyOf ?? []).filter(
    (one) => resolve(document, one).type !== "null",
  );
  if (choice) {
    const chosen = of(choice);
    const own = schema.properties ? objectOf(document, schema, sent, inside) : undefined;
    return own && typeof chosen === "object" && chosen !== null ? { ...own, ...chosen } : chosen;
  }
  const [type] = [schema.type ?? []].flat().filter((one) => one !== "null");
  switch (type) {
    case "object":
      return objectOf(document, schema, sent, inside);
    case "array": {
      const item = schema.items && of(schema.items);
      return item === undefined ? [] : [item];
    }
    case "string":
      return texts[String(schema["format"])] ?? "text";
    case "integer":
    case "number":
      return schema.minimum ?? 1;
    case "boolean":
      return true;
    default:
      return undefined;
  }
}

function objectOf(
  document: SchemaDocument,
  schema: Schema,
  sent: boolean,
  inside: (Schema | Reference)[],
): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (typeof property === "boolean" || name === anyName) continue;
    const resolved = resolve(document, property);
    if (resolved[sent ? "readOnly" : "writeOnly"] === true || resolved["deprecated"] === true) continue;
    const value = exampleOf(document, property, sent, inside);
    if (value !== undefined) made[name] = value;
  }
  return made;
}

const texts: Record<string, string> = {
  date: "2026-01-31",
  "date-time": "2026-01-31T12:00:00Z",
  email: "name@example.com",
  uri: "https://example.com/",
  url: "https://example.com/",
  uuid: "7f0c1b52-3f0e-4d5a-9a41-5a1c6f1f2b3d",
};
