import type { JsonType } from "./specification-table.ts";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/**
 * What a schema says, with its references, `allOf` and alternatives put together: what all parts of an `allOf` say,
 * and of alternatives what at least one of them allows.
 */
export interface Shape {
  types: Set<JsonType> | "any";
  /** The allowed values but null. */
  values?: Json[];
  /** Every keyword that narrows a value or fills it in, `enum` and `type` aside. */
  facts: Map<string, Json>;
  items?: Shape;
  keys: Map<string, Shape>;
  required: Set<string>;
  closed: boolean;
  /** The schema `false`: nothing is allowed. */
  never: boolean;
  /** Marked `x-assumed`, by itself or within something that is. */
  assumed: boolean;
  /** What `x-unspecified` and `x-assumed` say at this very place. */
  marks: string[];
  /** What this reading cannot put together, so that nothing passes for checked that is not. */
  unreadable: string[];
}

/** Keywords that state something about values which a specification would have to say first. */
export const factKeywords = new Set([
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "pattern",
  "format",
  "minItems",
  "maxItems",
  "uniqueItems",
  "minProperties",
  "maxProperties",
  "contentEncoding",
  "contentMediaType",
  "default",
]);
const structureKeywords = new Set([
  "$ref",
  "type",
  "enum",
  "const",
  "properties",
  "required",
  "items",
  "allOf",
  "anyOf",
  "oneOf",
  "additionalProperties",
  "unevaluatedProperties",
]);
const wordKeywords = new Set(["description", "title", "examples", "example", "deprecated", "discriminator"]);

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const objectAt = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

const listAt = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

const texts = (value: Json | undefined): string[] =>
  [value].flat().filter((text): text is string => typeof text === "string");

/** What `x-unspecified` and `x-assumed` of an operation, a parameter, a response or the document say. */
export const marksOf = (node: JsonObject): string[] => [
  ...texts(node["x-unspecified"]),
  ...texts(node["x-assumed"]),
];

/** One bundle, with a memory of which of its schemas were read. */
export class SpecifiedDocument {
  readonly root: JsonObject;
  readonly #read = new Set<JsonObject>();

  constructor(root: JsonObject) {
    this.root = root;
  }

  /** Follows a reference within the document; other values stay as they are. */
  resolve(node: Json | undefined): JsonObject {
    if (!isObject(node)) return {};
    const ref = node["$ref"];
    if (typeof ref !== "string") return node;
    const steps = ref.replace(/^#\//, "").split("/");
    let target: Json | undefined = this.root;
    for (const step of steps) target = objectAt(target)[step.replaceAll("~1", "/").replaceAll("~0", "~")];
    if (!isObject(target)) throw new Error(`the document has no ${ref}`);
    return this.resolve(target);
  }

  shape(schema: Json | undefined): Shape {
    if (schema === undefined || schema === true) return anything();
    if (schema === false) return { ...anything(), never: true };
    if (!isObject(schema)) return { ...anything(), unreadable: ["a schema that is no object"] };
    this.#read.add(schema);

    let shape = this.#own(schema);
    if ("$ref" in schema) shape = both(shape, this.shape(this.resolve(schema)));
    for (const part of listAt(schema["allOf"])) shape = both(shape, this.shape(part));
    for (const keyword of ["anyOf", "oneOf"]) {
      const branches = listAt(schema[keyword]).map((branch) => this.shape(branch));
      if (branches.length > 0) shape = both(shape, branches.reduce(either));
    }
    if ("x-assumed" in schema) assume(shape);
    return shape;
  }

  /** Schemas that state something about values and that nobody has read: `components/schemas/Name: maximum`. */
  unreadFacts(): string[] {
    const found: string[] = [];
    const visit = (node: Json | undefined, path: string[], names: boolean) => {
      if (Array.isArray(node)) return node.forEach((part, i) => visit(part, [...path, String(i)], false));
      if (!isObject(node)) return;
      if (!names && !this.#read.has(node)) {
        for (const keyword of Object.keys(node)) {
          if (factKeywords.has(keyword) || keyword === "enum" || keyword === "const")
            found.push(`${path.join("/")}: ${keyword}`);
        }
      }
      for (const [key, part] of Object.entries(node)) {
        if (!names && (key === "examples" || key === "example" || key.startsWith("x-"))) continue;
        visit(part, [...path, key], !names && mapsOfNames.has(key));
      }
    };
    visit(this.root["paths"], ["paths"], true);
    const { examples: _, ...components } = objectAt(this.root["components"]);
    visit(components, ["components"], true);
    return found;
  }

  #own(schema: JsonObject): Shape {
    const shape = anything();
    shape.marks = marksOf(schema);
    const types = texts(schema["type"]) as JsonType[];
    if (types.length > 0) shape.types = new Set(types);
    const values = "const" in schema ? [schema["const"] as Json] : schema["enum"];
    if (Array.isArray(values)) shape.values = values.filter((value) => value !== null);
    for (const [keyword, value] of Object.entries(schema)) {
      if (factKeywords.has(keyword)) shape.facts.set(keyword, value);
      else if (!structureKeywords.has(keyword) && !wordKeywords.has(keyword) && !keyword.startsWith("x-"))
        shape.unreadable.push(`the keyword ${keyword}`);
    }
    if (schema["items"] !== undefined) shape.items = this.shape(schema["items"]);
    for (const [key, part] of Object.entries(objectAt(schema["properties"])))
      shape.keys.set(key, this.shape(part));
    shape.required = new Set(texts(schema["required"]));
    for (const keyword of ["additionalProperties", "unevaluatedProperties"]) {
      if (schema[keyword] === false) shape.closed = true;
      else if (isObject(schema[keyword])) shape.unreadable.push(`a schema under ${keyword}`);
    }
    return shape;
  }
}

