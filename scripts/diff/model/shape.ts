import { expand, follow, type Located, lookUp, type OpenApiDocument } from "./document.ts";
import { arrayAt, canonical, isObject, type Json, type JsonObject, objectAt, pointerTo } from "./json.ts";
import {
  annotationKeywords,
  boundKeywords,
  constraintKeywords,
  type JsonType,
  jsonTypes,
} from "./keywords.ts";

/** A schema that has not been read yet: a value must fit every part, as under `allOf`. */
export interface SchemaNode {
  document: OpenApiDocument;
  parts: [Located, ...Located[]];
}

/**
 * What a schema says about one JSON type, with `$ref` and `allOf` resolved.
 *
 * Each JSON Schema keyword applies to one type, so a schema can be split by type without loss. Different ways to
 * write the same schema (`type: [string, "null"]`; an `anyOf` with `type: "null"`; a component; an `allOf`) become
 * equal.
 */
export interface Alternative {
  /** The member of `anyOf` or `oneOf` that it comes from, if any. */
  branch: string | undefined;
  /** Whether numbers must be whole. */
  integer: boolean;
  enum: { values: Json[]; pointer: string } | undefined;
  /** `minimum`, `maxLength` and the like, the tightest of each. */
  bounds: Map<string, Located<number>>;
  /** Keywords whose values have no order, such as `pattern`: all that hold. */
  constraints: Map<string, Located[]>;
  /** Keywords that accept and refuse nothing, such as `description`. */
  annotations: Map<string, Located[]>;
  properties: Map<string, SchemaNode>;
  /** The required names, each with the schema that only says so: it accepts any value. */
  required: Map<string, SchemaNode>;
  /** The allowed names and the keyword's pointer, if no others are allowed. */
  closed: { names: Set<string>; pointer: string } | undefined;
  /** What further properties must fit. */
  additional: SchemaNode | undefined;
  items: SchemaNode | undefined;
}

/** For each JSON type the alternatives that a value of that type may fit; none where the type is refused. */
export type Shape = Record<JsonType, Alternative[]>;

/** The schema at a place in a document, to be read when needed. */
export function schemaNode(document: OpenApiDocument, value: Json, pointer: string): SchemaNode {
  return { document, parts: [{ value, pointer }] };
}

/** A schema that accepts everything, to compare with where the other side has none. */
export function anySchema(of: SchemaNode): SchemaNode {
  return { document: of.document, parts: [{ value: true, pointer: of.parts[0].pointer }] };
}

/**
 * Reads a schema, down to its properties and items but not into them.
 *
 * `oneOf` is read as `anyOf`: that no second member may fit is not compared.
 */
export function toShape({ document, parts }: SchemaNode): Shape {
  const shape = parts.map((part) => partShape(document, part, [])).reduce(intersect);
  return { ...shape, object: shape.object.filter((each) => !contradicts(each)) };
}

/** Whether no value at all fits, as with `properties: { x: false }`. */
export function acceptsNothing(shape: Shape): boolean {
  return jsonTypes.every((type) => shape[type].length === 0);
}

/** Identifies a schema within its document. */
export function nodeIdentity({ parts }: SchemaNode): Json {
  return parts.map(({ value, pointer }) => [pointer, isObject(value)]);
}

/** The place that a chain of `$ref`s leads to. */
export function target({ document, parts: [first] }: SchemaNode): string {
  return follow(document, first).pointer;
}

function partShape(document: OpenApiDocument, { value, pointer }: Located, within: string[]): Shape {
  if (value === false) return makeShape(() => []);
  if (!isObject(value)) return makeShape(() => [unconstrained()]);
  const inner = (...keys: (string | number)[]) => pointerTo(pointer, ...keys);

  let shape = ownShape(document, value, pointer);
  const reference = value["$ref"];
  if (typeof reference === "string") {
    // A reference that comes back to itself before it reaches a property has no value that fits.
    if (within.includes(reference)) return makeShape(() => []);
    const referred = { value: lookUp(document, reference), pointer: reference };
    shape = intersect(shape, partShape(document, referred, [...within, reference]));
  }
  arrayAt(value, "allOf").forEach((member, index) => {
    const located = { value: member, pointer: inner("allOf", index) };
    shape = intersect(shape, partShape(document, located, within));
  });
  for (const keyword of ["anyOf", "oneOf"]) {
    const members = arrayAt(value, keyword).map((member, index) => {
      const branch = inner(keyword, index);
      return fromBranch(partShape(document, { value: member, pointer: branch }, within), branch);
    });
    if (members.length > 0) shape = intersect(shape, unite(members));
  }
  const isClosed = value["unevaluatedProperties"] === false;
  return isClosed ? closeObjects(shape, inner("unevaluatedProperties")) : shape;
}

