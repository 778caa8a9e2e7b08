import type { HonoRequest } from "hono";
import type { Api } from "../app.ts";
import { errorResponse, internalError, type Refusal } from "../errors.ts";
import type { ExampleHandler } from "../examples.ts";
import { partsOf, type Arrival, type Target } from "../exchange.ts";
import { readBody } from "../middleware/body.ts";
import { checkCredits } from "../middleware/credits.ts";
import { dropped, hasFaults, injectedMessage, nextFault, slowed } from "../middleware/faults.ts";
import { findKey } from "../middleware/key.ts";
import { checkRateLimits } from "../middleware/rate-limits.ts";
import { validate } from "../middleware/validation.ts";
import { respond, type JsonResponse } from "../json.ts";
import type { Call, Success } from "./call.ts";
import { charge, type Charged } from "./charge.ts";
import { handlers } from "./handlers/index.ts";
import { madeUp } from "./made-up.ts";
import { masked } from "./masked.ts";
import type { Knowing } from "./rows/spec.ts";
import { strictResponse } from "./strict.ts";
import type { World } from "./world.ts";
import { sessionOf, type Worlds } from "./worlds.ts";

/** A request with the state that it meets. */
interface Exchange {
  arrival: Arrival;
  world: World;
  requestId: string;
}

/** The simulator behind the router. What fails in it is an exchange too. */
export function createApi(worlds: Worlds, examples: ExampleHandler): Api {
  return (arrival) => {
    const session = sessionOf(arrival.request);
    const world = worlds.named(session);
    const exchange = { arrival, world, requestId: world.nextRequestId() };
    const response = simulate(exchange, examples).catch((error) => finish(exchange, internalError(error)));
    return session === "" ? response : response.finally(() => worlds.settle(session));
  };
}

/** The way of a request: each step either refuses it or finds what the steps after it read. */
async function simulate(exchange: Exchange, examples: ExampleHandler): Promise<Response> {
  const { arrival, world, requestId } = exchange;
  const { request, socket, target } = arrival;
  if ("error" in target) return refuse(exchange, target);
  const { version, operation } = target;

  const fault = hasFaults(world.settings) ? await nextFault(world) : undefined;
  if (fault === "drop") return finish(exchange, dropped(socket));
  if (fault === "error") return refuse(exchange, { error: "internal_error", message: injectedMessage });

  const key = findKey(request, world.keys);
  if ("error" in key) return refuse(exchange, key);

  const overLimit = world.settings.rateLimits
    ? checkRateLimits(world.limiter, target, { key, ip: socket?.remoteAddress }, world.clock.now())
    : undefined;
  if (overLimit) return refuse(exchange, overLimit);

  const content = await readBody(request, target);
  if ("error" in content) return refuse(exchange, content);

  const input = validate(request, target, content.body);
  const handler = handlerOf(target);
  const { origin } = partsOf(request.url);
  const now = world.clock.now();
  const call: Call = { world, operation, ...input, origin, now };
  if (input.violations.length > 0) {
    // What the documents leave open, the handler decides; all that is wrong is told at once.
    const named = new Set(input.violations.map(({ path }) => path));
    const others = handler?.violations?.(call).filter(({ path }) => !named.has(path)) ?? [];
    return refuse(exchange, { error: "invalid_request", details: [...input.violations, ...others] });
  }

  const unpaid = checkCredits(operation, key.team);
  if (unpaid) return refuse(exchange, unpaid);

  if (!handler || prefersExample(request)) {
    const makeUp = () => responseOf(handler && madeUp(call, handler));
    return finish(exchange, await examples(request, target, makeUp));
  }

  // From the check of the credits to the charge nothing waits, so that parallel calls cannot come in between.
  const result = handler(call);
  if ("error" in result) return refuse(exchange, result);
  return finish(
    exchange,
    { status: 200, json: result.json },
    { team: key.team, requestId, version, operation, body: input.body, rows: result.rows, now },
  );
}

function responseOf(result: Success | Refusal | null | undefined): JsonResponse | undefined {
  if (!result) return undefined;
  return "error" in result ? errorResponse(result) : { status: 200, json: result.json };
}

function refuse(exchange: Exchange, refusal: Refusal): Response {
  return finish(exchange, errorResponse(refusal));
}

/**
 * What every exchange ends with. A charge comes after the check of the contract, so that a response that is withheld costs
 * nothing. A response that is no JSON breaks off.
 */
function finish(exchange: Exchange, found: JsonResponse | Response, charged?: Charged): Response {
  const { world, requestId } = exchange;
  const { request, version, target } = exchange.arrival;
  const response = world.settings.strict ? strictResponse(request, target, found) : found;
  if (charged && response === found) charge(charged);
  world.journal.add({
    requestId,
    version,
    status: response.status,
    at: world.clock.now(),
    method: request.raw.method,
    url: masked(partsOf(request.url).target),
    operationId: "error" in target ? null : target.operation.operationId,
    body: response instanceof Response ? undefined : response.json,
  });
  if (response instanceof Response) return response;
  const { slowBodyMs } = world.settings;
  return slowBodyMs > 0 ? slowed(response, slowBodyMs) : respond(response);
}

/** `null` where the simulator models nothing, so that an example responds, free of charge. */
function handlerOf({ version, operation }: Target): Knowing | null {
  const byId: Record<string, Knowing | null> = handlers[version];
  return byId[operation.operationId] ?? null;
}

/** Whether a Prefer header asks for one of the documented responses; other preferences are not ours. */
function prefersExample(request: HonoRequest): boolean {
  return /(^|[,;]\s*)(code|example|dynamic)\s*=/i.test(request.header("Prefer") ?? "");
}
