import type { Exchange } from "../state/exchange.ts";
import type { Refusal } from "../../http/errors.ts";
import type { Target } from "../../http/incoming.ts";
import type { Call } from "../rows/call.ts";
import type { CapableHandler } from "../rows/list-definition.ts";
import type { World } from "../sessions/world.ts";

interface WithHandler {
  exchange: Exchange;
  world: World;
  target: Target;
  handler: CapableHandler | null;
  call?: Call;
}

/** Rejects an id that nothing has (404) before the operation itself finds that out. What names it in a body must have been validated. */
export function lookup<S extends WithHandler>(state: S): S | Refusal {
  const { exchange, world, target, handler, call } = state;
  const { operation, params = exchange.incoming.request.param() } = target;
  return handler?.unknown?.(call ?? { world, operation, path: params, query: {}, body: undefined }) ?? state;
}
