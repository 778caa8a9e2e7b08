import { responseViolations } from "@adintel/client/validation";
import type { HonoRequest } from "hono";
import { errorResponse, type Refusal } from "../../http/errors.ts";
import type { Target } from "../../http/incoming.ts";
import { textOf, type JsonResponse } from "../../http/json.ts";

/**
 * The response itself, or an `internal_error` if it violates the contract. What is wrong goes to stderr, since the contract
 * leaves no room for it in the response.
 */
export function strictResponse(
  request: HonoRequest,
  target: Target | Refusal,
  response: JsonResponse,
): JsonResponse {
  // Without an operation there is no contract.
  if ("error" in target) return response;
  const { version, operation } = target;
  const body: unknown = JSON.parse(textOf(response.json));
  const violations = responseViolations(version, operation.operationId, response.status, body);
  if (violations.length === 0) return response;
  const list = violations.map(({ path, message }) => `  ${path} ${message}`).join("\n");
  const { method, path } = request;
  console.error(
    `${method} ${path}: the response with status ${response.status} violates the contract:\n${list}`,
  );
  return errorResponse({ error: "internal_error" });
}
