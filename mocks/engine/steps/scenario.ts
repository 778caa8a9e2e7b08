import { prefersExample } from "../../examples/prefer.ts";
import { keyOf } from "../../http/api-key.ts";
import type { SentBody, Target } from "../../http/incoming.ts";
import type { JsonResponse } from "../../http/json.ts";
import type { Exchange } from "../state/exchange.ts";
import type { CapableHandler } from "../rows/list-definition.ts";
import { renewing, type Renew } from "../scenarios/newer.ts";
import { stagedResponse } from "../scenarios/outcome.ts";
import type { Effects, Uses } from "../scenarios/stage.ts";
import { keyNamed, type World } from "../sessions/world.ts";
import { parse } from "./parse.ts";

interface WithBodyText {
  exchange: Exchange;
  world: World;
  target: Target;
  handler: CapableHandler | null;
  sent: SentBody;
}

/** What the scenarios of a session make of a request, and how they count it. */
export interface Staged {
  effects: Effects | undefined;
  uses?: Uses;
  renew?: Renew | undefined;
  /** Whether the request ends here, with that response or, if there is none, with a connection that is cut. */
  ends?: boolean;
  response?: JsonResponse | undefined;
  /** Milliseconds to wait before the request is processed; 0 if it is counted now, since its processing waits for others. */
  delayMs?: number;
}

/** Asks the scenarios, and the settings that are like them. They end a request with what they stage, or wait before it goes on. */
export function scenario<S extends WithBodyText>(state: S): (S & Staged) | Promise<S & Staged> {
  const { exchange, world, target } = state;
  const { staged } = exchange;
  if (!staged && world.stage.isIdle(world.settings)) return { ...state, effects: undefined };
  const { effects, uses } = staged ? { effects: staged.effects } : effectsOn(state);
  // Nothing to count is nothing to commit.
  const next = { ...state, effects, ...(uses && uses.size > 0 && { uses }) };
  if (!effects) return next;
  const { delayMs = effects.respond && 0 } = effects;
  if (!staged && delayMs !== undefined) return { ...next, ends: true, delayMs };
  if (effects.lost === "before") return { ...next, ends: true };
  const response = stagedResponse(effects, target);
  if (response) return { ...next, ends: true, response };
  return effects.newer ? renewing(target).then((renew) => ({ ...next, renew })) : next;
}

function effectsOn(state: WithBodyText) {
  const { exchange, world, target, handler } = state;
  const { request } = exchange.incoming;
  const key = keyOf(request, target.version, world.settings.defaultKey);
  return world.stage.effectsOn(world.settings, {
    request,
    target,
    isList: handler !== null && handler.capabilities.isList && !prefersExample(request),
    hasKey: (name) => keyNamed(world, name) === keyNamed(world, key ?? ""),
    idOf: (account) => world.content.account(account)?.id ?? account,
    body() {
      const parsed = parse(state);
      return "error" in parsed ? undefined : parsed.body;
    },
  });
}
