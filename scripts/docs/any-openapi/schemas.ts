import { UsageError } from "../../lib/errors.ts";
import type { Reference, Schema } from "../../openapi/document.ts";
import { anyName } from "../../openapi/shape.ts";
import { escapeKey, pointerKeys } from "../../openapi/pointer.ts";
import { isRecord } from "../../lib/json.ts";
import { objectAt, type Raw } from "./raw.ts";

/** A text as the name of a file, other than those taken; `taken` is in lower case, since file systems may ignore case. */
export function freeName(text: string, fallback: string, taken: Set<string>): string {
  const name = text.replaceAll(/[^\w.-]+/g, "-").replaceAll(/^[-.]+|-+$/g, "") || fallback;
  let free = name;
  for (let times = 2; taken.has(free.toLowerCase()); times += 1) free = `${name}-${times}`;
  taken.add(free.toLowerCase());
  return free;
}

const maps = ["properties", "patternProperties", "$defs", "dependentSchemas"];
const lists = ["allOf", "anyOf", "oneOf", "prefixItems"];
const singles = ["items", "additionalProperties", "not", "if", "then", "else", "contains", "propertyNames"];

/** Keywords whose value is not what it would be in OpenAPI 3.1, or says something of tools. */
const left = new Set(["nullable", "example", "xml", "discriminator", "externalDocs"]);

/** Keywords that do not change what a value may be. */
const annotations = new Set(
  "title description default example examples deprecated readOnly writeOnly xml externalDocs".split(" "),
);

/**
 * The schemas of a document as those of OpenAPI 3.1: each that a reference leads to has a name under `components`, and what
 * 3.0 says otherwise, such as `nullable`, is said in the words of 3.1.
 */
export class Schemas {
  readonly document: { components: { schemas: Record<string, Schema> } } = { components: { schemas: {} } };
  private readonly names = new Map<string, string>();
  private readonly taken = new Set<string>();
  private readonly source: Raw;

  constructor(source: Raw) {
    this.source = source;
    const named = objectAt(objectAt(source, "components"), "schemas");
    for (const name of Object.keys(named)) this.named(`#/components/schemas/${escapeKey(name)}`);
  }

  read(node: unknown): Schema | Reference {
    if (!isRecord(node)) return {};
    const [only, ...others] = Array.isArray(node["allOf"]) ? node["allOf"] : [];
    const { allOf, $ref, $dynamicRef, nullable, ...beside } = node;
    // In 3.0 nothing could stand beside a reference, so that it was put into a list of one.
    if (isRecord(only) && others.length === 0 && Object.keys(beside).every((key) => annotations.has(key)))
      return this.read({ ...only, ...(nullable === true && { nullable }), ...beside });
    const target = typeof $ref === "string" ? $ref : $dynamicRef;
    if (typeof target !== "string") return this.convert(node);
    const reference = { $ref: `#/components/schemas/${this.named(target)}` };
    return nullable === true
      ? { ...this.convert(beside), anyOf: [reference, { type: "null" }] }
      : { ...this.convert({ ...beside, allOf }), ...reference };
  }

  /** The name of what a reference leads to, which is read if it is not yet. */
  private named(reference: string): string {
    const found = this.names.get(reference);
    if (found !== undefined) return found;
    const name = this.freeName(reference);
    this.names.set(reference, name);
    const target = followed(this.source, reference);
    const read = this.read(target);
    this.document.components.schemas[name] = "$ref" in read ? { allOf: [read] } : read;
    return name;
  }

  /** A name that files and addresses can have: that of the component, else the end of the way to it. */
  private freeName(reference: string): string {
    const keys = pointerKeys(reference);
    const isComponent = keys[0] === "components" && keys.length === 3;
    const words = isComponent
      ? [keys[2] ?? ""]
      : keys.filter((key) => !structure.has(key) && !/^\d+$/.test(key)).slice(-3);
    return freeName(words.join("."), "Schema", this.taken);
  }

