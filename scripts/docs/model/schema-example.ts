import { namedExamples, type NamedExample } from "../../openapi/responses.ts";
import {
  eachOperation,
  isReference,
  resolve,
  type Document,
  type Reference,
  type Schema,
} from "../../openapi/document.ts";

/** A value of a schema with a name: out of the first documented body that has one. */
export function schemaExample(document: Document, name: string): NamedExample | undefined {
  const reference = `#/components/schemas/${name}`;
  for (const { operation } of eachOperation(document)) {
    const media = [
      operation.requestBody?.content["application/json"],
      ...Object.entries(operation.responses)
        .filter(([status]) => Number(status) < 400)
        .map(([, response]) => resolve(document, response).content?.["application/json"]),
    ];
    for (const one of media) {
      for (const example of namedExamples(document, one?.examples)) {
        const value = one && valueAt(document, one.schema, example.value, reference);
        if (!isTelling(value)) continue;
        // What is said of the whole may not be true of a part of it.
        const isWhole = value === example.value;
        return { ...example, value, ...(!isWhole && { summary: `From the example: ${example.summary}` }) };
      }
    }
  }
  return undefined;
}

/** A plain string says less than the description does. */
function isTelling(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}

function valueAt(document: Document, node: Schema | Reference, value: unknown, reference: string): unknown {
  if (value === undefined || value === null) return undefined;
  if (isReference(node) && node.$ref === reference) return value;
  const schema = resolve<Schema>(document, node);
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
    if (!mayBe(document, part, value)) continue;
    const found = valueAt(document, part, value, reference);
    if (found !== undefined) return found;
  }
  if (Array.isArray(value)) {
    const { items } = schema;
    if (!items) return undefined;
    const found = value.map((item) => valueAt(document, items, item, reference));
    return found.find((item) => isTelling(item));
  }
  if (typeof value !== "object") return undefined;
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    if (typeof property === "boolean") continue;
    const found = valueAt(document, property, Reflect.get(value, key), reference);
    if (isTelling(found)) return found;
  }
  return undefined;
}

/** Whether a value can be of a shape: nothing that tells the shape from others contradicts it. */
function mayBe(document: Document, node: Schema | Reference, value: unknown): boolean {
  const schema = resolve<Schema>(document, node);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return true;
  const isThere = (name: string) => Reflect.get(value, name) !== undefined;
  if (!(schema.required ?? []).every(isThere)) return false;
  const contradicts = Object.entries(schema.properties ?? {}).some(([key, property]) => {
    if (!isThere(key)) return false;
    if (typeof property === "boolean") return !property;
    const { const: only } = resolve<Schema>(document, property);
    return only !== undefined && only !== Reflect.get(value, key);
  });
  return !contradicts && (schema.allOf ?? []).every((part) => mayBe(document, part, value));
}
