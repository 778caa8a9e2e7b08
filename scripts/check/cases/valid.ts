import { branchesOf, leavesOpen, type DocumentedOperation } from "../contract/document.ts";
import { requireData } from "../engine/case.ts";
import { validInput } from "../probes/inputs.ts";
import { fieldsOf as fieldsIn, sample } from "../contract/values.ts";
import { fieldsOf } from "../contract/fields.ts";
import type { Exchange, Sending } from "../http/exchange.ts";
import { isOpenRequest, nameBy, operationOf, withFieldBy } from "../contract/table.ts";

/**
 * A request of an operation that the contract accepts: about an account that the server has, and for one row; with another
 * example than the first if one is given.
 */
export async function validSending(
  operation: DocumentedOperation,
  account: () => Promise<string>,
  example: unknown = validInput(operation).body,
): Promise<Sending & Pick<Required<Sending>, "query">> {
  const { query = {} } = validInput(operation);
  const body = withoutInvented(operation, example);
  const row = operationOf(operation.version, operation.id);
  const id = needsAccount(operation, body) ? await account() : "";
  const about = namesAccount(operation, body) ? withFieldBy(row, "account", fieldsOf(body), id) : body;
  return {
    version: operation.version,
    operation: row,
    path: operation.path.replace(/\{\w+\}/, encodeURIComponent(id)),
    query: forOneRow(operation, { ...unsure(operation), ...query }, "query"),
    ...(body !== undefined && { body: forOneRow(operation, fieldsOf(about), "body") }),
  };
}

/**
 * Breaks off where a request may lack what no document states, and the server says so before anything else.
 *
 * @throws {Inconclusive}
 */
export function requireKnown(operation: DocumentedOperation, { status }: Exchange): void {
  const schema = operation.requestBody?.content["application/json"].schema ?? true;
  const isOpen =
    isOpenRequest(operationOf(operation.version, operation.id)) ||
    branchesOf(schema).some((part) => leavesOpen(part, "request") || leavesOpen(part, "required"));
  requireData(!isOpen || status !== 400, "the server rejects a request whose fields are not specified");
}

export function needsAccount(operation: DocumentedOperation, body: unknown): boolean {
  return operation.path.includes("{") || namesAccount(operation, body);
}

/** Whether a body has the field for the account that the operation is asked about. */
export function namesAccount({ version, id }: DocumentedOperation, body: unknown): boolean {
  const name = nameBy(operationOf(version, id), "account");
  return name !== undefined && name in fieldsOf(body);
}

/**
 * A body without the fields whose values a server may know better, such as places and taxonomy paths, which an example can
 * only invent; those that the case is about stay.
 */
export function withoutInvented(
  operation: DocumentedOperation,
  body: unknown,
  about: readonly string[] = [],
): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const { effects, lists } = operationOf(operation.version, operation.id);
  // What finds rows stays, since a search may need it.
  const finds = (name: string) => {
    const { by, field, precedence } = effects[name] ?? { by: "limit" };
    return (
      precedence !== undefined ||
      by === "subject" ||
      by === "limit" ||
      by === "contains" ||
      lists.some(({ key }) => key === field)
    );
  };
  const schema = operation.requestBody?.content["application/json"].schema ?? true;
  const open = fieldsIn(schema, body).flatMap(({ path: [first = "", ...rest], schema: field }) => {
    const name = String(first);
    const isOpen =
      typeof field === "object" &&
      (leavesOpen(field, "values") || leavesOpen(field, "format") || field["x-assumed"] !== undefined);
    const isInvented = effects[name]?.by === "below" || (isOpen && !finds(name));
    return rest.length === 0 && isInvented ? [name] : [];
  });
  const kept = Object.entries(body).filter(([name]) => !open.includes(name) || about.includes(name));
  return Object.fromEntries(kept);
}

/** What a request has to have, as far as that is known: of a parameter that may be required, any value. */
export function unsure({ parameters }: DocumentedOperation): Record<string, string> {
  const some = parameters.filter((parameter) => leavesOpen(parameter, "required"));
  return Object.fromEntries(some.map(({ name, schema }) => [name, String(sample(schema))]));
}

/** The fields with a limit of one row, where the operation takes one there and none is set. */
export function forOneRow<T extends Record<string, unknown>>(
  operation: DocumentedOperation,
  fields: T,
  place: "query" | "body",
): T {
  const { paging } = operationOf(operation.version, operation.id);
  if (!paging || paging.in !== place || paging.limit.name in fields) return fields;
  return { ...fields, [paging.limit.name]: place === "query" ? "1" : 1 };
}
