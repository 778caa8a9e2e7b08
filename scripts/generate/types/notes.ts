import { isReference, type Document, type Reference, type Schema } from "../../openapi/document.ts";
import { assumedShape, assumedTexts } from "../../openapi/assumed.ts";
import { isRecord } from "../../lib/json.ts";
import { deref } from "../../openapi/schemas.ts";
import { unspecifiedIn, unspecifiedText } from "../../openapi/topics.ts";
import { responseSchemas } from "./requests.ts";

/**
 * The document with notes in the descriptions of fields and parameters: what is only assumed of them, with the reason, and what is not
 * specified. Parameters also have the default and format of their schemas.
 */
export function withNotes(document: Document): Document {
  const inResponses = responseSchemas(document);
  const { components, paths } = document;
  const schemas = Object.entries(components.schemas).map(([name, schema]): [string, Schema] => [
    name,
    withNotesInFields(document, schema, inResponses.has(name)),
  ]);
  return {
    ...document,
    components: { ...components, schemas: Object.fromEntries(schemas) },
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, item]) => [path, withNotesInParameters(document, item)]),
    ),
  };
}

function withNotesInFields(document: Document, schema: Schema, isInResponse: boolean): Schema {
  const { properties, allOf, required = [] } = schema;
  const fields = Object.entries(properties ?? {}).map(([name, field]) => [
    name,
    typeof field === "boolean" ? field : withNote(document, field, isInResponse && !required.includes(name)),
  ]);
  const { description, "x-assumed": reason } = schema;
  const mayLackSome = isInResponse && Object.keys(properties ?? {}).some((name) => !required.includes(name));
  const isAssumed = mayLackSome && typeof reason === "string" && typeof description === "string";
  return {
    ...schema,
    ...(isAssumed && { description: `${description.trim()} ${reason.trim()}` }),
    ...(properties && { properties: Object.fromEntries(fields) as typeof properties }),
    ...(allOf && {
      allOf: allOf.map((part) =>
        isReference(part) ? part : withNotesInFields(document, part, isInResponse),
      ),
    }),
  };
}

function withNotesInParameters<Item extends object>(document: Document, item: Item): Item {
  const operations = Object.entries(item).map(([method, operation]: [string, unknown]) => {
    const parameters = isRecord(operation) ? operation["parameters"] : undefined;
    if (!isRecord(operation) || !Array.isArray(parameters)) return [method, operation];
    const noted = parameters.map((parameter: { schema: Schema | Reference } | Reference) => {
      if (isReference(parameter)) return parameter;
      const { default: standard, format } = deref(document, parameter.schema);
      const stated = {
        ...(standard !== undefined && { default: standard }),
        ...(format !== undefined && { format }),
      };
      return withNote(document, { ...parameter, ...stated }, false);
    });
    return [method, { ...operation, parameters: noted }];
  });
  return Object.fromEntries(operations) as Item;
}

function withNote(
  document: Document,
  field: Schema | Reference,
  isOptionalInResponse: boolean,
): Schema | Reference {
  const resolved = deref(document, field);
  const open = unspecifiedIn(resolved).map(unspecifiedText);
  const notes = [
    ...(isOptionalInResponse && assumedShape(resolved).length > 0 ? ["Assumed, so it may be missing."] : []),
    ...assumedTexts(resolved),
    ...(open.length > 0 ? [`Not specified: ${open.join("; ")}.`] : []),
  ];
  if (notes.length === 0) return field;
  // On one line: openapi-typescript indents further lines.
  const parts = [descriptionOf(document, field), ...notes.map((note) => note.trim())];
  return { ...field, description: parts.filter(Boolean).join(" ") };
}

/** The description of a field or of its items. */
function descriptionOf(document: Document, field: Schema | Reference): string | undefined {
  const { description, items } = deref(document, field);
  if (typeof description === "string") return description.trim();
  return items && descriptionOf(document, items);
}
