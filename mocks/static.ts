import { createApp } from "./app.ts";
import { allowedMethods } from "./contract.ts";
import { errorResponse } from "./errors.ts";
import { readPrefer } from "./prefer.ts";
import type { Answer } from "./prism.ts";

/** A mock that answers with the documents' examples, chosen by `Prefer`. It keeps no state and charges nothing. */
export function createStaticMock() {
  // Loading Prism takes most of a second, so it is loaded when first needed.
  let prism: Promise<Answer> | undefined;
  return createApp(async (c) => {
    const { route, operation } = c.var;
    const preference = readPrefer(c.req.header("Prefer"), operation);
    if ("message" in preference) return errorResponse("invalid_request", { details: [preference] });
    const answer = await (prism ??= loadPrism());
    const response = await answer(route.version, operation, preference);
    // The example's Allow header is that of some path, not of this one.
    if (response.status === 405) response.headers.set("Allow", allowedMethods(route).join(", "));
    return response;
  });
}

async function loadPrism(): Promise<Answer> {
  const { createPrism } = await import("./prism.ts");
  return createPrism();
}