const mapsOfNames = new Set([
  "properties",
  "schemas",
  "responses",
  "headers",
  "parameters",
  "securitySchemes",
  "requestBodies",
  "content",
]);

function anything(): Shape {
  return {
    types: "any",
    facts: new Map(),
    keys: new Map(),
    required: new Set(),
    closed: false,
    never: false,
    assumed: false,
    marks: [],
    unreadable: [],
  };
}

function assume(shape: Shape): void {
  shape.assumed = true;
  if (shape.items) assume(shape.items);
  for (const part of shape.keys.values()) assume(part);
}

/** What two schemas say that hold at once. */
function both(a: Shape, b: Shape): Shape {
  const shape = merged(a, b, both);
  shape.types = a.types === "any" ? b.types : b.types === "any" ? a.types : common(a.types, b.types);
  const values = a.values && b.values ? a.values.filter((value) => b.values?.includes(value)) : null;
  const narrower = values ?? a.values ?? b.values;
  if (narrower) shape.values = narrower;
  shape.required = new Set([...a.required, ...b.required]);
  shape.closed = a.closed || b.closed;
  shape.never = a.never || b.never;
  return shape;
}

/** What two schemas say of which one holds. */
function either(a: Shape, b: Shape): Shape {
  if (a.never) return b;
  if (b.never) return a;
  const shape = merged(a, b, either);
  shape.types = a.types === "any" || b.types === "any" ? "any" : new Set([...a.types, ...b.types]);
  const lists = [a, b].map((part) => part.values ?? (isNull(part) ? [] : null));
  if (lists[0] && lists[1]) shape.values = [...new Set([...lists[0], ...lists[1]])];
  // What a branch requires, it requires of objects: one that is no object says nothing of it.
  if (!mayBeObject(a)) shape.required = b.required;
  else if (!mayBeObject(b)) shape.required = a.required;
  else shape.required = new Set([...a.required].filter((key) => b.required.has(key)));
  shape.closed = (a.closed || !mayBeObject(a)) && (b.closed || !mayBeObject(b)) && (a.closed || b.closed);
  return shape;
}

const mayBeObject = ({ types }: Shape) => types === "any" || types.has("object");
const isNull = ({ types }: Shape) => types !== "any" && types.size === 1 && types.has("null");

function merged(a: Shape, b: Shape, merge: (a: Shape, b: Shape) => Shape): Shape {
  const shape = anything();
  shape.assumed = a.assumed && b.assumed;
  shape.marks = [...a.marks, ...b.marks];
  shape.unreadable = [...a.unreadable, ...b.unreadable];
  shape.facts = new Map([...a.facts, ...b.facts]);
  for (const [keyword, value] of a.facts) {
    if (b.facts.has(keyword) && b.facts.get(keyword) !== value)
      shape.unreadable.push(`two values of ${keyword}`);
  }
  const items = a.items && b.items ? merge(a.items, b.items) : (a.items ?? b.items);
  if (items) shape.items = items;
  for (const key of new Set([...a.keys.keys(), ...b.keys.keys()])) {
    const [one, other] = [a.keys.get(key), b.keys.get(key)];
    const part = one && other ? merge(one, other) : (one ?? other);
    if (part) shape.keys.set(key, part);
  }
  return shape;
}

function common(a: Set<JsonType>, b: Set<JsonType>): Set<JsonType> {
  const allows = (types: Set<JsonType>, type: JsonType) =>
    types.has(type) || (type === "integer" && types.has("number"));
  return new Set([...[...a].filter((type) => allows(b, type)), ...[...b].filter((type) => allows(a, type))]);
}
