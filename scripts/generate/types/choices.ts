import {
  eachOperation,
  jsonSchema,
  parametersIn,
  resolve,
  schemaName,
  successResponse,
  type Document,
  type Reference,
  type Schema,
} from "../../openapi/document.ts";
import { allowedValues, fieldSchema, deref } from "../../openapi/schemas.ts";

/** Shapes that differ by the value of one field. */
export interface Choice {
  field: string;
  /** The values of the field, and the schema that each stands for. */
  branches: [value: string, schema: string][];
}

/**
 * The union schemas whose branch the caller chooses, by name: bodies, and responses whose discriminating field is also a query
 * parameter.
 */
export function choices(document: Document): Map<string, Choice> {
  const found = new Map<string, Choice>();
  for (const { operation } of eachOperation(document)) {
    const body = schemaName(jsonSchema(operation.requestBody)) ?? "";
    const bodyChoice = choiceOf(document, body);
    if (bodyChoice) found.set(body, bodyChoice);

    const response = schemaName(jsonSchema(successResponse(document, operation))) ?? "";
    const responseChoice = choiceOf(document, response);
    const isChosen = parametersIn(document, operation).some(
      (parameter) => parameter.in === "query" && parameter.name === responseChoice?.field,
    );
    if (responseChoice && isChosen) found.set(response, responseChoice);
  }
  return found;
}

/**
 * The type arguments that select a variant of a body's type: the values of its discriminating field, or the fields of which
 * one is required. `undefined` if there is only one shape.
 */
export function bodyVariants(document: Document, name: string): string[] | undefined {
  const choice = choiceOf(document, name);
  if (choice) return choice.branches.map(([value]) => value);
  const alternatives = document.components.schemas[name]?.allOf?.at(-1);
  const branches = alternatives && "anyOf" in alternatives ? (alternatives.anyOf ?? []) : [];
  const fields = branches.map((branch) => {
    const { required = [], properties = {} } = resolve(document, branch);
    const [field] = required;
    return Object.keys(properties).length === 1 && required.length === 1 ? field : undefined;
  });
  const known = fields.filter((field) => field !== undefined);
  return known.length > 0 && known.length === fields.length ? known : undefined;
}

function choiceOf(document: Document, name: string): Choice | undefined {
  const branches = document.components.schemas[name]?.oneOf ?? [];
  const names = branches.map((branch) => schemaName(branch)).filter((branch) => branch !== undefined);
  const [first] = branches;
  if (!first || names.length < branches.length) return undefined;
  for (const field of Object.keys(resolve(document, first).properties ?? {})) {
    const pairs = branches.flatMap((branch, index) =>
      valuesOf(document, branch, field).map((value): [string, string] => [value, names[index] ?? ""]),
    );
    const coversAll = names.every((branch) => pairs.some(([, branchName]) => branchName === branch));
    if (coversAll && new Set(pairs.map(([value]) => value)).size === pairs.length)
      return { field, branches: pairs };
  }
  return undefined;
}

/** The values that a field can have; empty if any value is possible. */
function valuesOf(document: Document, node: Schema | Reference, field: string): string[] {
  const schema = fieldSchema(document, deref(document, node), field);
  const values = schema ? allowedValues(schema) : [];
  return values.every((value) => typeof value === "string") ? values : [];
}
