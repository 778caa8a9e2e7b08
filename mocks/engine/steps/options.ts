import type { JsonResponse } from "../../http/json.ts";
import { methodsOf, targetIn, type WithWorld } from "./path.ts";

/** Answers OPTIONS where something is at the path, whatever the key. */
export function options<S extends WithWorld>(state: S): S & { ends?: boolean; response?: JsonResponse } {
  const { exchange, world } = state;
  const methods =
    exchange.incoming.request.method === "OPTIONS" && methodsOf(targetIn(exchange, world), world);
  if (!methods) return state;
  return {
    ...state,
    ends: true,
    response: { status: 204, json: "", headers: { Allow: methods.join(", ") } },
  };
}
