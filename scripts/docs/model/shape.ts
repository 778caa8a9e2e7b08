import { assumedTexts } from "../../openapi/assumed.ts";
import { unspecifiedIn, unspecifiedText } from "../../openapi/topics.ts";
import { resolve, type Document, type Reference, type Schema } from "../../openapi/document.ts";

/** What a value is, as a reader needs it: a schema with its references followed and its `allOf` parts put together. */
export interface Shape {
  /** The name of the schema in the document, if it has one. */
  name?: string;
  /** JSON types in words, without `null`: `string`, `array of string`, `string or number`. */
  type: string;
  nullable: boolean;
  description?: string;
  /** The only value, or the only values. */
  values: unknown[];
  /** In words: `1 to 100`, `at most 100 items`. */
  bounds: string[];
  /** How many items an array may have. */
  maxItems?: number;
  default?: unknown;
  examples: unknown[];
  unspecified: string[];
  assumed: string[];
  /** Whether further fields are refused. */
  closed: boolean;
  fields: Field[];
  /** The fields that must not be there. */
  refused: string[];
  /** Of an array. */
  items?: Shape;
  /** Shapes of which exactly one holds, each of them whole. */
  alternatives: Shape[];
  /** Sets of fields, of which one must be there. */
  requiresOneOf: string[][];
}

/** A field of an object. */
export interface Field {
  name: string;
  required: boolean;
  shape: Shape;
}

/** The shape of a schema; one that contains itself is cut off at its second appearance, with its name. */
export function shapeOf(document: Document, node: Schema | Reference, within: string[] = []): Shape {
  const name = "$ref" in node ? nameOf(node as Reference) : undefined;
  if (name === undefined || within.length > 0) return made(document, node, name, within);
  // Most are asked for on several pages; a document does not change while these are made.
  const shapes = known.get(document) ?? new Map<string, Shape>();
  known.set(document, shapes);
  const shape = shapes.get(name) ?? made(document, node, name, within);
  shapes.set(name, shape);
  return shape;
}

const known = new WeakMap<Document, Map<string, Shape>>();

function made(
  document: Document,
  node: Schema | Reference,
  name: string | undefined,
  within: string[],
): Shape {
  if (name !== undefined && within.includes(name)) return { ...empty(), name, type: "object" };
  const path = name === undefined ? within : [...within, name];
  const schema = resolve(document, node);
  const shape = { ...empty(), ...(name === undefined ? {} : { name }) };
  for (const part of schema.allOf ?? []) absorb(shape, shapeOf(document, part, path));
  describe(shape, schema);
  addFields(shape, document, schema, path);
  addAlternatives(shape, document, schema, path);
  if (schema.items) {
    shape.items = shapeOf(document, schema.items, path);
    shape.type = `array of ${shape.items.name ?? shape.items.type}`;
  }
  return shape;
}

/** The name that a reference ends with. */
export function nameOf({ $ref }: Reference): string {
  return $ref.slice($ref.lastIndexOf("/") + 1);
}

function empty(): Shape {
  return {
    type: "any value",
    nullable: false,
    values: [],
    bounds: [],
    examples: [],
    unspecified: [],
    assumed: [],
    closed: false,
    fields: [],
    refused: [],
    alternatives: [],
    requiresOneOf: [],
  };
}

/** Takes over what a part of an `allOf` says; its description is of the part and stays there. */
function absorb(shape: Shape, part: Shape): void {
  if (part.type !== "any value") shape.type = part.type;
  shape.closed ||= part.closed;
  for (const field of part.fields) addField(shape, field);
  shape.refused.push(...part.refused);
  shape.alternatives.push(...part.alternatives);
  shape.requiresOneOf.push(...part.requiresOneOf);
  shape.unspecified.push(...part.unspecified);
  shape.assumed.push(...part.assumed);
}

