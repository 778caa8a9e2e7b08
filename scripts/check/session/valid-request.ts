import type { DocumentedOperation } from "../contract/document.ts";
import { queryViolations, violationsOf } from "../contract/schemas.ts";
import { maxBodyBytes } from "../contract/statuses.ts";
import { unknownId } from "../contract/unknown-id.ts";
import type { Sending } from "../http/exchange.ts";

/** Whether the documents say that a request succeeds: with the key of the run, about no account that nobody has. */
export function isValidRequest(operation: DocumentedOperation, sending: Sending): boolean {
  const { authorization, method = operation.method, path, query = {}, headers = {} } = sending;
  if (authorization !== undefined || method !== operation.method) return false;
  const steps = operation.path.split("/");
  const isOfPath = path.split("/").every((step, place) => step === steps[place] || steps[place] === "{id}");
  if (!isOfPath || path.split("/").length !== steps.length) return false;
  if (/\/nobody(\/|$)/.test(path) || JSON.stringify([path, sending.body, query]).includes(unknownId))
    return false;
  if (Object.keys(headers).some((name) => name.toLowerCase() === "content-type")) return false;
  return queryViolations(operation, query).length === 0 && hasValidBody(operation, sending);
}

function hasValidBody(operation: DocumentedOperation, { body, text }: Sending): boolean {
  const { requestBody } = operation;
  if (!requestBody) return true;
  if (text === undefined && body === undefined) return !requestBody.required;
  const limit = maxBodyBytes(operation) ?? Infinity;
  if (text !== undefined && new TextEncoder().encode(text).length > limit) return false;
  const { schema } = requestBody.content["application/json"];
  return violationsOf(schema, text === undefined ? body : parsed(text)).length === 0;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
