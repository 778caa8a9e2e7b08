import type { Version } from "../lib/versions.ts";
import {
  eachOperation,
  jsonSchema,
  resolve,
  type Document,
  type ErrorEnvelope,
  type Operation,
  type Reference,
  type Response,
  type Schema,
} from "./document.ts";
import { propertyOf } from "../lib/json.ts";
import { allowedValues, fieldSchema, deref } from "./schemas.ts";

export interface DocumentedError {
  code: string;
  status: string;
  response: Response;
  /** The schema of the body. */
  error: Schema;
}

/** The errors of an operation, by status; one response may document several codes. */
export function errorsIn(document: Document, operation: Operation): DocumentedError[] {
  const envelope = errorEnvelope(document);
  return Object.entries(operation.responses).flatMap(([status, node]) => {
    if (!isError(status)) return [];
    const response = resolve(document, node);
    const schema = jsonSchema(response);
    return (schema ? errorBodies(document, schema) : []).flatMap((error) => {
      const code = fieldSchema(document, error, envelope.code);
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

/** The message of each code in the examples that are named after it, or else the description of its response. */
export function errorMessages(documents: Record<Version, Document>): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const document of Object.values(documents)) {
    const path = errorEnvelope(document).message.split(".");
    for (const { operation } of eachOperation(document))
      for (const { code, response } of errorsIn(document, operation)) {
        const example = response.content?.["application/json"]?.examples?.[code];
        const body = example && resolve(document, example).value;
        messages[code] = String(path.reduce(propertyOf, body) ?? response.description);
      }
  }
  return messages;
}

/** The schema of an error response, or each branch of a union. */
function errorBodies(document: Document, node: Schema | Reference): Schema[] {
  const schema = deref(document, node);
  const union = schema.anyOf ?? schema.oneOf;
  return union ? union.flatMap((branch) => errorBodies(document, branch)) : [schema];
}

/** Where errors have what, unless a document says otherwise. */
export const usualEnvelope = {
  code: "error.code",
  message: "error.message",
  details: "error.details",
  detail: { path: "path", message: "message" },
};

/** Where the errors of a document have what: `x-error-envelope`, or code and message in an object named `error`. */
export function errorEnvelope(document: Document): Required<ErrorEnvelope> {
  return { ...usualEnvelope, ...document["x-error-envelope"] };
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
