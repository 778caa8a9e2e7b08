import { requestViolations } from "@adintel/client/validation";
import { refusal } from "./answers.ts";
import { isInQuery } from "./mistaken.ts";
import { mutant, type Mutant } from "./mutant.ts";
import type { Name } from "./names.ts";
import {
  around,
  changeRequestBody,
  rewrite,
  type Change,
  type OperationName,
  type Row,
  type Sent,
} from "./wrap.ts";
import { brand } from "./world.ts";

/** A field whose faults are accepted: a value that breaks the contract is left out, or something stands in for it. */
export function unchecked(
  id: string,
  operation: OperationName,
  field: Name,
  /** What is sent to show it, beside the other fields. */
  value: unknown,
  {
    what = `\`${field}\` is not checked: what breaks the contract is ignored.`,
    others = {},
    when = () => true,
    instead,
  }: { what?: string; others?: Row; when?: (value: unknown) => boolean; instead?: unknown } = {},
): Mutant {
  const isFaulty = (sent: Sent) =>
    when(fieldsOf(sent)[field]) && faultsOf(operation, sent).some(({ path }) => path.split(".")[0] === field);
  return accepted(id, operation, what, { ...others, [field]: value }, (fields, sent) => {
    if (!isFaulty(sent)) return undefined;
    const { [field]: _, ...kept } = fields;
    return instead === undefined ? kept : { ...kept, [field]: instead };
  });
}

/** The fields that the contract of an operation does not have, ignored. */
export function ignoresUnknown(id: string, operation: OperationName, fields: Row): Mutant {
  const what = "Fields of the body that the contract does not have are ignored.";
  return accepted(id, operation, what, fields, (body, sent) => {
    const unknown = faultsOf(operation, sent).filter(({ message }) => message === "is not a known field");
    return Object.fromEntries(
      Object.entries(body).filter(([name]) => !unknown.some(({ path }) => path === name)),
    );
  });
}

function faultsOf(operation: OperationName, { id, query, body }: Sent) {
  const [version, operationId] = operation.split("/") as ["v1" | "v2", string];
  const request = { path: { id: id || "none" }, query: Object.fromEntries(query), body };
  return requestViolations(version, operationId, request);
}

/** A request that breaks the contract and is accepted as another one that keeps it; `undefined`: as it is. */
export function accepted(
  id: string,
  operation: OperationName,
  what: string,
  fields: Row,
  as: (fields: Row, sent: Sent) => Row | undefined,
): Mutant {
  return mutant({
    id: `validation/${id}`,
    operation,
    what,
    change: changeFields(as),
    probe: async (ask) => (await ask(partsOf(operation, fields))).status,
  });
}

/** A request that keeps the contract, at a bound, and is refused. */
export function refused(
  id: string,
  operation: OperationName,
  what: string,
  field: Name,
  fields: Row,
  when: (value: unknown) => boolean,
): Mutant {
  return mutant({
    id: `validation/${id}`,
    operation,
    what,
    change: around((next, sent) =>
      when(fieldsOf(sent)[field]) ? refusal("invalid_request", field) : next(sent.request),
    ),
    probe: async (ask) => (await ask(partsOf(operation, fields))).status,
  });
}

/** The fields of the body or, where there is none, of the query. */
function fieldsOf({ request, query, body }: Sent): Row {
  return request.method === "GET" ? Object.fromEntries(query) : body;
}

function changeFields(change: (fields: Row, sent: Sent) => Row | undefined): Change {
  return (next, operation) => {
    const inQuery = around((inner, sent) => {
      const fields = change(fieldsOf(sent), sent);
      if (!fields) return inner(sent.request);
      const url = new URL(sent.request.url);
      url.search = new URLSearchParams(fields as Record<string, string>).toString();
      return inner(rewrite(sent.request, { url: url.href }));
    })(next, operation);
    const inBody = changeRequestBody(change)(next, operation);
    return (request, env) => (request.method === "GET" ? inQuery : inBody)(request, env);
  };
}

function partsOf(operation: OperationName, fields: Row) {
  return {
    id: brand.id,
    ...(isInQuery(operation) ? { query: fields as Record<string, string> } : { body: fields }),
  };
}
