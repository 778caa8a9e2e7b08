import { codesByStatus, type Version } from "@adintel/client/operations";
import type { ExampleHandler } from "../../examples/examples.ts";
import { prefersExample } from "../../examples/prefer.ts";
import { errorResponse, type Refusal } from "../../http/errors.ts";
import type { Target } from "../../http/incoming.ts";
import type { JsonResponse } from "../../http/json.ts";
import type { Exchange } from "../state/exchange.ts";
import { oncePerExchange } from "../state/once.ts";
import { madeUp } from "../rows/made-up.ts";
import type { Call, Success } from "../rows/call.ts";
import type { CapableHandler } from "../rows/list-definition.ts";
import { ownResponse, type OwnResponse } from "./own-response.ts";
import type { Respond } from "../scenarios/scenario.ts";
import type { Effects } from "../scenarios/stage.ts";
import { chargeFor, type NewCharge } from "../sessions/charge.ts";
import type { Addition } from "../sessions/content.ts";
import type { Key } from "../sessions/keys.ts";

interface WithCall {
  exchange: Exchange;
  examples: ExampleHandler;
  target: Target;
  handler: CapableHandler | null;
  effects: Effects | undefined;
  key: Key;
  call: Call;
}

/** A response, with what it costs and what it adds. */
export interface Responded {
  response: JsonResponse;
  /** Rows returned; `null` of a response without rows, such as an error or an example. */
  rows: number | null;
  charge?: NewCharge | undefined;
  adds?: Addition | undefined;
}

type Result<S> = (S & Responded) | Refusal;

/** Has a function of a scenario answer, or the operation's handler, or an example where there is none or the request prefers one. */
export function respond<S extends WithCall>(state: S): Result<S> | Promise<Result<S>> {
  return state.effects?.respond ? respondAsStaged(state, state.effects.respond) : respondAsUsual(state);
}

const once = oncePerExchange<OwnResponse | Refusal>();

async function respondAsStaged<S extends WithCall>(state: S, staged: Respond): Promise<Result<S>> {
  const { exchange, target, key, call, effects } = state;
  try {
    const result = await once(exchange, () =>
      ownResponse(staged, target, call, async () => respondAsUsual(state)),
    );
    if ("error" in result) return result;
    const { version, operation } = target;
    const { rows } = result;
    const charge =
      rows === null ? undefined : chargeFor({ team: key.team, version, operation, body: call.body, rows });
    return { ...state, ...result, charge };
  } catch (error) {
    console.error(error);
    return {
      error: codesByStatus[500],
      message: `The function \`respond\` of the mock's scenario \`${effects?.names.join(", ")}\` threw.`,
    };
  }
}

function respondAsUsual<S extends WithCall>(state: S): Result<S> | Promise<S & Responded> {
  const { exchange, examples, target, handler, effects, key, call } = state;
  const { request } = exchange.incoming;
  if (!handler || prefersExample(request)) {
    const makeUp = () => (handler ? madeUpResponse(madeUp(call, handler), target.version) : undefined);
    return examples(request, target, makeUp).then((response) => ({ ...state, response, rows: null }));
  }
  const result = handler(effects?.rows === "none" ? { ...call, findsNothing: true } : call);
  if ("error" in result) return result;
  const { json, rows, adds } = result;
  const { version, operation } = target;
  const charge = chargeFor({ team: key.team, version, operation, body: call.body, rows });
  return { ...state, response: { status: 200, json }, rows, charge, adds };
}

function madeUpResponse(result: Success | Refusal | undefined, version: Version): JsonResponse | undefined {
  if (!result) return undefined;
  return "error" in result ? errorResponse(result, version) : { status: 200, json: result.json };
}
