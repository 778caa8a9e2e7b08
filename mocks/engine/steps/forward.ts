import type { Forward } from "../../http/upstream.ts";
import type { SentBody, Target } from "../../http/incoming.ts";
import type { JsonResponse } from "../../http/json.ts";
import type { Effects } from "../scenarios/stage.ts";
import type { Exchange } from "../state/exchange.ts";
import { oncePerExchange } from "../state/once.ts";

interface WithEffects {
  exchange: Exchange;
  forward?: Forward | undefined;
  target: Target;
  sent: SentBody;
  effects: Effects | undefined;
}

/** A response that came from the service, which ends the request. */
interface Forwarded {
  ends?: boolean;
  response?: JsonResponse | undefined;
  effects: Effects | undefined;
  delayMs?: number;
}

/** What responses of the service are marked with. */
const mark = "forwarded";

const once = oncePerExchange<JsonResponse>();

/** Passes a request on to the service, if its operation is forwarded. What was staged for it comes first. */
export function forward<S extends WithEffects>(state: S): (S & Forwarded) | Promise<S & Forwarded> {
  const { exchange, target, sent, effects } = state;
  const sending = state.forward?.(exchange.incoming.request, target, sent);
  if (!sending) return state;
  // Scenarios count it before the service is asked.
  if (!exchange.staged) return { ...state, ends: true, delayMs: 0 };
  return once(exchange, sending).then((response) => ({
    ...state,
    ends: true,
    response,
    effects: { ...effects, names: [...(effects?.names ?? []), mark] },
  }));
}
