import type { Version } from "../lib/paths.ts";
import {
  eachOperation,
  jsonSchema,
  resolve,
  type Document,
  type Operation,
  type Reference,
  type Response,
  type Schema,
} from "./document.ts";
import { allowedValues, fieldSchema, deref } from "./schemas.ts";

/** A documented error of an operation. */
export interface DocumentedError {
  code: string;
  status: string;
  response: Response;
  /** The schema of `error` in its envelope. */
  error: Schema;
}

/** The errors of an operation, by status; one response may document several codes. */
export function errorsIn(document: Document, operation: Operation): DocumentedError[] {
  return Object.entries(operation.responses).flatMap(([status, node]) => {
    if (!isError(status)) return [];
    const response = resolve(document, node);
    const schema = jsonSchema(response);
    return (schema ? errorObjects(document, schema) : []).flatMap((error) => {
      const code = fieldSchema(document, error, "code");
      return (code ? allowedValues(code) : []).map((value) => ({
        code: String(value),
        status,
        response,
        error,
      }));
    });
  });
}

function isError(status: string): boolean {
  return Number(status) >= 400;
}

/** The documented codes of an operation by status. */
export function errorCodes(document: Document, operation: Operation): Record<string, string[]> {
  const codes: Record<string, string[]> = {};
  for (const status of Object.keys(operation.responses)) if (isError(status)) codes[status] = [];
  for (const { status, code } of errorsIn(document, operation)) codes[status]?.push(code);
  return codes;
}

/** The schemas of `error` in an envelope, or in each branch of a union of envelopes. */
function errorObjects(document: Document, node: Schema | Reference): Schema[] {
  const schema = deref(document, node);
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.flatMap((branch) => errorObjects(document, branch));
  const error = fieldSchema(document, schema, "error");
  return error ? [error] : [];
}

/** Whether a refusal with a code costs something. */
export interface ErrorCharge {
  is: "never";
  /** The documents, not the specification, say that it is free. */
  assumed: boolean;
}

/** Whether a refusal with each code is charged; `null`: not specified. */
export function errorCharges(documents: Record<Version, Document>): Record<string, ErrorCharge | null> {
  const charges: Record<string, ErrorCharge | null> = {};
  for (const document of Object.values(documents)) {
    for (const { operation } of eachOperation(document)) {
      for (const { code, response } of errorsIn(document, operation)) {
        const charged = response["x-charged"];
        charges[code] = charged ? { is: charged.is, assumed: charged.assumed !== undefined } : null;
      }
    }
  }
  return charges;
}