/** What the keywords of one schema say, apart from those that combine schemas. */
function ownShape(document: OpenApiDocument, schema: JsonObject, pointer: string): Shape {
  const { type } = schema;
  const names = type === undefined ? undefined : Array.isArray(type) ? type : [type];
  const keyword = "const" in schema ? "const" : "enum";
  const listed = schema["const"] !== undefined ? [schema["const"]] : schema["enum"];

  return makeShape((of) => {
    const whole =
      of === "number" && names !== undefined && names.includes("integer") && !names.includes("number");
    if (names !== undefined && !names.includes(of) && !whole) return [];
    const alternative = { ...unconstrained(), integer: whole };
    if (Array.isArray(listed)) {
      const values = listed.filter((each) => jsonTypeOf(each) === of);
      if (values.length === 0) return [];
      // Null has only one value, so an enum adds nothing.
      if (of !== "null") alternative.enum = { values, pointer: pointerTo(pointer, keyword) };
    }
    readKeywords(document, schema, pointer, of, alternative);
    if (of === "object") readProperties(document, schema, pointer, alternative);
    if (of === "array" && schema["items"] !== undefined) {
      alternative.items = schemaNode(document, schema["items"], pointerTo(pointer, "items"));
    }
    return [alternative];
  });
}

function readKeywords(
  document: OpenApiDocument,
  schema: JsonObject,
  pointer: string,
  type: JsonType,
  into: Alternative,
): void {
  for (const [keyword, value] of Object.entries(schema)) {
    const at = pointerTo(pointer, keyword);
    const bound = boundKeywords[keyword];
    // A length or a count of at least 0 bounds nothing.
    if (bound?.type === type && typeof value === "number" && !(bound.counts && value === 0)) {
      into.bounds.set(keyword, { value, pointer: at });
    }
    if (constraintKeywords[keyword]?.includes(type) && value !== false) {
      into.constraints.set(keyword, [{ value: expand(document, value), pointer: at }]);
    }
    // The annotations of a nullable schema are kept with its other types.
    if (annotationKeywords.has(keyword) && type !== "null") {
      into.annotations.set(keyword, [{ value, pointer: at }]);
    }
  }
}

function readProperties(
  document: OpenApiDocument,
  schema: JsonObject,
  pointer: string,
  into: Alternative,
): void {
  const properties = objectAt(schema, "properties");
  for (const [name, property] of Object.entries(properties)) {
    into.properties.set(name, schemaNode(document, property, pointerTo(pointer, "properties", name)));
  }
  arrayAt(schema, "required").forEach((name, index) => {
    if (typeof name === "string")
      into.required.set(name, schemaNode(document, true, pointerTo(pointer, "required", index)));
  });
  const additional = schema["additionalProperties"];
  const at = pointerTo(pointer, "additionalProperties");
  if (additional === false) into.closed = { names: new Set(Object.keys(properties)), pointer: at };
  else if (isObject(additional)) into.additional = schemaNode(document, additional, at);
}

/** A shape for values that fit both: each alternative of `a` merged with each of `b`, type by type. */
function intersect(a: Shape, b: Shape): Shape {
  return makeShape((type) => a[type].flatMap((one) => b[type].flatMap((other) => merge(one, other) ?? [])));
}

