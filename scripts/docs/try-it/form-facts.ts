import { isDeepStrictEqual } from "node:util";
import { isJson } from "../../lib/json.ts";
import { methodsOf } from "../../generate/client/client.ts";
import {
  eachOperation,
  parametersIn,
  type Document,
  type Operation,
  type Parameter as OpenApiParameter,
} from "../../openapi/document.ts";
import { documentFacts, type OperationRow } from "../../openapi/operations.ts";
import { serverOf } from "../model/base-path.ts";
import { errorAnchor } from "../model/guide-page.ts";
import { responseFacts } from "../../openapi/responses.ts";
import { toShape } from "../../openapi/shape.ts";
import { demoKey } from "../../../mocks/adintel/index.ts";
import type { Edition } from "../model/page-context.ts";
import { isForm, sentType } from "../samples/body.ts";
import type { ChosenCall } from "../samples/choose.ts";
import { filesIn } from "../samples/example-call.ts";
import type { BodyFacts, Facts, FormExample, Parameter, StatusFacts } from "./facts.ts";
import { fieldGroup, fieldOf } from "./form-fields.ts";
import { errorCharges, type ErrorCode } from "@adintel/client/operations";

/** By operationId, what the forms of a document need to know. */
export function factsOf(
  document: Document,
  chosen: Record<string, ChosenCall>,
  edition?: Edition,
): Map<string, Facts> {
  const { version, documents } = edition ?? {};
  const maxBytes = edition && documentFacts(document).maxBodyBytes;
  const methodList = version && documents ? methodsOf(version, documents) : [];
  const methods = new Map(methodList.map((method) => [method.row.operationId, method]));
  const facts = new Map<string, Facts>();
  for (const { path, method, operation } of eachOperation(document)) {
    const { operationId, requestBody } = operation;
    const known = methods.get(operationId);
    const choice = chosen[operationId];
    if (!choice) continue;
    const codes = Object.values(known?.row.errors ?? {}).flat();
    facts.set(operationId, {
      version,
      operationId,
      method: method.toUpperCase(),
      path,
      mockKey: edition ? demoKey : "",
      secrets: choice.call.secrets,
      versionPath: serverOf(document, operation)?.base ?? "",
      errorPages: version ? Object.fromEntries(codes.map((code) => [code, errorAnchor(version, code)])) : {},
      parameters: parametersIn(document, operation).flatMap((parameter) =>
        parameterOf(document, parameter, choice),
      ),
      body: requestBody ? { ...bodyFactsOf(document, requestBody, choice), maxBytes } : null,
      pricing: known?.operation,
      unit: known?.row.billing?.unit ?? null,
      // Only a mock is asked for them, and by their numbers.
      statuses: (known ? responseFacts(document, operation) : []).map(({ status, examples }) => ({
        status: Number(status),
        examples: examples.map(({ name }) => name),
        charge: known && errorCharge(known.row, status),
      })),
    });
  }
  return facts;
}

function bodyFactsOf(
  document: Document,
  { required: isRequired = false, content }: NonNullable<Operation["requestBody"]>,
  choice: ChosenCall,
): BodyFacts {
  const type = sentType(Object.keys(content)) ?? "application/json";
  const media = content[type];
  const isText = !isJson(type) && !isForm(type);
  // The controls, as far as the document knows the fields of the body.
  const group = media && !isText ? fieldGroup(toShape(document, media.schema)) : { fields: [] };
  const files = isForm(type) ? filesIn(document, media) : [];
  return { ...group, type, isText, files, isRequired, examples: formExamples(choice, isJson(type)) };
}

/** The body of the samples first, which may be none of the documented ones. */
function formExamples({ call, examples }: ChosenCall, isJsonBody: boolean): FormExample[] {
  // How a form is written is not what it is filled with.
  if (!isJsonBody) return examples;
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
  if (place !== "path" && place !== "query" && place !== "header") return [];
  const values = { path: call.pathParameters, query: call.query, header: call.headers ?? {} };
  const value = values[place][name] ?? "";
  const field = fieldOf({ name, required, isAssumed: false, shape: toShape(document, parameter.schema) });
  return [{ ...field, in: place, value: Array.isArray(value) ? value.map(String) : String(value) }];
}

/** Whether an error of an operation is charged, by what is known of all codes that its status can stand for. */
function errorCharge({ errors, billing }: OperationRow, status: string): StatusFacts["charge"] {
  // What is only assumed of other operations may be stated of this one.
  if (billing?.freeStatuses?.includes(status)) return "never";
  const charges = (errors[status] ?? []).map((code) => errorCharges[code as ErrorCode]);
  if (charges.length === 0 || charges.includes(null)) return undefined;
  return charges.some((charge) => charge?.assumed) ? "assumed free" : "never";
}
