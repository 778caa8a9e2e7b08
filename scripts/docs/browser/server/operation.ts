import type { Call, QueryValue } from "../../samples/call.ts";
import type { Facts, OperationModule } from "../../try-it/facts.ts";
import { toolAddress } from "./tools.ts";

/** What is known of an operation, and the validators of its requests. */
export function loadOperation(name: string): Promise<OperationModule> {
  return import(toolAddress(`${name}.js`)) as Promise<OperationModule>;
}

/** The call of an operation that its page came with, to another server and with another key. */
export function builtCall(facts: Facts, baseUrl: string, apiKey: string | undefined): Call {
  const { version, operationId, method, path, parameters, body } = facts;
  const filled = parameters.filter(({ value }) => value !== "");
  const pathParameters = filled.filter((parameter) => parameter.in === "path");
  const query = filled.filter((parameter) => parameter.in === "query");
  return {
    version,
    operationId,
    method,
    path,
    baseUrl,
    apiKey,
    pathParameters: Object.fromEntries(pathParameters.map(({ name, value }) => [name, value])),
    query: Object.fromEntries(query.map(({ name, kind, value }) => [name, typed(kind, value)])),
    body: body?.examples[0]?.value,
  };
}

function typed(kind: string, value: string): QueryValue {
  if (kind === "integer" || kind === "number") return Number(value);
  return kind === "boolean" ? value === "true" : value;
}
