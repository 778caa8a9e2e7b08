import {
  declaredAt,
  jsonSchema,
  resolve,
  type Document,
  type Operation,
  type Reference,
  type Schema,
} from "./document.ts";
import type { Effect, IgnoredWhen } from "./meaning.ts";
import { deref } from "./schemas.ts";

/** A field of a request that is no part of the path. */
export interface RequestField {
  /** As people write it: `filters.size.min`. */
  name: string;
  in: "query" | "body";
  /** JSON Pointer into the document, of the node that declares it. */
  pointer: string;
  /** The node and, where it is a reference, what that leads to. */
  schema: Schema;
  effect: Effect | undefined;
  ignoredWhen: IgnoredWhen | undefined;
  /** The document assumes the object that the field is in. */
  isAssumed: boolean;
}

/** Every query parameter and every field of the body, nested ones behind their parents; those that are forbidden left out. */
export function requestFields(document: Document, operation: Operation, pointer: string): RequestField[] {
  const fields = new Map<string, RequestField>();
  const add = (field: Omit<RequestField, "effect" | "ignoredWhen">) => {
    const earlier = fields.get(field.name);
    // Branches of a union repeat fields of their base; only one of them states the effect.
    if (earlier?.effect) return;
    const { "x-effect": effect, "x-ignored-when": ignoredWhen } = field.schema;
    fields.set(field.name, { ...field, effect, ignoredWhen });
  };
  for (const [index, node] of (operation.parameters ?? []).entries()) {
    const parameter = resolve(document, node);
    if (parameter.in !== "query") continue;
    const at = declaredAt(node, `${pointer}/parameters/${index}`);
    const { schema: declared, name, in: _in, required: _isRequired, ...rest } = parameter;
    const schema = { ...deref(document, declared), ...rest };
    add({ name, in: "query", pointer: at, schema, isAssumed: false });
  }
  const body = jsonSchema(operation.requestBody);
  const visit = (node: Schema | Reference, at: string, prefix: string, isWithinAssumed: boolean): void => {
    const schema = deref(document, node);
    const base = declaredAt(node, at);
    for (const union of ["allOf", "oneOf", "anyOf"] as const)
      for (const [index, part] of (schema[union] ?? []).entries())
        visit(part, `${base}/${union}/${index}`, prefix, isWithinAssumed);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (typeof property === "boolean") continue;
      const resolved = deref(document, property);
      const fieldName = `${prefix}${name}`;
      const place = `${base}/properties/${name}`;
      if (resolved.properties)
        visit(property, place, `${fieldName}.`, isWithinAssumed || "x-assumed" in resolved);
      else add({ name: fieldName, in: "body", pointer: place, schema: resolved, isAssumed: isWithinAssumed });
    }
  };
  if (body) visit(body, `${pointer}/requestBody/content/application~1json/schema`, "", false);
  return [...fields.values()];
}
