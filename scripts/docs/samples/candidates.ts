import { requestFields } from "../../openapi/effects.ts";
import type { Way } from "../../openapi/meaning.ts";
import { leavesOpen } from "../../openapi/topics.ts";
import {
  parametersIn,
  resolve,
  type Document,
  type Example,
  type Operation,
  type Parameter,
  type Reference,
  type Schema,
} from "../../openapi/document.ts";
import type { Call, QueryValue } from "./call.ts";

/** What a call may carry. */
export type Sent = Pick<Call, "pathParameters" | "query" | "body">;

/** A documented example of a request body. */
export interface BodyExample {
  name: string;
  summary: string;
  value: unknown;
}

/** Rows that a sample asks for, where it may say so: enough to see that there are several. */
const FEW = 2;

/** The examples of an operation's body, with an account that the mock knows instead of the documents' own. */
export function bodyExamples(document: Document, operation: Operation, accountId: string): BodyExample[] {
  const examples = operation.requestBody?.content["application/json"]?.examples ?? {};
  return Object.entries(examples).map(([name, node]) => {
    const { value, summary = name } = resolve<Example>(document, node);
    return { name, summary, value: exchange(value, exampleIds(document), accountId) };
  });
}

/**
 * What may be sent, the most telling first: the examples of the body as they are, then each with ever fewer of its
 * filters; for an operation without a body each value of the parameter that chooses what is answered.
 */
export function* candidates(document: Document, operation: Operation, accountId: string): Generator<Sent> {
  const parameters = parametersIn(document, operation);
  const fields = requestFields(document, operation, "");
  const named = (...ways: Way[]) =>
    new Set(fields.flatMap(({ name, effect }) => (effect && ways.includes(effect.by) ? [name] : [])));
  const pathParameters = Object.fromEntries(
    parameters.filter((parameter) => parameter.in === "path").map(({ name }) => [name, accountId]),
  );
  const examples = bodyExamples(document, operation, accountId);
  if (examples.length === 0) {
    for (const query of queries(document, parameters, named("limit"))) yield { pathParameters, query };
    return;
  }
  for (const { value } of examples) yield { pathParameters, query: {}, body: value };
  for (const { value } of examples) {
    for (const body of withFewerFilters(value, named("limit", "offset")))
      yield { pathParameters, query: {}, body };
  }
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
    else if (limits.has(name)) query[name] = FEW;
  }
  if (!choice) return yield query;
  for (const value of choice.values) yield { [choice.name]: String(value), ...query };
}

/** The value less its last filter, its last two, and so on; what limits the rows stays. */
function* withFewerFilters(value: unknown, pages: Set<string>): Generator<object> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  const entries = Object.entries(value);
  const paging = entries.filter(([name]) => pages.has(name));
  const filters = entries.filter(([name]) => !pages.has(name));
  for (let length = filters.length - 1; length > 0; length -= 1) {
    yield Object.fromEntries([...filters.slice(0, length), ...paging]);
  }
}

/** The ids of accounts that the documents' examples are about. */
function exampleIds(document: Document): Set<unknown> {
  const nodes: (Parameter | Reference)[] = [
    ...Object.values(document.components.parameters ?? {}),
    ...Object.values(document.paths).flatMap((item) =>
      Object.values(item).flatMap(({ parameters = [] }) => parameters),
    ),
  ];
  const parameters = nodes.map((node) => resolve(document, node));
  return new Set(parameters.filter((parameter) => parameter.in === "path").map(({ example }) => example));
}

function exchange(value: unknown, ids: Set<unknown>, accountId: string): unknown {
  if (typeof value === "string") return ids.has(value) ? accountId : value;
  if (Array.isArray(value)) return value.map((member) => exchange(member, ids, accountId));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, exchange(member, ids, accountId)]),
  );
}
