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

/** Shapes that one field tells apart, such as the searches of v1 by their `mode`. */
export interface Choice {
  field: string;
  /** The values of the field, and the schema that each stands for. */
  branches: [value: string, schema: string][];
}

/**
 * The union schemas whose branch is chosen by whoever sends the request, by name: bodies, and answers whose telling
 * field is a query parameter as well.
 */
export function choices(document: Document): Map<string, Choice> {
  const found = new Map<string, Choice>();
  for (const { operation } of eachOperation(document)) {
    const body = schemaName(jsonSchema(operation.requestBody));
    const bodyChoice = body === undefined ? undefined : choiceOf(document, body);
    if (body !== undefined && bodyChoice) found.set(body, bodyChoice);

    const answer = schemaName(jsonSchema(successResponse(document, operation)));
    const answerChoice = answer === undefined ? undefined : choiceOf(document, answer);
    const isAskedFor = parametersIn(document, operation).some(
      (parameter) => parameter.in === "query" && parameter.name === answerChoice?.field,
    );
    if (answer !== undefined && answerChoice && isAskedFor) found.set(answer, answerChoice);
  }
  return found;
}

/**
 * What a body's type is told apart by, as the argument of its type: the values of its telling field, or the fields of
 * which one is required. `undefined`, if there is one shape alone.
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
    const told = branches.flatMap((branch, index) =>
      valuesOf(document, branch, field).map((value): [string, string] => [value, names[index] ?? ""]),
    );
    const isTold = names.every((branch) => told.some(([, branchName]) => branchName === branch));
    if (isTold && new Set(told.map(([value]) => value)).size === told.length)
      return { field, branches: told };
  }
  return undefined;
}

/** The values that a field can have, if they are all known. */
function valuesOf(document: Document, node: Schema | Reference, field: string): string[] {
  const schema = fieldSchema(document, deref(document, node), field);
  const values = schema ? allowedValues(schema) : [];
  return values.every((value) => typeof value === "string") ? values : [];
}
