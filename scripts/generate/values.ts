import { BrokenDocumentError, type Document } from "../openapi/document.ts";
import { jsdoc, paragraphs, wrap } from "./client/documentation.ts";
import { isRecord } from "../lib/json.ts";

interface EnumList {
  /** The type of these values, such as `MediaFormat` or `IndexedAccount["status"]`. */
  type: string;
  description: string[];
  values: unknown[];
}

/** Source text of the module that exports every enum of a document as a list, such as `mediaFormats`. */
export function valuesModule(document: Document): string {
  const lists = new Map<string, EnumList>();
  for (const [words, type, schema] of enumsOf(document)) {
    const name = listName(words);
    const values = schema["enum"] as unknown[];
    const known = lists.get(name);
    if (known && JSON.stringify(known.values) !== JSON.stringify(values))
      throw new BrokenDocumentError(
        `${type} and ${known.type} have different values but would share the name ${name}; rename one of them`,
      );
    const description = typeof schema["description"] === "string" ? wrap(schema["description"]) : [];
    if (!known) lists.set(name, { type, values, description });
  }
  return [...lists]
    .map(([name, { type, description, values }]) => {
      const comment = jsdoc(paragraphs([`The values of \`${type}\`.`], description));
      return `${comment}\nexport const ${name} = ${JSON.stringify(values, null, 2)} as const;\n`;
    })
    .join("\n");
}

/** Every schema with an enum: the words of its name, its type, and the schema. */
function* enumsOf(document: Document): Generator<[string[], string, Record<string, unknown>]> {
  const { schemas, ...others } = document.components;
  for (const [name, schema] of Object.entries(schemas)) {
    for (const [fields, found] of enumsWithin(schema))
      yield [[name, ...fields], `${name}${fields.map((field) => `["${field}"]`).join("")}`, found];
  }
  // Inline parameters and headers have no type name.
  for (const [steps, found] of enumsWithin({ ...others, paths: document.paths }))
    yield [steps, steps.join("."), found];
}

/** Every enum below a node, with the names on the way: operationId, parameter names and fields. */
function* enumsWithin(node: unknown, names: string[] = []): Generator<[string[], Record<string, unknown>]> {
  if (Array.isArray(node)) for (const child of node) yield* enumsWithin(child, names);
  if (!isRecord(node)) return;
  if (Array.isArray(node["enum"])) yield [names, node];
  const base = typeof node["operationId"] === "string" ? [node["operationId"]] : names;
  const named = typeof node["name"] === "string" && "in" in node ? [...base, node["name"]] : base;
  for (const [key, child] of Object.entries(node)) {
    if (key.startsWith("x-") || ["example", "examples", "default", "const", "enum"].includes(key)) continue;
    if (key !== "properties" || !isRecord(child)) yield* enumsWithin(child, named);
    else for (const [field, schema] of Object.entries(child)) yield* enumsWithin(schema, [...named, field]);
  }
}

/** `mediaFormats` of `MediaFormat`, `indexedAccountStatuses` of the field `status` of `IndexedAccount`. */
function listName(words: readonly string[]): string {
  const [first = "", ...rest] = words.flatMap((word) => word.split(/[^\w$]+/)).filter((word) => word !== "");
  const name = [
    first.charAt(0).toLowerCase() + first.slice(1),
    ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)),
  ].join("");
  return plural(name);
}

function plural(name: string): string {
  if (name.endsWith("SortBy")) return name.replace(/By$/, "s");
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, "ies");
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}
