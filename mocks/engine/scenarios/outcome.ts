import { codesByStatus, errorMessages } from "@adintel/client/operations";
import { allowedMethods } from "../../http/routes.ts";
import { errorResponse } from "../../http/errors.ts";
import type { Target } from "../../http/incoming.ts";
import type { JsonResponse } from "../../http/json.ts";
import type { FreeResponse } from "./scenario.ts";
import type { Effects } from "./stage.ts";

export const scenarioHeader = "X-Mock-Scenario";

/** What a scenario responds with in place of the operation; `undefined` if it lets the request through. */
export function stagedResponse(effects: Effects, target: Target): JsonResponse | undefined {
  if (effects.response) return freeResponse(effects.response);
  if (!effects.error) return undefined;
  // As the service has it: what staged the error, its header says.
  const { error, details, message = errorMessages[error] } = effects;
  return errorResponse(
    { error, message, ...(details && { details: [...details] }), headers: headersOf(effects, target) },
    target.version,
  );
}

/** The headers without which an error would not be one of the contract. */
function headersOf({ error, retryAfterSeconds = 1 }: Effects, { route }: Target): Record<string, string> {
  if (error === codesByStatus[429]) return { "Retry-After": String(retryAfterSeconds) };
  if (error === codesByStatus[405]) return { Allow: allowedMethods(route).join(", ") };
  return {};
}

export function freeResponse({ status, headers = {}, body }: FreeResponse): JsonResponse {
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
