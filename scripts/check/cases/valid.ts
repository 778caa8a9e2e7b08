import { leavesOpen, type Operation } from "../contract/document.ts";
import { validInput } from "../contract/inputs.ts";
import { sample } from "../contract/values.ts";
import { fieldsOf } from "../fields.ts";
import type { Sending } from "../sending/exchange.ts";
import { operationOf } from "../contract/table.ts";

/** A request of an operation that the contract accepts: about an account that the server has, and for one row. */
export async function validSending(operation: Operation, account: () => Promise<string>): Promise<Sending> {
  const { body, query = {} } = validInput(operation);
  const row = operationOf(operation.version, operation.id);
  const id = needsAccount(operation, body) ? await account() : "";
  const about = "accountId" in fieldsOf(body) ? { ...fieldsOf(body), accountId: id } : body;
  return {
    version: operation.version,
    operation: row,
    path: operation.path.replace("{id}", encodeURIComponent(id)),
    query: forOneRow(operation, { ...unsure(operation), ...query }, "query"),
    ...(body !== undefined && { body: forOneRow(operation, fieldsOf(about), "body") }),
  };
}

export function needsAccount({ path }: Operation, body: unknown): boolean {
  return path.includes("{id}") || "accountId" in fieldsOf(body);
}

/** What a request has to have, as far as that is known: of a parameter that may be required, any value. */
export function unsure({ parameters }: Operation): Record<string, string> {
  const some = parameters.filter((parameter) => leavesOpen(parameter, "required"));
  return Object.fromEntries(some.map(({ name, schema }) => [name, String(sample(schema))]));
}

/** The fields with a limit of one row, where the operation takes one there and none is set. */
export function forOneRow<T extends Record<string, unknown>>(
  operation: Operation,
  fields: T,
  place: "query" | "body",
): T {
  const { paging } = operationOf(operation.version, operation.id);
  if (!paging || paging.in !== place || paging.limit.name in fields) return fields;
  return { ...fields, [paging.limit.name]: place === "query" ? "1" : 1 };
}
