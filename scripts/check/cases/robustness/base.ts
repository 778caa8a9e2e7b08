import { worstRows } from "../../contract/cost.ts";
import type { DocumentedOperation } from "../../contract/document.ts";
import { fieldsOf, parseJson } from "../../contract/fields.ts";
import { queryViolations, violationsOf } from "../../contract/schemas.ts";
import { operationOf } from "../../contract/table.ts";
import type { Tools } from "../../engine/case.ts";
import { validInput } from "../../probes/inputs.ts";
import { validSending } from "../valid.ts";
import type { Draft } from "./draft.ts";

/** The valid request that odd ones are made of, for as few rows as may be; with another example than the first if one is given. */
export async function baseOf(document: DocumentedOperation, tools: Tools, example?: unknown): Promise<Draft> {
  const { query, body, ...sending } = await validSending(document, tools.account, example);
  return {
    ...sending,
    query: forOneRow(document, query, "query"),
    ...(body !== undefined && { body: forOneRow(document, fieldsOf(body), "body") }),
  };
}

/** Rows that this request is charged for at most. */
export function rowsOf(document: DocumentedOperation, example: unknown = validInput(document).body): number {
  const { query = {} } = validInput(document);
  return worstRows(operationOf(document.version, document.id), {
    query: forOneRow(document, query, "query"),
    body: forOneRow(document, fieldsOf(example), "body"),
  });
}

function forOneRow<Fields extends Record<string, unknown>>(
  { version, id }: DocumentedOperation,
  fields: Fields,
  place: "query" | "body",
): Fields {
  const { paging } = operationOf(version, id);
  if (paging?.in !== place) return fields;
  const least = Math.max(1, paging.limit.minimum ?? 1);
  return { ...fields, [paging.limit.name]: place === "query" ? String(least) : least };
}

/** Whether the document refuses a request, be it for its query or its body. */
export function isInvalid(document: DocumentedOperation, { query, body, text }: Draft): boolean {
  const { schema } = document.requestBody?.content["application/json"] ?? {};
  if (queryViolations(document, query).length > 0) return true;
  if (schema === undefined) return false;
  const sent = text === undefined ? body : parseJson(text);
  return sent === undefined || violationsOf(schema, sent).length > 0;
}
