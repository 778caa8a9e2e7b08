import { isDeepStrictEqual } from "node:util";
import { methodsOf } from "../../generate/client/client.ts";
import {
  eachOperation,
  jsonSchema,
  parametersIn,
  type Document,
  type Parameter as OpenApiParameter,
} from "../../openapi/document.ts";
import { documentFacts, type OperationRow } from "../../openapi/operations.ts";
import { basePathOf } from "../model/base-path.ts";
import { errorAnchor } from "../model/guide-page.ts";
import { responseFacts } from "../../openapi/responses.ts";
import { toShape } from "../../openapi/shape.ts";
import type { Version } from "../../lib/versions.ts";
import { demoKey } from "../../../mocks/adintel/index.ts";
import type { ChosenCall } from "../samples/choose.ts";
import type { Facts, FormExample, Parameter, StatusFacts } from "./facts.ts";
import { fieldGroup, fieldOf } from "./form-fields.ts";
import { errorCharges, type ErrorCode } from "@adintel/client/operations";

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
    const schema = jsonSchema(requestBody);
    const known = methods.get(operationId);
    const choice = chosen[operationId];
    if (!known || !choice) continue;
    facts.set(operationId, {
      version,
      operationId,
      method: method.toUpperCase(),
      path,
      mockUrl: document.servers[0]?.url ?? "",
      mockKey: demoKey,
      versionPath: basePathOf(document),
      errorPages: Object.fromEntries(
        Object.values(known.row.errors)
          .flat()
          .map((code) => [code, errorAnchor(version, code)]),
      ),
      parameters: parametersIn(document, operation).flatMap((parameter) =>
        parameterOf(document, parameter, choice),
      ),
      body: requestBody
        ? {
            // The controls, as far as the document knows the fields of the body.
            ...(schema ? fieldGroup(toShape(document, schema)) : { fields: [] }),
            isRequired: requestBody.required ?? false,
            examples: formExamples(choice),
            maxBytes: maxBodyBytes,
          }
        : null,
      pricing: known.operation,
      unit: known.row.billing?.unit ?? null,
      statuses: responseFacts(document, operation).map(({ status, examples }) => ({
        status: Number(status),
        examples: examples.map(({ name }) => name),
        charge: errorCharge(known.row, status),
      })),
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

function parameterOf(document: Document, parameter: OpenApiParameter, { call }: ChosenCall): Parameter[] {
  const { name, in: place, required = false } = parameter;
  if (place !== "path" && place !== "query") return [];
  const value = place === "path" ? call.pathParameters[name] : call.query[name];
  const field = fieldOf({ name, required, isAssumed: false, shape: toShape(document, parameter.schema) });
  return [{ ...field, in: place, value: value === undefined ? "" : String(value) }];
}

/** Whether an error of an operation is charged, by what is known of all codes that its status can stand for. */
function errorCharge({ errors, billing }: OperationRow, status: string): StatusFacts["charge"] {
  // What is only assumed of other operations may be stated of this one.
  if (billing?.freeStatuses?.includes(status)) return "never";
  const charges = (errors[status] ?? []).map((code) => errorCharges[code as ErrorCode]);
  if (charges.length === 0 || charges.includes(null)) return undefined;
  return charges.some((charge) => charge?.assumed) ? "assumed free" : "never";
}
