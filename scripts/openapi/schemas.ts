import { isReference, resolve, type Document, type Reference, type Schema } from "./document.ts";

/** A schema with what it refers to; what stands beside a reference goes before what it leads to. */
export function whole(document: Document, node: Schema | Reference): Schema {
  if (!isReference(node)) return node;
  const { $ref, ...beside } = node as Reference & Schema;
  return { ...whole(document, resolve<Schema>(document, { $ref })), ...beside };
}

/** A schema, or the branches of a union. */
export function branches(document: Document, node: Schema | Reference): Schema[] {
  const schema = whole(document, node);
  return schema.oneOf ? schema.oneOf.flatMap((branch) => branches(document, branch)) : [schema];
}

/** The schema at a way of names, such as `brand.id`, through parts and branches. */
export function fieldOf(document: Document, schema: Schema, name: string): Schema | undefined {
  const [step = "", ...rest] = name.split(".");
  const own = schema.properties?.[step];
  if (own !== undefined && typeof own !== "boolean") {
    const next = whole(document, own);
    return rest.length === 0 ? next : fieldOf(document, next, rest.join("."));
  }
  for (const union of ["allOf", "anyOf", "oneOf"] as const) {
    for (const part of schema[union] ?? []) {
      const found = fieldOf(document, whole(document, part), name);
      if (found) return found;
    }
  }
  return undefined;
}

/** The fields of an object, those of its parts and of its branches included. */
export function properties(document: Document, node: Schema | Reference): Record<string, Schema> {
  const schema = whole(document, node);
  const all: Record<string, Schema> = {};
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? [])])
    Object.assign(all, properties(document, part));
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    if (typeof property !== "boolean") all[name] = whole(document, property);
  return all;
}

/** The names of the fields without which an object is refused, those of its parts included. */
export function requiredIn(document: Document, node: Schema | Reference): string[] {
  const { required = [], allOf = [] } = whole(document, node);
  return [...required, ...allOf.flatMap((part) => requiredIn(document, part))];
}

/** The only value, or the only values, that a schema allows. */
export function constantsOf({ const: constant, enum: values = [] }: Schema): unknown[] {
  return constant === undefined ? values : [constant, ...values];
}
