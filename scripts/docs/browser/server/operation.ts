import { bodyAs } from "../../samples/body.ts";
import type { Call, QueryValue } from "../../samples/call.ts";
import type { Facts, OperationModule, Parameter } from "../../try-it/facts.ts";
import { toolAddress } from "./tools.ts";

/** What is known of an operation, and the validators of its requests. */
export function loadOperation(file: string): Promise<OperationModule> {
  return import(toolAddress(file)) as Promise<OperationModule>;
}

/** The call of an operation that its page came with, to another server and with another key. */
export function builtCall(facts: Facts, baseUrl: string, apiKey: string | undefined): Call {
  const { parameters, body } = facts;
  const filled = (place: Parameter["in"]) =>
    parameters.filter((parameter) => parameter.in === place && parameter.value.length > 0);
  const texts = (place: Parameter["in"]) =>
    Object.fromEntries(filled(place).map(({ name, value }) => [name, String(value)]));
  return callTo(facts, {
    baseUrl,
    apiKey,
    pathParameters: texts("path"),
    query: Object.fromEntries(filled("query").map(({ name, kind, value }) => [name, typed(kind, value)])),
    headers: texts("header"),
    value: body?.examples[0]?.value,
  });
}

type Filled = Pick<Call, "baseUrl" | "apiKey" | "pathParameters" | "query"> & {
  headers: Record<string, string>;
  /** The body, as JSON; `undefined`: none. */
  value: unknown;
};

/** The call of an operation with what was filled in. */
export function callTo(facts: Facts, { headers, value, ...filled }: Filled): Call {
  const { version, secrets, operationId, method, path, body } = facts;
  return {
    version,
    secrets,
    operationId,
    method,
    path,
    ...filled,
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(body && bodyAs(body.type, value, body.files)),
  };
}

function typed(kind: string, value: string | string[]): QueryValue {
  if (typeof value !== "string") return value;
  if (kind === "integer" || kind === "number") return Number(value);
  return kind === "boolean" ? value === "true" : value;
}
