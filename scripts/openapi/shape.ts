import { assumedMeaning, assumedShape, observedTexts } from "./assumed.ts";
import { isReference, componentName, resolve, type Reference, type Schema } from "./document.ts";
import type { Effect } from "./meaning.ts";
import { unspecifiedIn, unspecifiedText } from "./topics.ts";

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
  /** What a value means, where the document says it. */
  meanings: Record<string, string>;
  /** In words: `1 to 100`, `at most 100 items`. */
  bounds: string[];
  /** How many items an array may have. */
  maxItems?: number;
  minimum?: number;
  default?: unknown;
  examples: unknown[];
  unspecified: string[];
  /** What is assumed of the shape itself, also by its parts. */
  assumed: string[];
  /** What is assumed of other things than the shape, such as the effect of a field. */
  assumedMeaning: string[];
  /** What was observed of what is unspecified or assumed. */
  observed: string[];
  /** Whether the schema itself is assumed, and with it what it declares. */
  isAssumed: boolean;
  /** What the field of a request does. */
  effect?: Effect;
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

/** Stands for the names of an object's further fields. */
export const anyName = "*";

/** A field of an object. */
export interface Field {
  name: string;
  required: boolean;
  /** Whether the schema that declares it is assumed, so that its type or its presence is, too. */
  isAssumed: boolean;
  shape: Shape;
}

/** What is open or assumed at a place, and what was observed of it, in words. */
export interface MarkTexts {
  unspecified: string[];
  assumed: string[];
  observed: string[];
}

/** All that is open or assumed of a shape itself, and what was observed of it, for people. */
export function shapeMarks(shape: Shape): MarkTexts {
  return {
    unspecified: shape.unspecified,
    assumed: [...new Set([...shape.assumed, ...shape.assumedMeaning])],
    observed: shape.observed,
  };
}

/** The shape of a schema; one that contains itself is cut off at its second appearance, with its name. */
export function toShape(document: object, node: Schema | Reference, within: string[] = []): Shape {
  if (isReference(node)) {
    const { $ref, ...beside } = node as Reference & Schema;
    if (Object.keys(beside).length > 0) return annotated(toShape(document, { $ref }, within), beside);
  }
  const name = isReference(node) ? componentName(node) : undefined;
  if (name === undefined || within.length > 0) return build(document, node, name, within);
  // Most components appear on several pages, and a document does not change between them.
  const shapes = cache.get(document) ?? new Map<string, Shape>();
  cache.set(document, shapes);
  const shape = shapes.get(name) ?? build(document, node, name, within);
  shapes.set(name, shape);
  return shape;
}

const cache = new WeakMap<object, Map<string, Shape>>();

function build(
  document: object,
  node: Schema | Reference,
  name: string | undefined,
  within: string[],
): Shape {
  if (name !== undefined && within.includes(name)) return { ...empty(), name, type: "object" };
  const path = name === undefined ? within : [...within, name];
  const schema = resolve(document, node);
  const shape = { ...empty(), ...(name === undefined ? {} : { name }) };
  for (const part of schema.allOf ?? []) absorb(shape, toShape(document, part, path));
  describe(shape, schema);
  addFields(shape, document, schema, path);
  addUnion(shape, document, schema.oneOf ?? [], path);
  addUnion(shape, document, schema.anyOf ?? [], path);
  if (schema.items) {
    shape.items = toShape(document, schema.items, path);
    shape.type = `array of ${shape.items.name ?? shape.items.type}`;
  }
  return shape;
}

function empty(): Shape {
  return {
    type: "any value",
    nullable: false,
    values: [],
    meanings: {},
    bounds: [],
    examples: [],
    unspecified: [],
    assumed: [],
    assumedMeaning: [],
    observed: [],
    isAssumed: false,
    closed: false,
    fields: [],
    refused: [],
    alternatives: [],
    requiresOneOf: [],
  };
}

