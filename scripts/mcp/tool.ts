import { load } from "@adintel/client/openapi";
import { currentVersion } from "@adintel/client/operations";
import { operations, type Operation } from "./operations.ts";
import type { ToolDefinition } from "./adintel/index.ts";

/** Rows that a call may return; each is charged, and each is read by a model. */
export const defaultLimit = 10;
export const maxLimit = 25;

/** A JSON Schema (2020-12) with all references resolved and without extension keys. */
export interface Schema {
  [keyword: string]: unknown;
  description?: string;
  properties?: Record<string, Schema | boolean>;
  required?: string[];
}

interface Parameter {
  name: string;
  description?: string;
  required?: boolean;
  schema: Schema;
}

/** The fields that an operation takes, of its path, query and body alike. */
interface Fields {
  properties: Record<string, Schema>;
  required: string[];
}

/** A tool as it is offered. */
export interface Tool {
  definition: ToolDefinition;
  schema: Schema;
  /** The names of the fields that each operation takes, by what chooses it. */
  taken: Record<string, ReadonlySet<string>>;
}

/**
 * Makes a tool of its definition and the contract. Its input schema is one object with the fields of all its operations, since many models refuse `oneOf` at the root of a
 * schema. What a field means for one operation alone stands in its description, and the operation's own schema is checked when the tool is called.
 */
export async function createTool(definition: ToolDefinition): Promise<Tool> {
  const { choice, operations: choices } = definition;
  const parts = await Promise.all(
    Object.entries(choices).map(async ([name, { operation }]) => ({
      name,
      row: operations[operation],
      ...(await fieldsOf(operation)),
    })),
  );
  const properties: Record<string, Schema> = {};
  for (const name of new Set(parts.flatMap((part) => Object.keys(part.properties)))) {
    const takers = parts.flatMap((part) => {
      const schema = part.properties[name];
      return schema ? [{ name: part.name, schema }] : [];
    });
    properties[name] = merged(takers, parts.length);
  }
  const rows = parts.flatMap(({ row }) => row.lists.flatMap(({ fields = [] }) => fields));
  const required = [...new Set(parts.flatMap((part) => part.required))].filter((name) =>
    parts.every((part) => part.required.includes(name)),
  );
  const schema = {
    type: "object",
    properties: {
      ...(choice && {
        [choice.argument]: {
          type: "string",
          enum: parts.map(({ name }) => name),
          description: choice.description,
        },
      }),
      ...properties,
      ...(properties["limit"] && {
        limit: {
          type: "integer",
          minimum: 1,
          maximum: maxLimit,
          default: defaultLimit,
          description: "Maximum number of rows to return. Each row returned is charged.",
        },
      }),
      ...(rows.length > 0 && {
        fields: {
          type: "array",
          items: { type: "string", enum: [...new Set(rows)] },
          description:
            "Fields of each row to return, instead of the most important ones. This changes no price.",
        },
      }),
      quote: {
        type: "boolean",
        description: "Only say what the call would cost at most. Nothing is sent or charged.",
      },
    },
    required: [...(choice ? [choice.argument] : []), ...required],
    additionalProperties: false,
  };
  const taken = parts.map((part) => [part.name, new Set(Object.keys(part.properties))] as const);
  return { definition, schema, taken: Object.fromEntries(taken) };
}

/** A field of several operations. Where they differ, its description says which takes what. */
function merged(takers: { name: string; schema: Schema }[], all: number): Schema {
  const variants = new Map(takers.map((taker) => [JSON.stringify(taker.schema), taker.schema]));
  const [first = {}] = variants.values();
  const schema =
    variants.size === 1
      ? first
      : {
          anyOf: [...variants.values()].map(({ description: _, ...rest }) => rest),
          description: takers.map(({ name, schema: { description } }) => `${name}: ${description}`).join(" "),
        };
  if (takers.length === all) return schema;
  const names = takers.map(({ name }) => name).join(", ");
  return { ...schema, description: `Only for ${names}. ${schema.description ?? ""}`.trim() };
}

async function fieldsOf(operationId: Operation): Promise<Fields> {
  const row = operations[operationId];
  const document = (await load[currentVersion]()).default as Schema;
  const resolved = (node: unknown): unknown => resolve(document, node);
  const paths = document["paths"] as Record<string, Record<string, Schema>>;
  const operation = paths[row.path]?.[row.method.toLowerCase()] ?? {};
  const fields: Fields = { properties: {}, required: [] };
  for (const { name, description, required, schema } of (resolved(operation["parameters"]) ??
    []) as Parameter[]) {
    fields.properties[name] = { ...schema, ...(description && { description }) };
    if (required) fields.required.push(name);
  }
  const body = resolved(operation["requestBody"]) as
    { content: Record<string, { schema?: Schema }> } | undefined;
  for (const { schema = {} } of Object.values(body?.content ?? {})) collect(schema, fields, true);
  return fields;
}

/** Collects the properties of a schema, also of its parts and branches. */
function collect(schema: Schema, fields: Fields, isCertain: boolean): void {
  const { properties = {}, required = [] } = schema;
  for (const [name, property] of Object.entries(properties))
    if (typeof property !== "boolean") fields.properties[name] ??= property;
  if (isCertain) fields.required.push(...required);
  for (const part of (schema["allOf"] ?? []) as Schema[]) collect(part, fields, isCertain);
  for (const branch of [...((schema["anyOf"] ?? []) as Schema[]), ...((schema["oneOf"] ?? []) as Schema[])])
    collect(branch, fields, false);
}

/** A part of a document with its references resolved, and without keys that only the document's readers know. */
function resolve(document: Schema, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => resolve(document, item));
  if (typeof node !== "object" || node === null) return node;
  const { $ref, ...beside } = node as Schema;
  const kept = Object.entries(beside)
    .filter(([key]) => !/^(x-|examples?$)/.test(key))
    .map(([key, value]) => [key, resolve(document, value)]);
  if (typeof $ref !== "string") return Object.fromEntries(kept);
  const target = $ref
    .split("/")
    .slice(1)
    .reduce<unknown>(
      (at, step) => (at as Schema)[step.replaceAll("~1", "/").replaceAll("~0", "~")],
      document,
    );
  return { ...(resolve(document, target) as Schema), ...Object.fromEntries(kept) };
}
