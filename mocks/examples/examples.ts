import type { Operation, Version } from "@adintel/client/operations";
import type { HonoRequest } from "hono";
import { allowedMethods } from "../http/routes.ts";
import { errorResponse, invalidRequest } from "../http/errors.ts";
import type { Target } from "../http/incoming.ts";
import type { JsonResponse } from "../http/json.ts";
import { readPrefer, type Preference } from "./prefer.ts";

/**
 * Responds with one of the documents' examples, chosen by `Prefer`. For `dynamic=true`, `makeUp` responds if it can, else the
 * source.
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

/** @param load makes the source; called once, on first use, since it may take long. */
export function createExamples(load: () => Promise<ExampleSource>): ExampleHandler {
  let loaded: Promise<ExampleSource> | undefined;
  return async (request, { version, route, operation }, makeUp) => {
    const preference = readPrefer(request.header("Prefer"), operation);
    if ("message" in preference) return errorResponse(invalidRequest(preference), version);
    const { dynamic = false, code = 200, example } = preference;
    if (dynamic && code === 200 && example === undefined) {
      const made = makeUp?.();
      if (made) return made;
    }
    const source = await (loaded ??= load());
    const response = await source(version, operation, preference);
    if (response.status !== 405) return response;
    // The example's Allow header is that of another path.
    return { ...response, headers: { ...response.headers, Allow: allowedMethods(route).join(", ") } };
  };
}
