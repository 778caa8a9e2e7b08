import { isReference, resolve, type Document, type Reference, type Schema } from "./document.ts";

/** A schema with its references resolved; keywords beside a reference override those of its target. */
export function deref(document: Document, node: Schema | Reference): Schema {
  if (!isReference(node)) return node;
  const { $ref, ...beside } = node as Reference & Schema;
  return { ...deref(document, resolve<Schema>(document, { $ref })), ...beside };
}

/** A schema, or the branches of a union. */
export function branches(document: Document, node: Schema | Reference): Schema[] {
  const schema = deref(document, node);
  return schema.oneOf ? schema.oneOf.flatMap((branch) => branches(document, branch)) : [schema];
}

/** The schema of a nested field such as `brand.id`, also within `allOf`, `anyOf` and `oneOf`. */
export function fieldSchema(document: Document, schema: Schema, name: string): Schema | undefined {
  const [step = "", ...rest] = name.split(".");
  const property = schema.properties?.[step];
  if (property !== undefined && typeof property !== "boolean") {
    const next = deref(document, property);
    return rest.length === 0 ? next : fieldSchema(document, next, rest.join("."));
  }
  for (const union of ["allOf", "anyOf", "oneOf"] as const) {
    for (const part of schema[union] ?? []) {
      const schemaOfField = fieldSchema(document, deref(document, part), name);
      if (schemaOfField) return schemaOfField;
    }
  }
  return undefined;
}

/** The fields of an object, those of its parts and of its branches included. */
export function properties(document: Document, node: Schema | Reference): Record<string, Schema> {
  const schema = deref(document, node);
  const fields: Record<string, Schema> = {};
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? [])])
    Object.assign(fields, properties(document, part));
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    if (typeof property !== "boolean") fields[name] = deref(document, property);
  return fields;
}

/** The names of the fields without which an object is refused, those of its parts included. */
export function requiredIn(document: Document, node: Schema | Reference): string[] {
  const { required = [], allOf = [] } = deref(document, node);
  return [...required, ...allOf.flatMap((part) => requiredIn(document, part))];
}

/** The values that `const` and `enum` allow; empty if there is neither. */
export function allowedValues({ const: constant, enum: values = [] }: Schema): unknown[] {
  return constant === undefined ? values : [constant, ...values];
}
