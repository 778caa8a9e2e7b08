import {
  eachOperation,
  isReference,
  jsonSchema,
  componentName,
  successResponse,
  type Document,
  type Reference,
  type Schema,
} from "../openapi/document.ts";
import { deref } from "../openapi/schemas.ts";

/** The fields of an object, each with the fields of its value or items; 0 if these are unknown. */
export interface KnownFields {
  [name: string]: KnownFields | 0;
}

/** The documented fields of the successful response of each operation, by operationId. */
export function knownFields(document: Document): Record<string, KnownFields> {
  return Object.fromEntries(
    [...eachOperation(document)].flatMap(({ operation }) => {
      const schema = jsonSchema(successResponse(document, operation));
      const fields = schema && fieldsOfSchema(document, schema, []);
      return fields ? [[operation.operationId, fields]] : [];
    }),
  );
}

/** The fields of all parts and branches of a schema together. */
function fieldsOfSchema(
  document: Document,
  node: Schema | Reference,
  within: readonly string[],
): KnownFields | undefined {
  const name = isReference(node) ? componentName(node) : undefined;
  // A recursive schema is visited once.
  if (name !== undefined && within.includes(name)) return undefined;
  const inside = name === undefined ? within : [...within, name];
  const { properties, items, allOf = [], anyOf = [], oneOf = [] } = deref(document, node);
  const found: KnownFields = {};
  for (const [field, schema] of Object.entries(properties ?? {}))
    found[field] = (typeof schema === "object" && fieldsOfSchema(document, schema, inside)) || 0;
  for (const part of [...allOf, ...anyOf, ...oneOf, ...(items ? [items] : [])])
    merge(found, fieldsOfSchema(document, part, inside) ?? {});
  return Object.keys(found).length > 0 ? found : undefined;
}

function merge(into: KnownFields, more: KnownFields): void {
  for (const [name, fields] of Object.entries(more)) {
    const known = into[name];
    if (known && fields) merge(known, fields);
    else into[name] = known || fields;
  }
}