function merge(a: Alternative, b: Alternative): Alternative | undefined {
  let values = a.enum ?? b.enum;
  if (a.enum && b.enum) {
    const allowed = new Set(b.enum.values.map(canonical));
    values = { ...a.enum, values: a.enum.values.filter((value) => allowed.has(canonical(value))) };
    if (values.values.length === 0) return undefined;
  }
  let closed = a.closed ?? b.closed;
  if (a.closed && b.closed) {
    const { names } = b.closed;
    closed = { ...a.closed, names: new Set([...a.closed.names].filter((name) => names.has(name))) };
  }

  return {
    branch: a.branch ?? b.branch,
    integer: a.integer || b.integer,
    enum: values,
    bounds: mergeMaps(a.bounds, b.bounds, (one, other, keyword) =>
      boundKeywords[keyword]?.tighter(one.value, other.value) ? one : other,
    ),
    constraints: mergeMaps(a.constraints, b.constraints, (one, other) => [...one, ...other]),
    annotations: mergeMaps(a.annotations, b.annotations, (one, other) => [...one, ...other]),
    properties: mergeMaps(a.properties, b.properties, combineNodes),
    required: mergeMaps(a.required, b.required, (one) => one),
    closed,
    additional:
      a.additional && b.additional
        ? combineNodes(a.additional, b.additional)
        : (a.additional ?? b.additional),
    items: a.items && b.items ? combineNodes(a.items, b.items) : (a.items ?? b.items),
  };
}

/** A name that is required and forbidden at once leaves no object that fits. */
function contradicts({ required, properties, closed }: Alternative): boolean {
  return [...required.keys()].some(
    (name) =>
      (closed && !closed.names.has(name)) || properties.get(name)?.parts.some(({ value }) => value === false),
  );
}

function combineNodes(a: SchemaNode, b: SchemaNode): SchemaNode {
  const [first, ...rest] = a.parts;
  const pointers = new Set(a.parts.map((part) => part.pointer));
  return {
    document: a.document,
    parts: [first, ...rest, ...b.parts.filter((part) => !pointers.has(part.pointer))],
  };
}

/** A shape for values that fit any of the shapes. */
function unite(shapes: Shape[]): Shape {
  return makeShape((type) => {
    const alternatives = shapes.flatMap((shape) => shape[type]);
    if (type === "null") return alternatives.slice(0, 1);
    return type === "object" || type === "array" ? alternatives : joinEnums(alternatives);
  });
}

/** An `anyOf` of constants is an enumeration. */
function joinEnums(alternatives: Alternative[]): Alternative[] {
  const listed = alternatives.filter(
    (each) => each.enum && each.bounds.size === 0 && each.constraints.size === 0,
  );
  const [first] = listed;
  if (!first?.enum || listed.length < 2) return alternatives;
  const values = new Map(
    listed.flatMap((each) => each.enum?.values ?? []).map((value) => [canonical(value), value]),
  );
  const joined = { ...first, enum: { ...first.enum, values: [...values.values()] } };
  return [joined, ...alternatives.filter((each) => !listed.includes(each))];
}

function fromBranch(shape: Shape, branch: string): Shape {
  return makeShape((type) => shape[type].map((each) => ({ ...each, branch: each.branch ?? branch })));
}

function closeObjects(shape: Shape, pointer: string): Shape {
  const object = shape.object.map((each) => ({
    ...each,
    closed: each.closed ?? { names: new Set(each.properties.keys()), pointer },
  }));
  return { ...shape, object };
}

function makeShape(alternatives: (type: JsonType) => Alternative[]): Shape {
  return {
    null: alternatives("null"),
    boolean: alternatives("boolean"),
    number: alternatives("number"),
    string: alternatives("string"),
    array: alternatives("array"),
    object: alternatives("object"),
  };
}

function unconstrained(): Alternative {
  return {
    branch: undefined,
    integer: false,
    enum: undefined,
    bounds: new Map(),
    constraints: new Map(),
    annotations: new Map(),
    properties: new Map(),
    required: new Map(),
    closed: undefined,
    additional: undefined,
    items: undefined,
  };
}

export function jsonTypeOf(value: Json): JsonType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "object") return "object";
  return typeof value === "string" ? "string" : typeof value === "number" ? "number" : "boolean";
}

function mergeMaps<V>(
  a: Map<string, V>,
  b: Map<string, V>,
  join: (a: V, b: V, key: string) => V,
): Map<string, V> {
  const merged = new Map(a);
  for (const [key, value] of b) {
    const earlier = merged.get(key);
    merged.set(key, earlier === undefined ? value : join(earlier, value, key));
  }
  return merged;
}