/** Adds a part of an `allOf` to a shape, except its description, which is about the part. */
function absorb(shape: Shape, part: Shape): void {
  if (part.type !== "any value") shape.type = part.type;
  shape.closed ||= part.closed;
  for (const field of part.fields) addField(shape, field);
  shape.refused.push(...part.refused);
  shape.alternatives.push(...part.alternatives);
  shape.requiresOneOf.push(...part.requiresOneOf);
  shape.unspecified.push(...part.unspecified);
  shape.assumed.push(...part.assumed);
  shape.assumedMeaning.push(...part.assumedMeaning);
  shape.observed.push(...part.observed);
}

/** A shape with the annotations beside a reference to it, or of the parameter that has it. */
export function annotated(shape: Shape, beside: Schema): Shape {
  const more = empty();
  describe(more, beside);
  return merge(shape, more);
}

/** Combines two declarations of the same thing; where they differ, `more` wins. */
function merge(shape: Shape, more: Shape): Shape {
  const texts = (of: (one: Shape) => string[]) => [...new Set([...of(shape), ...of(more)])];
  const base =
    more.type === "any value"
      ? { ...shape, default: more.default ?? shape.default, bounds: texts((one) => one.bounds) }
      : more;
  const description = more.description ?? shape.description;
  const effect = more.effect ?? shape.effect;
  return {
    ...base,
    ...(description !== undefined && { description }),
    ...(effect !== undefined && { effect }),
    examples: more.examples.length > 0 ? more.examples : shape.examples,
    unspecified: texts((one) => one.unspecified),
    assumed: texts((one) => one.assumed),
    assumedMeaning: texts((one) => one.assumedMeaning),
    observed: texts((one) => one.observed),
    isAssumed: shape.isAssumed || more.isAssumed,
  };
}

function describe(shape: Shape, schema: Schema): void {
  const types = [schema.type ?? []].flat();
  shape.nullable = types.includes("null");
  const others = types.filter((type) => type !== "null");
  if (others.length > 0) shape.type = others.join(" or ");
  else if (shape.nullable) Object.assign(shape, { type: "null", nullable: false });
  if (typeof schema["description"] === "string") shape.description = schema["description"];
  if (schema.const !== undefined) shape.values = [schema.const];
  if (schema.enum) shape.values = schema.enum.filter((value) => value !== null);
  Object.assign(shape.meanings, schema["x-values"]?.meanings);
  shape.bounds = bounds(schema);
  if (typeof schema["maxItems"] === "number") shape.maxItems = schema["maxItems"];
  if (schema.minimum !== undefined) shape.minimum = schema.minimum;
  if (schema.default !== undefined) shape.default = schema.default;
  shape.examples = list(schema["examples"]);
  shape.unspecified.push(...unspecifiedIn(schema).map(unspecifiedText));
  shape.assumed.push(...assumedShape(schema));
  shape.assumedMeaning.push(...assumedMeaning(schema));
  shape.observed.push(...observedTexts(schema));
  shape.isAssumed = assumedShape(schema).length > 0;
  if (schema["x-effect"]) shape.effect = schema["x-effect"];
  shape.closed ||= schema["additionalProperties"] === false;
}

function addFields(shape: Shape, document: object, schema: Schema, path: string[]): void {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (property === false) shape.refused.push(name);
    if (typeof property === "boolean") continue;
    const required = schema.required?.includes(name) ?? false;
    addField(shape, lazyField({ name, required, isAssumed: shape.isAssumed }, document, property, path));
  }
  for (const name of schema.required ?? []) {
    const field = shape.fields.find((one) => one.name === name);
    if (field) field.required = true;
  }
  shape.fields = shape.fields.filter(({ name }) => !shape.refused.includes(name));
}

/** A field whose shape is built on first access: a large document may have many that no page shows. */
function lazyField(
  facts: Omit<Field, "shape">,
  document: object,
  property: Schema | Reference,
  path: string[],
): Field {
  let madeShape: Shape | undefined;
  return {
    ...facts,
    get shape() {
      return (madeShape ??= toShape(document, property, path));
    },
  };
}

