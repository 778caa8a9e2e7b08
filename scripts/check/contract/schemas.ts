import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { memoize } from "../../lib/memoize.ts";
import type { DocumentedOperation, SchemaNode } from "./document.ts";

/**
 * An Ajv of the suite's own over the documents. The validators that the client and the mock use are generated ahead of
 * time with other options; were they wrong, a response that they let pass would still be found here.
 */
const options = {
  allErrors: true,
  strict: false,
  logger: false,
  // Those that cases are made for; any other is taken for met.
  formats: { date: /^\d{4}-\d\d-\d\d$/, "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d/ },
} as const;
const bodies = new Ajv2020(options);
/** Parameters come as strings. */
const parameters = new Ajv2020({ ...options, coerceTypes: true });

/** What is wrong with a value, in words; empty where the schema accepts it. */
export function violationsOf(schema: SchemaNode, value: unknown): string[] {
  const validate = bodies.compile(schema);
  return validate(value) ? [] : words(validate.errors);
}

export function queryViolations(operation: DocumentedOperation, query: Record<string, string>): string[] {
  const validate = queryValidator(operation);
  // Coercion changes the values in place.
  return validate({ ...query }) ? [] : words(validate.errors);
}

/** Made once for each operation: compiling takes far longer than judging. */
const queryValidator = memoize(({ parameters: all }: DocumentedOperation) => {
  const members = all.filter((parameter) => parameter.in === "query");
  return parameters.compile({
    type: "object",
    properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
    required: members.filter(({ required }) => required).map(({ name }) => name),
  });
});

function words(errors: ErrorObject[] | null | undefined): string[] {
  return (errors ?? []).map(
    ({ instancePath, message }) => `${instancePath || "/"} ${message ?? "is invalid"}`,
  );
}
