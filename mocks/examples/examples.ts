import type { Operation, Version } from "@adintel/client/operations";
import type { HonoRequest } from "hono";
import { allowedMethods } from "../http/routes.ts";
import { errorResponse } from "../http/errors.ts";
import type { Target } from "../http/incoming.ts";
import type { JsonResponse } from "../http/json.ts";
import { readPrefer, type Preference } from "./prefer.ts";

/**
 * Responds with one of the documents' examples, chosen by `Prefer`. `makeUp` responds to `dynamic=true` where it can, and
 * elsewhere the source does.
 */
export type ExampleHandler = (
  request: HonoRequest,
  target: Target,
  makeUp?: () => JsonResponse | undefined,
) => Promise<JsonResponse>;

/** Where the examples come from. */
export type ExampleSource = (
  version: Version,
  operation: Operation,
  preference: Preference,
) => Promise<JsonResponse>;

/** `load` makes the source. It is called once and when first needed, since loading one may take long. */
export function createExamples(load: () => Promise<ExampleSource>): ExampleHandler {
  let loaded: Promise<ExampleSource> | undefined;
  return async (request, { version, route, operation }, makeUp) => {
    const preference = readPrefer(request.header("Prefer"), operation);
    if ("message" in preference) return errorResponse({ error: "invalid_request", details: [preference] });
    const { dynamic = false, code = 200, example } = preference;
    if (dynamic && code === 200 && example === undefined) {
      const made = makeUp?.();
      if (made) return made;
    }
    const source = await (loaded ??= load());
    const response = await source(version, operation, preference);
    if (response.status !== 405) return response;
    // The example's Allow header is that of some path, not of this one.
    return { ...response, headers: { ...response.headers, Allow: allowedMethods(route).join(", ") } };
  };
}
