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
import { whole } from "./schemas.ts";

/** A field of a request that is no part of the path. */
export interface RequestField {
  /** As people write it: `filters.daysRun.min`. */
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
    const known = fields.get(field.name);
    // Branches of a union repeat fields of their base; one of them says what the field does.
    if (known?.effect) return;
    const { "x-effect": effect, "x-ignored-when": ignoredWhen } = field.schema;
    fields.set(field.name, { ...field, effect, ignoredWhen });
  };
  for (const [index, node] of (operation.parameters ?? []).entries()) {
    const parameter = resolve(document, node);
    if (parameter.in !== "query") continue;
    const at = declaredAt(node, `${pointer}/parameters/${index}`);
    const { schema: own, name, in: _place, required: _required, ...rest } = parameter;
    const schema = { ...whole(document, own), ...rest };
    add({ name, in: "query", pointer: at, schema, isAssumed: false });
  }
  const body = jsonSchema(operation.requestBody);
  const visit = (node: Schema | Reference, at: string, prefix: string, isWithinAssumed: boolean): void => {
    const schema = whole(document, node);
    const base = declaredAt(node, at);
    for (const union of ["allOf", "oneOf", "anyOf"] as const)
      for (const [index, part] of (schema[union] ?? []).entries())
        visit(part, `${base}/${union}/${index}`, prefix, isWithinAssumed);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (typeof property === "boolean") continue;
      const own = whole(document, property);
      const place = `${base}/properties/${name}`;
      if (own.properties) visit(property, place, `${prefix}${name}.`, isWithinAssumed || "x-assumed" in own);
      else
        add({
          name: `${prefix}${name}`,
          in: "body",
          pointer: place,
          schema: own,
          isAssumed: isWithinAssumed,
        });
    }
  };
  if (body) visit(body, `${pointer}/requestBody/content/application~1json/schema`, "", false);
  return [...fields.values()];
}
