import { namedExamples, type NamedExample } from "../../openapi/responses.ts";
import { memoize } from "../../lib/memoize.ts";
import {
  componentName,
  eachOperation,
  isReference,
  resolve,
  type Document,
  type Reference,
  type Schema,
} from "../../openapi/document.ts";

/** A value of a schema with a name: out of the first documented body that has one. */
export function schemaExample(document: Document, name: string): NamedExample | undefined {
  return examplesBySchema(document).get(name);
}

const examplesBySchema = memoize((document: Document) => {
  const exampleBySchema = new Map<string, NamedExample>();
  for (const { operation } of eachOperation(document)) {
    const media = [
      operation.requestBody?.content["application/json"],
      ...Object.entries(operation.responses)
        .filter(([status]) => Number(status) < 400)
        .map(([, response]) => resolve(document, response).content?.["application/json"]),
    ];
    for (const mediaType of media)
      for (const example of namedExamples(document, mediaType?.examples))
        if (mediaType) collect({ document, exampleBySchema, example }, mediaType.schema, example.value);
  }
  return exampleBySchema;
});

/** A plain string says less than the description does. */
function isTelling(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}

interface Collecting {
  document: Document;
  exampleBySchema: Map<string, NamedExample>;
  /** The example of which the values are. */
  example: NamedExample;
}

/** Takes the values of all schemas with a name within one, of which none is known yet. */
function collect(collecting: Collecting, node: Schema | Reference, value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  const { document, exampleBySchema, example } = collecting;
  if (isReference(node) && isTelling(value) && !exampleBySchema.has(componentName(node))) {
    // What is said of the whole may not be true of a part of it.
    const isWhole = value === example.value;
    const summary = isWhole ? example.summary : `From the example: ${example.summary}`;
    exampleBySchema.set(componentName(node), { ...example, value, summary });
  }
  const schema = resolve<Schema>(document, node);
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])])
    if (mayBe(document, part, value)) collect(collecting, part, value);
  if (Array.isArray(value)) for (const item of value) collect(collecting, schema.items ?? {}, item);
  else
    for (const [key, property] of Object.entries(schema.properties ?? {}))
      if (typeof property !== "boolean") collect(collecting, property, Reflect.get(value, key));
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
