import { parametersIn, type Document, type Operation, type Parameter } from "../../openapi/document.ts";
import type { OperationRow } from "../../openapi/operations.ts";
import { namedExamples } from "../../openapi/responses.ts";
import { allowedValues, deref } from "../../openapi/schemas.ts";

/** The page size of a call by query that the documents show no example of: rows may be charged. */
const exampleLimit = 2;

/**
 * A call made of the document's examples: its first body, the examples of its parameters, and the first value of an enum.
 * `undefined` if the document does not show what is required.
 */
export function exampleCall(document: Document, operation: Operation, row: OperationRow): string | undefined {
  const parameters = parametersIn(document, operation).filter(({ required }) => required);
  const examples = parameters.map((parameter) => ({
    ...parameter,
    example: exampleValue(document, parameter),
  }));
  const values = examples.filter(({ in: place }) => place === "path").map(({ example }) => example);
  if (row.queryParameters.length > 0) {
    const query = examples
      .filter(({ in: place }) => place === "query")
      .map(({ name, example }) => [name, example]);
    const limit = row.paging && [row.paging.limit.name, exampleLimit];
    values.push(Object.fromEntries([...query, ...(limit ? [limit] : [])]));
  }
  if (row.requestBody) {
    const [example] = namedExamples(document, operation.requestBody?.content["application/json"]?.examples);
    values.push(example?.value);
  }
  const isComplete = [...examples.map(({ example }) => example), ...values].every(
    (value) => value !== undefined,
  );
  if (!isComplete) return undefined;
  const result = row.rows ? `{ ${row.rows} }` : "data";
  return `const ${result} = await api.${row.operationId}(${values.map(literal).join(", ")});`;
}

function exampleValue(document: Document, { example, schema }: Parameter): unknown {
  return example ?? allowedValues(deref(document, schema))[0];
}

/** A value as a TypeScript literal. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const pairs = Object.entries(value).map(
    ([key, own]) => `${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${literal(own)}`,
  );
  return pairs.length > 0 ? `{ ${pairs.join(", ")} }` : "{}";
}
