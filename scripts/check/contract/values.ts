import { isRecord, type DocumentedOperation, type Schema, type SchemaNode } from "./document.ts";
import { violationsOf } from "./schemas.ts";

/** No account has this id. */
export const unknownId = "00000000-0000-4000-8000-000000000000";

/** An id that nothing has, of the type that the path of an operation takes. */
export function unknownIdOf({ parameters }: Pick<DocumentedOperation, "parameters">): string {
  const { schema } = parameters.find((parameter) => parameter.in === "path") ?? {};
  return isRecord(schema) && schema["type"] === "integer" ? "2147483647" : unknownId;
}

/** Fields from the outside in; a number is a place in an array. */
export type Path = (string | number)[];

/** A value for one field, and what it shows: `wrong-type`, `at-maximum`. */
export interface Value {
  kind: string;
  path: Path;
  value: unknown;
}

interface Field {
  path: Path;
  schema: SchemaNode;
}

/**
 * The fields of an object schema, nested ones behind their parents. Of a union, the branches that fit the base count:
 * a search by name is varied by the fields of a search by name.
 */
export function fieldsOf(schema: SchemaNode, base: unknown, path: Path = []): Field[] {
  return layers(schema, base).flatMap((layer) =>
    Object.entries(layer.properties ?? {}).flatMap(([name, field]) => [
      { path: [...path, name], schema: field },
      ...fieldsOf(field, isRecord(base) ? base[name] : undefined, [...path, name]),
    ]),
  );
}

/** The names of the fields that have to be there. The branches of an `anyOf` offer a choice, so they do not count. */
export function requiredOf(schema: SchemaNode, base: unknown): string[] {
  return layers(schema, base, ["oneOf"]).flatMap(({ required = [] }) => required);
}

/** Whether fields that the schema does not list are refused. */
export function isClosed(schema: SchemaNode, base: unknown): boolean {
  return layers(schema, base).some(({ additionalProperties }) => additionalProperties === false);
}

/** A schema and, as far as they apply to the base, the schemas that it is put together from. */
function layers(
  schema: SchemaNode,
  base: unknown,
  unions: ("anyOf" | "oneOf")[] = ["anyOf", "oneOf"],
): Schema[] {
  if (typeof schema === "boolean") return [];
  const branches = unions.flatMap((union) => schema[union] ?? []);
  const fitting = branches.filter((branch) => violationsOf(branch, base).length === 0);
  return [schema, ...[...(schema.allOf ?? []), ...fitting].flatMap((part) => layers(part, base, unions))];
}

/**
 * Values that a field must refuse: of another type, outside its enumeration, one past each of its bounds. Texts are made of
 * `known`, a value that the field is documented to take, so that only their length is wrong.
 */
export function brokenValues({ path, schema }: Field, known?: unknown): Value[] {
  if (schema === true) return [];
  if (schema === false) return [{ kind: "not-accepted", path, value: "text" }];
  const broken: Value[] = [];
  const add = (kind: string, value: unknown) => broken.push({ kind, path, value });
  const types = typesOf(schema);
  const number = types.includes("integer") ? "integer" : "number";
  const stranger = Object.entries({ string: "text", [number]: 7, boolean: true }).find(
    ([type]) => types.length > 0 && !types.includes(type),
  );
  const isItem = typeof path.at(-1) === "number";
  const tempting = isItem ? undefined : temptingFor(schema, types);
  if (stranger) add("wrong-type", tempting ?? stranger[1]);
  if (types.join() === "string" && !isChoice(schema) && !isItem)
    add("text-in-list", [known ?? sample(schema)]);
  if (types.join() === "boolean") add("boolean-as-number", 1);
  if (types.join() === "array" && typeof schema.items === "object")
    add("list-as-object", { 0: sample(schema.items) });
  if (types.includes(number) && !types.includes("string")) add("number-as-text", "5");
  if (number === "integer" && !types.includes("number")) add("fraction", 1.5);
  if (isChoice(schema)) add("outside-enum", inOtherCase(choicesOf(schema)) ?? "no-such-value");
  if (schema.format?.startsWith("date")) add("wrong-format", "yesterday");
  if (schema.minimum !== undefined) add("below-minimum", schema.minimum - 1);
  if (schema.maximum !== undefined) add("above-maximum", schema.maximum + 1);
  if (schema.minLength) add("too-short", "a".repeat(schema.minLength - 1));
  if (schema.maxLength !== undefined) add("too-long", textOf(schema.maxLength + 1, known));
  if (schema.minItems) add("too-few", items(schema, schema.minItems - 1));
  if (schema.maxItems !== undefined) add("too-many", items(schema, schema.maxItems + 1));
  if (schema.items !== undefined) broken.push(...brokenValues({ path: [...path, 0], schema: schema.items }));
  // One branch refuses the types of the others, but its bounds hold for its own type.
  const ofBranches = (schema.anyOf ?? []).flatMap((branch) => brokenValues({ path, schema: branch }));
  return [...broken, ...ofBranches.filter(({ kind }) => !kindsOfType.includes(kind))];
}

/** What a parameter of a query must refuse, where whatever comes is a text. */
export function brokenTexts(field: Field): Value[] {
  const types = typeof field.schema === "object" ? typesOf(field.schema) : [];
  // A server may read a number only as far as it goes.
  const text = types.includes("boolean") ? "text" : types.includes("string") ? undefined : "5x";
  const ofType = { kind: "wrong-type", path: field.path, value: text };
  const others = brokenValues(field).filter(({ kind }) => !kindsOfType.includes(kind));
  return text === undefined || types.length === 0 ? others : [ofType, ...others];
}

