import { allowedMethods } from "./contract.ts";
import { errorAnswer } from "./errors.ts";
import type { Exchange } from "./exchange.ts";
import type { JsonAnswer } from "./json.ts";
import { readPrefer } from "./prefer.ts";
import type { Answer } from "./prism.ts";

/** Answers a request with one of the documents' examples, chosen by `Prefer`, or with data made up from the schema. */
export type ExampleHandler = (exchange: Exchange) => Promise<JsonAnswer>;

export function createExamples(): ExampleHandler {
  // Loading Prism takes most of a second, so it is loaded when first needed.
  let prism: Promise<Answer> | undefined;
  return async ({ request, route, operation }) => {
    const preference = readPrefer(request.header("Prefer"), operation);
    if ("message" in preference) return errorAnswer("invalid_request", { details: [preference] });
    const answer = await (prism ??= loadPrism());
    const { status, headers, body } = await answer(route.version, operation, preference);
    // The example's Allow header is that of some path, not of this one.
    const allow = status === 405 && { Allow: allowedMethods(route).join(", ") };
    return { status, json: JSON.stringify(body), headers: { ...headers, ...allow } };
  };
}

async function loadPrism(): Promise<Answer> {
  const { createPrism } = await import("./prism.ts");
  return createPrism();
}