function describe(shape: Shape, schema: Schema): void {
  const types = [schema.type ?? []].flat();
  shape.nullable = types.includes("null");
  const others = types.filter((type) => type !== "null");
  if (others.length > 0) shape.type = others.join(" or ");
  if (typeof schema["description"] === "string") shape.description = schema["description"];
  if (schema.const !== undefined) shape.values = [schema.const];
  if (schema.enum) shape.values = schema.enum.filter((value) => value !== null);
  shape.bounds = bounds(schema);
  if (typeof schema["maxItems"] === "number") shape.maxItems = schema["maxItems"];
  if (schema.default !== undefined) shape.default = schema.default;
  shape.examples = list(schema["examples"]);
  shape.unspecified.push(...unspecifiedIn(schema).map(unspecifiedText));
  shape.assumed.push(...assumedTexts(schema));
  shape.closed ||= schema["additionalProperties"] === false;
}

function addFields(shape: Shape, document: Document, schema: Schema, path: string[]): void {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (property === false) shape.refused.push(name);
    if (typeof property === "boolean") continue;
    const required = schema.required?.includes(name) ?? false;
    addField(shape, { name, required, shape: shapeOf(document, property, path) });
  }
  for (const name of schema.required ?? []) {
    const field = shape.fields.find((one) => one.name === name);
    if (field) field.required = true;
  }
  shape.fields = shape.fields.filter(({ name }) => !shape.refused.includes(name));
}

/** A later part says more of a field of the same name. */
function addField(shape: Shape, field: Field): void {
  const index = shape.fields.findIndex(({ name }) => name === field.name);
  if (index < 0) shape.fields.push(field);
  else shape.fields[index] = field;
}

function addAlternatives(shape: Shape, document: Document, schema: Schema, path: string[]): void {
  for (const branch of schema.oneOf ?? []) shape.alternatives.push(shapeOf(document, branch, path));
  const branches = schema.anyOf ?? [];
  const resolved = branches.map((branch) => resolve(document, branch));
  if (branches.length === 0) return;
  // A rule across fields: its branches only demand what the schema beside them describes.
  if (
    resolved.every(({ required }) => required && required.length > 0) &&
    !branches.some((branch) => "$ref" in branch)
  ) {
    shape.requiresOneOf.push(...resolved.map(({ required }) => required ?? []));
    return;
  }
  const real = branches.filter((_, index) => resolved[index]?.type !== "null");
  const nullable = shape.nullable || real.length < branches.length;
  const [only] = real;
  if (real.length === 1 && only) {
    const { description, unspecified, assumed } = shape;
    const one = shapeOf(document, only, path);
    Object.assign(shape, one, {
      nullable,
      ...(description === undefined ? {} : { description }),
      unspecified: [...unspecified, ...one.unspecified],
      assumed: [...assumed, ...one.assumed],
    });
    return;
  }
  const shapes = real.map((branch) => shapeOf(document, branch, path));
  shape.nullable = nullable;
  if (shapes.every(({ fields, alternatives }) => fields.length + alternatives.length === 0)) {
    shape.type = shapes.map(({ type }) => type).join(" or ");
    shape.bounds.push(
      ...shapes.flatMap(({ type, bounds }) => bounds.map((bound) => `if a ${type}, ${bound}`)),
    );
  } else shape.alternatives.push(...shapes);
}

function bounds(schema: Schema): string[] {
  return [
    range(schema.minimum, schema.maximum, ""),
    range(schema["minLength"], schema["maxLength"], "characters"),
    range(schema["minItems"], schema["maxItems"], "items"),
    typeof schema["format"] === "string" ? schema["format"] : undefined,
    typeof schema["pattern"] === "string" ? `pattern ${schema["pattern"]}` : undefined,
  ].filter((bound) => bound !== undefined);
}

function range(least: unknown, most: unknown, unit: string): string | undefined {
  const words = (text: string) => `${text} ${unit}`.trim();
  if (least === undefined && most === undefined) return undefined;
  if (least === undefined) return words(`at most ${number(most)}`);
  if (most === undefined) return words(`at least ${number(least)}`);
  return words(`${number(least)} to ${number(most)}`);
}

function number(value: unknown): string {
  return typeof value === "number" ? value.toLocaleString("en-US") : String(value);
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