  private convert(node: Raw): Schema {
    const schema: Schema = {};
    for (const [key, value] of Object.entries(node)) {
      if (left.has(key)) continue;
      if (maps.includes(key) && isRecord(value)) schema[key] = this.members(value);
      else if (lists.includes(key) && Array.isArray(value)) schema[key] = value.map((one) => this.read(one));
      else if (singles.includes(key) && isRecord(value)) schema[key] = this.read(value);
      else if (!key.startsWith("x-")) schema[key] = value;
    }
    readTypes(schema, node);
    readBounds(schema, node);
    if (node["example"] !== undefined) schema["examples"] ??= [node["example"]];
    this.readFurtherFields(schema, node);
    return schema;
  }

  private members(node: Raw): Record<string, Schema | Reference> {
    return Object.fromEntries(Object.entries(node).map(([name, one]) => [name, this.read(one)]));
  }

  /** Fields whose names are not known stand below the others, as `*`. */
  private readFurtherFields(schema: Schema, { additionalProperties }: Raw): void {
    if (!isRecord(additionalProperties) || Object.keys(additionalProperties).length === 0) return;
    const known = schema.properties ?? {};
    schema.properties = { ...known, [anyName]: this.read(additionalProperties) };
  }
}

/** Keys on the way to a schema that say nothing of it. */
const structure = new Set(
  "components schemas paths properties content schema items allOf anyOf oneOf responses requestBody application/json $defs definitions".split(
    " ",
  ),
);

/** `nullable` of 3.0 as a type, and the type that the other keywords tell where there is none. */
function readTypes(schema: Schema, node: Raw): void {
  const known = [schema.type ?? []].flat();
  const types = known.length > 0 ? known : impliedType(node);
  const nullable = node["nullable"] === true && !types.includes("null") ? ["null"] : [];
  const [only, ...more] = [...types, ...(types.length > 0 ? nullable : [])];
  if (only === undefined) delete schema.type;
  else schema.type = more.length === 0 ? only : [only, ...more];
  for (const key of [...lists, "enum", "required"]) if (!Array.isArray(schema[key])) delete schema[key];
  for (const key of ["properties", "items"]) if (!isRecord(schema[key])) delete schema[key];
}

function impliedType(node: Raw): string[] {
  if (isRecord(node["properties"]) || isRecord(node["additionalProperties"])) return ["object"];
  if (isRecord(node["items"])) return ["array"];
  const { enum: values, const: constant } = node;
  const all = constant !== undefined ? [constant] : Array.isArray(values) ? values : [];
  const types = all.map((value) => (value === null ? "null" : typeof value));
  return [...new Set(types)].filter((type) => ["string", "number", "boolean", "null"].includes(type));
}

/** Open bounds were flags in 3.0. */
function readBounds(schema: Schema, node: Raw): void {
  for (const closed of ["minimum", "maximum"] as const) {
    const open = closed.replace(/^m/, "exclusiveM");
    if (typeof node[open] !== "boolean") continue;
    delete schema[open];
    if (node[open] === true) {
      schema[open] = node[closed];
      delete schema[closed];
    }
  }
}

/**
 * What a reference within a document leads to.
 *
 * @throws {UsageError} if it leads nowhere, or out of the document.
 */
export function followed(source: Raw, reference: string): unknown {
  if (!reference.startsWith("#")) throw new UsageError(`${reference} leads out of the document`);
  const target = /^#(\/|$)/.test(reference)
    ? pointerKeys(reference).reduce<unknown>(
        (node, key) => (isRecord(node) || Array.isArray(node) ? Reflect.get(node, key) : undefined),
        source,
      )
    : anchored(source, reference.slice(1));
  if (target === undefined) throw new UsageError(`${reference} leads nowhere in the document`);
  return target;
}

function anchored(node: unknown, anchor: string): unknown {
  if (typeof node !== "object" || node === null) return undefined;
  if (Reflect.get(node, "$anchor") === anchor || Reflect.get(node, "$dynamicAnchor") === anchor) return node;
  for (const child of Object.values(node)) {
    const found = anchored(child, anchor);
    if (found !== undefined) return found;
  }
  return undefined;
}
