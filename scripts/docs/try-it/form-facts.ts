import { isDeepStrictEqual } from "node:util";
import { methodsOf } from "../../generate/client.ts";
import {
  eachOperation,
  parametersIn,
  resolve,
  type Document,
  type Operation,
  type Parameter,
  type Response,
  type Schema,
} from "../../openapi/document.ts";
import { documentFacts, type OperationRow } from "../../openapi/operations.ts";
import type { Version } from "../../paths.ts";
import { demoKey, type ChosenCall } from "../samples/choose.ts";
import { errorCharge } from "./error-charge.ts";
import type { Facts, Field, FormExample } from "./facts.ts";

/** By operationId, what the forms of a version need to know. */
export function factsOf(
  version: Version,
  documents: Record<Version, Document>,
  chosen: Record<string, ChosenCall>,
): Map<string, Facts> {
  const document = documents[version];
  const { maxBodyBytes } = documentFacts(document);
  const methods = new Map(methodsOf(version, documents).map((method) => [method.row.operationId, method]));
  const facts = new Map<string, Facts>();
  for (const { path, method, operation } of eachOperation(document)) {
    const { operationId, requestBody } = operation;
    const known = methods.get(operationId);
    const choice = chosen[operationId];
    if (!known || !choice) continue;
    facts.set(operationId, {
      ...{ version, operationId, method: method.toUpperCase(), path },
      mockUrl: document.servers[0]?.url ?? "",
      mockKey: demoKey,
      fields: parametersIn(document, operation).flatMap((parameter) => fieldOf(document, parameter, choice)),
      body: requestBody
        ? {
            isRequired: requestBody.required ?? false,
            examples: formExamples(choice),
            maxBytes: maxBodyBytes,
          }
        : null,
      pricing: known.operation,
      unit: known.row.billing?.unit ?? null,
      statuses: statusesOf(document, operation, known.row),
    });
  }
  return facts;
}

/** The body of the samples first, which may be none of the documented ones. */
function formExamples({ call, examples }: ChosenCall): FormExample[] {
  const isSample = ({ value }: FormExample) => isDeepStrictEqual(value, call.body);
  const first = examples.find(isSample) ?? {
    name: "sample",
    summary: "As in the code samples",
    value: call.body,
  };
  return [first, ...examples.filter((example) => example !== first)];
}

function fieldOf(document: Document, parameter: Parameter, { call }: ChosenCall): Field[] {
  const { name, in: place, required: isRequired = false } = parameter;
  if (place !== "path" && place !== "query") return [];
  const schema = resolve<Schema>(document, parameter.schema);
  const value = place === "path" ? call.pathParameters[name] : call.query[name];
  return [
    {
      ...{
        name,
        in: place,
        isRequired,
        type: typeOf(schema),
        value: value === undefined ? "" : String(value),
      },
      ...(schema.enum && { values: schema.enum.map(String) }),
      ...(schema.minimum !== undefined && { minimum: schema.minimum }),
      ...(schema.maximum !== undefined && { maximum: schema.maximum }),
      ...(schema.default !== undefined && { default: String(schema.default) }),
    },
  ];
}

function typeOf({ type, enum: values }: Schema): Field["type"] {
  if (values) return "choice";
  return type === "integer" || type === "number" || type === "boolean" ? type : "text";
}

function statusesOf(document: Document, operation: Operation, row: OperationRow): Facts["statuses"] {
  return Object.entries(operation.responses).map(([status, node]) => {
    const { description } = resolve<Response>(document, node);
    // The first sentence is enough for a list to choose from.
    const [meaning = ""] = description.split(/(?<=\.)\s/);
    return { status: Number(status), meaning, charge: errorCharge(row, status) };
  });
}
