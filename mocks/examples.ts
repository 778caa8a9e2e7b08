import type { Operation, Version } from "@adintel/client/operations";
import { allowedMethods } from "./contract.ts";
import { errorAnswer } from "./errors.ts";
import type { Exchange } from "./exchange.ts";
import type { JsonAnswer } from "./json.ts";
import { readPrefer, type Preference } from "./prefer.ts";

/** Answers a request with one of the documents' examples, chosen by `Prefer`, or with data made up from the schema. */
export type ExampleHandler = (exchange: Exchange) => Promise<JsonAnswer>;

/** Where the examples come from: answers an operation with a documented one, or with data made up from its schema. */
export type ExampleSource = (
  version: Version,
  operation: Operation,
  preference: Preference,
) => Promise<JsonAnswer>;

/** `load` makes the source. It is called once and when first needed, since loading one may take long. */
export function createExamples(load: () => Promise<ExampleSource>): ExampleHandler {
  let loaded: Promise<ExampleSource> | undefined;
  return async ({ request, route, operation }) => {
    const preference = readPrefer(request.header("Prefer"), operation);
    if ("message" in preference) return errorAnswer("invalid_request", { details: [preference] });
    const source = await (loaded ??= load());
    const answer = await source(route.version, operation, preference);
    if (answer.status !== 405) return answer;
    // The example's Allow header is that of some path, not of this one.
    return { ...answer, headers: { ...answer.headers, Allow: allowedMethods(route).join(", ") } };
  };
}
