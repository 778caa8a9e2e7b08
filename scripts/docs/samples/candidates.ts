import { requestFields } from "../../openapi/effects.ts";
import { leavesOpen } from "../../openapi/topics.ts";
import {
  parametersIn,
  resolve,
  type Document,
  type Operation,
  type Parameter,
  type Schema,
} from "../../openapi/document.ts";
import { namedExamples, type NamedExample } from "../../openapi/responses.ts";
import type { Call, QueryValue } from "./call.ts";

export type CallInput = Pick<Call, "pathParameters" | "query" | "body">;

/** Rows that a sample asks for, where it may say so: enough to see that there are several. */
const sampleRows = 2;

export function bodyExamples(document: Document, { requestBody }: Operation): NamedExample[] {
  return namedExamples(document, requestBody?.content["application/json"]?.examples);
}

/**
 * What the examples send: each example of the body; for an operation without a body, the examples of its parameters with each
 * value of the one that chooses what is answered.
 */
export function* candidates(document: Document, operation: Operation): Generator<CallInput> {
  const parameters = parametersIn(document, operation);
  const limits = new Set(
    requestFields(document, operation, "").flatMap(({ name, effect }) =>
      effect?.by === "limit" ? [name] : [],
    ),
  );
  const pathParameters = Object.fromEntries(
    parameters
      .filter(({ in: place }) => place === "path")
      .map(({ name, example }) => [name, String(example)]),
  );
  const examples = bodyExamples(document, operation);
  if (examples.length === 0)
    for (const query of queries(document, parameters, limits)) yield { pathParameters, query };
  for (const { value } of examples) yield { pathParameters, query: {}, body: value };
}

/** The required parameters and the limit, for each value of the one that decides what is returned. */
function* queries(
  document: Document,
  parameters: Parameter[],
  limits: Set<string>,
): Generator<Record<string, QueryValue>> {
  const query: Record<string, QueryValue> = {};
  let choice: { name: string; values: unknown[] } | undefined;
  for (const { in: place, name, required, example, schema, ...rest } of parameters) {
    if (place !== "query") continue;
    const values = resolve<Schema>(document, schema).enum;
    // What may be required for all that is known is sent.
    const isOpen = leavesOpen(rest, "required");
    if (typeof example === "string") query[name] = example;
    else if (values && (required || isOpen)) choice = { name, values };
    else if (limits.has(name)) query[name] = sampleRows;
  }
  if (!choice) return yield query;
  for (const value of choice.values) yield { [choice.name]: String(value), ...query };
}