/** Kinds of a value that a body must refuse since it is of another type. */
const kindsOfType = ["wrong-type", "number-as-text", "text-in-list", "boolean-as-number", "list-as-object"];

/**
 * A value of another type that a server may be tempted to take, so that one that checks nothing takes it as well: an item for a
 * list, a list of one for one, a boolean in words.
 */
function temptingFor(schema: Schema, types: readonly string[]): unknown {
  switch (types.join()) {
    case "array":
      return typeof schema.items === "object" ? sample(schema.items) : undefined;
    case "boolean":
      return "true";
    case "integer":
    case "number":
      return [sample(schema)];
    case "string":
      return isChoice(schema) ? [sample(schema)] : undefined;
    default:
      return undefined;
  }
}

function isChoice(schema: Schema): boolean {
  return schema.enum !== undefined || "const" in schema;
}

function choicesOf(schema: Schema): readonly unknown[] {
  return schema.enum ?? [schema.const];
}

/** One of some values in letters of the other case, which a server that takes any text takes too; `undefined` if none has letters. */
function inOtherCase(choices: readonly unknown[]): string | undefined {
  const texts = choices.filter((one) => typeof one === "string");
  return texts
    .flatMap((text) => [text.toLowerCase(), text.toUpperCase()])
    .find((text) => !choices.includes(text));
}

/**
 * Values that a field must accept: the last on this side of each of its bounds, and the whole of an enumeration. Lists are
 * made of items of `known`, a value that the field is documented to take, if there is one.
 */
export function boundaryValues({ path, schema }: Field, known?: unknown): Value[] {
  if (typeof schema === "boolean") return [];
  const values: Value[] = [];
  const add = (kind: string, value: unknown) => values.push({ kind, path, value });
  if (schema.minimum !== undefined) add("at-minimum", schema.minimum);
  if (schema.maximum !== undefined) add("at-maximum", schema.maximum);
  if (schema.minLength !== undefined) add("shortest", "a".repeat(schema.minLength));
  if (schema.maxLength !== undefined) add("longest", textOf(schema.maxLength, known));
  if (schema.minItems !== undefined) add("fewest", items(schema, schema.minItems, known));
  if (schema.maxItems !== undefined) add("most", items(schema, schema.maxItems, known));
  if (schema.enum) add("last-value", schema.enum.at(-1));
  if (typeof schema.items === "object" && schema.items.enum) add("every-value", schema.items.enum);
  if (schema.items !== undefined)
    values.push(...boundaryValues({ path: [...path, 0], schema: schema.items }));
  return [...values, ...(schema.anyOf ?? []).flatMap((branch) => boundaryValues({ path, schema: branch }))];
}

/** A text of so many characters; an address where the field is known to take one. */
function textOf(length: number, known: unknown): string {
  const address = typeof known === "string" ? /^https?:\/\/[^/?#]+/.exec(known)?.[0] : undefined;
  return (address === undefined ? "" : `${address}/`).padEnd(length, "a");
}

/** Makes some value for a field that its schema accepts. */
export type Sampling = (name: string, schema: SchemaNode) => unknown;

/** Some value that the schema accepts. */
export function sample(schema: SchemaNode): unknown {
  if (typeof schema === "boolean") return "text";
  if ("const" in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0] !== undefined) return sample(schema.anyOf[0]);
  switch (typesOf(schema)[0]) {
    case "integer":
    case "number":
      return schema.minimum ?? 1;
    case "boolean":
      return true;
    case "array":
      return items(schema, Math.max(1, schema.minItems ?? 1));
    case "object":
      return {};
    default:
      if (schema.format === "date") return "2026-01-01";
      if (schema.format === "date-time") return "2026-01-01T00:00:00Z";
      return "text".padEnd(schema.minLength ?? 0, "a");
  }
}

/** A copy of the base with one field set; parents that are missing are made. */
export function withValue(base: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === "number") {
    const copy: unknown[] = Array.isArray(base) ? [...base] : [];
    copy[step] = withValue(copy[step], rest, value);
    return copy;
  }
  const copy: Record<string, unknown> = isRecord(base) ? { ...base } : {};
  copy[step] = withValue(copy[step], rest, value);
  return copy;
}

export function withoutField(base: unknown, name: string): unknown {
  if (!isRecord(base)) return base;
  return Object.fromEntries(Object.entries(base).filter(([field]) => field !== name));
}

export function withoutPath(base: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined || !isRecord(base) || !(step in base)) return base;
  if (rest.length === 0) return withoutField(base, String(step));
  return withValue(base, [step], withoutPath(base[step], rest));
}

export function valueAt(base: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), base);
}

export function hasField(base: unknown, [step, ...rest]: Path): boolean {
  if (step === undefined) return true;
  return isRecord(base) && step in base && hasField(base[step], rest);
}

function items({ items: item = true }: Schema, length: number, known?: unknown): unknown[] {
  const some: unknown = Array.isArray(known) ? known[0] : undefined;
  return Array.from({ length }, () => some ?? sample(item));
}

function typesOf({ type, anyOf = [] }: Schema): string[] {
  const own = type === undefined ? [] : [type].flat();
  return [...own, ...anyOf.flatMap((branch) => (typeof branch === "boolean" ? [] : typesOf(branch)))];
}
