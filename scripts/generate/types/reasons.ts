import { isReference, type Document, type Reference, type Schema } from "../../openapi/document.ts";
import { deref } from "../../openapi/schemas.ts";
import { responseSchemas } from "./requests.ts";

/** The document with the reason in the description of each field that responses may lack because it is only assumed. */
export function withReasons(document: Document): Document {
  const inResponses = responseSchemas(document);
  const { components } = document;
  const schemas = Object.entries(components.schemas).map(([name, schema]): [string, Schema] => [
    name,
    inResponses.has(name) ? withReasonsInFields(document, schema) : schema,
  ]);
  return { ...document, components: { ...components, schemas: Object.fromEntries(schemas) } };
}

function withReasonsInFields(document: Document, schema: Schema): Schema {
  const { properties, allOf, required = [] } = schema;
  const fields = Object.entries(properties ?? {}).map(([name, field]) => [
    name,
    typeof field === "boolean" || required.includes(name) ? field : withReason(document, field),
  ]);
  const { description, "x-assumed": reason } = schema;
  const mayLackSome = Object.keys(properties ?? {}).some((name) => !required.includes(name));
  const isAssumed = mayLackSome && typeof reason === "string" && typeof description === "string";
  return {
    ...schema,
    ...(isAssumed && { description: `${description.trim()} ${reason.trim()}` }),
    ...(properties && { properties: Object.fromEntries(fields) as typeof properties }),
    ...(allOf && {
      allOf: allOf.map((part) => (isReference(part) ? part : withReasonsInFields(document, part))),
    }),
  };
}

function withReason(document: Document, field: Schema | Reference): Schema | Reference {
  const reason = deref(document, field)["x-assumed"];
  if (typeof reason !== "string") return field;
  // On one line: openapi-typescript indents further lines.
  const parts = [descriptionOf(document, field), "Assumed, so it may be missing.", reason.trim()];
  return { ...field, description: parts.filter(Boolean).join(" ") };
}

/** The description of a field or of its items. */
function descriptionOf(document: Document, field: Schema | Reference): string | undefined {
  const { description, items } = deref(document, field);
  if (typeof description === "string") return description.trim();
  return items && descriptionOf(document, items);
}
