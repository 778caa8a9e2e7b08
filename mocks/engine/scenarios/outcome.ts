import { allowedMethods } from "../../http/routes.ts";
import { errorResponse, messages } from "../../http/errors.ts";
import type { Target } from "../../http/incoming.ts";
import type { JsonResponse } from "../../http/json.ts";
import type { FreeResponse } from "./scenario.ts";
import type { Effects } from "./stage.ts";

/** The name of the header that shows in a browser what was staged. */
export const scenarioHeader = "X-Mock-Scenario";

/** What a scenario responds with in place of the operation; `undefined` if it lets the request through. */
export function stagedResponse(effects: Effects, target: Target): JsonResponse | undefined {
  if (effects.response) return freeResponse(effects.response);
  if (!effects.error) return undefined;
  const { error, decidedBy } = effects;
  // The usual words of an internal error say that the mock failed.
  const usual = error === "internal_error" ? "The service failed." : messages[error];
  return errorResponse({
    error,
    message: `${usual} Staged by the mock's ${decidedBy}.`,
    headers: headersOf(effects, target),
  });
}

/** The headers without which an error would not be one of the contract. */
function headersOf({ error, retryAfterSeconds = 1 }: Effects, { route }: Target): Record<string, string> {
  if (error === "rate_limited") return { "Retry-After": String(retryAfterSeconds) };
  if (error === "method_not_allowed") return { Allow: allowedMethods(route).join(", ") };
  return {};
}

function freeResponse({ status, headers = {}, body }: FreeResponse): JsonResponse {
  const text = typeof body === "string" ? body : body === undefined ? "" : JSON.stringify(body);
  const others = Object.entries(headers).filter(([name]) => !/^content-type$/i.test(name));
  const type = Object.entries(headers).find(([name]) => /^content-type$/i.test(name))?.[1];
  return {
    status,
    json: text,
    headers: { ...Object.fromEntries(others), "Content-Type": type ?? typeOf(body) },
  };
}

function typeOf(body: unknown): string {
  if (body !== undefined && typeof body !== "string") return "application/json";
  return body?.trimStart().startsWith("<") ? "text/html; charset=utf-8" : "text/plain; charset=utf-8";
}
