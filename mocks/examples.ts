import type { Context } from "hono";
import { allowedMethods } from "./contract.ts";
import { errorResponse } from "./errors.ts";
import type { Env } from "./exchange.ts";
import { readPrefer } from "./prefer.ts";
import type { Answer } from "./prism.ts";

/** Answers a request with one of the documents' examples, chosen by `Prefer`, or with data made up from the schema. */
export type ExampleHandler = (c: Context<Env>) => Promise<Response>;

export function createExamples(): ExampleHandler {
  // Loading Prism takes most of a second, so it is loaded when first needed.
  let prism: Promise<Answer> | undefined;
  return async (c) => {
    const { route, operation } = c.var;
    const preference = readPrefer(c.req.header("Prefer"), operation);
    if ("message" in preference) return errorResponse("invalid_request", { details: [preference] });
    const answer = await (prism ??= loadPrism());
    const response = await answer(route.version, operation, preference);
    // The example's Allow header is that of some path, not of this one.
    if (response.status === 405) response.headers.set("Allow", allowedMethods(route).join(", "));
    return response;
  };
}

async function loadPrism(): Promise<Answer> {
  const { createPrism } = await import("./prism.ts");
  return createPrism();
}