/** Adds a field, or merges it with an earlier declaration of the same name. */
function addField(shape: Shape, field: Field): void {
  const index = shape.fields.findIndex(({ name }) => name === field.name);
  const earlier = shape.fields[index];
  if (!earlier) shape.fields.push(field);
  else shape.fields[index] = { ...field, shape: merge(earlier.shape, field.shape) };
}

/** Adds branches of which one holds: as types where those say all, and as alternatives otherwise. */
function addUnion(shape: Shape, document: object, branches: (Schema | Reference)[], path: string[]): void {
  if (branches.length === 0) return;
  if (branches.every(requiresOnly)) {
    shape.requiresOneOf.push(...branches.map((branch) => branch.required ?? []));
    return;
  }
  const all = branches.map((branch) => toShape(document, branch, path));
  const shapes = all.filter(({ type }) => type !== "null");
  const nullable = shape.nullable || shapes.length < all.length;
  const [only] = shapes;
  if (only && shapes.length === 1 && shape.fields.length === 0) {
    Object.assign(shape, merge(only, { ...shape, type: "any value" }), { nullable });
    return;
  }
  shape.nullable = nullable;
  const valued = shapes.filter(({ values }) => values.length > 0).length;
  if (shapes.some(hasFields) || (valued > 0 && valued < shapes.length)) shape.alternatives.push(...shapes);
  else {
    shape.type = [...new Set(shapes.map(({ type }) => type))].join(" or ");
    shape.values.push(...shapes.flatMap(({ values }) => values));
    shape.bounds.push(
      ...shapes.flatMap(({ type, bounds: limits }) => limits.map((bound) => `if a ${type}, ${bound}`)),
    );
  }
}

/** Whether all that a branch says is which fields must be there: a rule across fields that the schema itself declares. */
function requiresOnly(branch: Schema | Reference): branch is Schema {
  if (isReference(branch)) return false;
  const { required = [], properties = {} } = branch;
  const isPlain = ([name, property]: [string, object | boolean]) =>
    required.includes(name) && Object.keys(property).every((key) => key === "type");
  return required.length > 0 && Object.entries(properties).every(isPlain);
}

function hasFields({ fields, alternatives, items }: Shape): boolean {
  return fields.length + alternatives.length > 0 || (items !== undefined && hasFields(items));
}

function bounds(schema: Schema): string[] {
  return [
    range(schema.minimum, schema.maximum, ""),
    boundText("more than", schema["exclusiveMinimum"]),
    boundText("less than", schema["exclusiveMaximum"]),
    boundText("a multiple of", schema["multipleOf"]),
    range(schema["minLength"], schema["maxLength"], "character"),
    range(schema["minItems"], schema["maxItems"], "item"),
    schema["uniqueItems"] === true ? "each item once" : undefined,
    typeof schema["format"] === "string" ? schema["format"] : undefined,
    typeof schema["pattern"] === "string" ? `pattern ${schema["pattern"]}` : undefined,
    schema["readOnly"] === true ? "only in responses" : undefined,
    schema["writeOnly"] === true ? "only in requests" : undefined,
    schema["deprecated"] === true ? "deprecated" : undefined,
  ].filter((bound) => bound !== undefined);
}

function range(minimum: unknown, maximum: unknown, unit: string): string | undefined {
  const units = unit === "" || (maximum ?? minimum) === 1 ? unit : `${unit}s`;
  const words = (text: string) => `${text} ${units}`.trim();
  if (minimum === undefined && maximum === undefined) return undefined;
  if (minimum === undefined) return words(`at most ${number(maximum)}`);
  if (maximum === undefined) return words(`at least ${number(minimum)}`);
  return words(`${number(minimum)} to ${number(maximum)}`);
}

function boundText(words: string, bound: unknown): string | undefined {
  return typeof bound === "number" ? `${words} ${number(bound)}` : undefined;
}

function number(value: unknown): string {
  return typeof value === "number" ? value.toLocaleString("en-US") : String(value);
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
