import { codesByStatus } from "@adintel/client/operations";
import { responseViolations } from "@adintel/client/validation";
import { errorResponse } from "../../http/errors.ts";
import { textOf, type JsonResponse } from "../../http/json.ts";
import type { Exchange } from "../state/exchange.ts";
import type { World } from "../sessions/world.ts";
import type { Responded } from "./respond.ts";

interface WithResponse {
  exchange: Exchange;
  world: World;
  response: JsonResponse;
}

/**
 * In strict mode, withholds a response that violates the contract: it becomes an internal error (500), costs nothing and adds
 * nothing. What is wrong goes to stderr, since the contract leaves no room for it in the response.
 */
export function checkContract<S extends WithResponse>(state: S): S | (S & Responded) {
  const { exchange, world, response } = state;
  const { target, request } = exchange.incoming;
  // Without an operation there is no contract.
  if (!world.settings.strict || "error" in target) return state;
  const { version, operation } = target;
  const body: unknown = JSON.parse(textOf(response.json));
  const violations = responseViolations(version, operation.operationId, response.status, body);
  if (violations.length === 0) return state;
  const list = violations.map(({ path, message }) => `  ${path} ${message}`).join("\n");
  const { method, path } = request;
  console.error(
    `${method} ${path}: the response with status ${response.status} violates the contract:\n${list}`,
  );
  const withheld = errorResponse({ error: codesByStatus[500] }, version);
  return { ...state, response: withheld, rows: null, charge: undefined, adds: undefined };
}
