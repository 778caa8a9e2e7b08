import type { HonoRequest } from "hono";
import type { Api } from "../app.ts";
import { errorResponse, internalError, type Refusal } from "../errors.ts";
import type { ExampleHandler } from "../examples.ts";
import { partsOf, type Arrival, type Target } from "../exchange.ts";
import { mayHaveBody, noBody, parseBody, readText, type SentBody } from "../middleware/body.ts";
import { checkCredits } from "../middleware/credits.ts";
import { ConnectionLost, cutOff, dropped, slowed, wait } from "../middleware/faults.ts";
import { findKey } from "../middleware/key.ts";
import { checkRateLimits } from "../middleware/rate-limits.ts";
import { validate } from "../middleware/validation.ts";
import { headersOf, respond, type JsonResponse } from "../json.ts";
import type { Call, Success } from "./call.ts";
import { charge, type Charged } from "./charge.ts";
import { handlers } from "./handlers/index.ts";
import { madeUp } from "./made-up.ts";
import type { Knowing } from "./rows/spec.ts";
import { renewing, type Renew } from "./scenarios/newer.ts";
import { scenarioHeader, stagedResponse } from "./scenarios/outcome.ts";
import type { Effects } from "./scenarios/stage.ts";
import { strictResponse } from "./strict.ts";
import { findAccount, type World } from "./world.ts";
import { sessionOf, type Worlds } from "./worlds.ts";

/** A request with the state that it meets. */
interface Exchange {
  arrival: Arrival;
  world: World;
  requestId: string;
  /** Real time at its arrival, in milliseconds. */
  startedAt: number;
  /** Real time in milliseconds. */
  stopwatch: () => number;
  /** The body; it is read first, so that the journal has those of refused requests too. */
  sent: SentBody;
  /** What scenarios make of it. */
  effects?: Effects | undefined;
  /** Makes the response newer, if a scenario wants that. */
  renew?: Renew;
}

/** The simulator behind the router. What fails in it is an exchange too. */
export function createApi(worlds: Worlds, examples: ExampleHandler, stopwatch: () => number): Api {
  return (arrival) => {
    const session = sessionOf(arrival.request);
    const world = worlds.named(session);
    const requestId = world.nextRequestId();
    const startedAt = stopwatch();
    const exchange: Exchange = {
      arrival,
      world,
      requestId,
      startedAt,
      stopwatch,
      sent: noBody,
    };
    const response = simulate(exchange, examples).catch((error) => {
      if (error instanceof ConnectionLost) throw error;
      return finish(exchange, internalError(error));
    });
    return session === "" ? response : response.finally(() => worlds.settle(session));
  };
}

/** The way of a request: each step either refuses it or finds what the steps after it read. */
async function simulate(exchange: Exchange, examples: ExampleHandler): Promise<Response> {
  const { arrival, world, requestId } = exchange;
  const { request, socket, target } = arrival;
  if (mayHaveBody(request.method)) exchange.sent = await readText(request, arrival.version);
  if ("error" in target) return refuse(exchange, target);
  const { version, operation } = target;

  const handler = handlerOf(target);
  if (!world.stage.isIdle(world.settings)) {
    const effects = effectsOn(exchange, target, handler);
    exchange.effects = effects;
    if (effects?.delayMs !== undefined) await wait(effects.delayMs);
    if (effects?.lost === "before") return lose(exchange);
    const staged = effects && stagedResponse(effects, target);
    if (staged) return send(exchange, staged);
    if (effects?.newer) exchange.renew = await renewing(target);
  }

  const key = findKey(request, world.keys);
  if ("error" in key) return refuse(exchange, key);

  const overLimit = world.settings.rateLimits
    ? checkRateLimits(world.limiter, target, { key, ip: socket?.remoteAddress }, world.clock.now())
    : undefined;
  if (overLimit) return refuse(exchange, overLimit);

  const content = parseBody(request, target, exchange.sent);
  if ("error" in content) return refuse(exchange, content);

  const input = validate(request, target, content.body);
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
  const result = handler(exchange.effects?.rows === "none" ? { ...call, findsNothing: true } : call);
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

/** What the scenarios, and the settings that are like them, make of a request. */
function effectsOn(
  { arrival: { request }, world, sent }: Exchange,
  target: Target,
  handler: Knowing | null,
): Effects | undefined {
  return world.stage.effectsOn(world.settings, {
    ...{ request, target },
    isList: handler !== null && handler.knows.isList && !prefersExample(request),
    accountId: (id) => findAccount(world, id)?.id ?? id,
    body() {
      const content = parseBody(request, target, sent);
      return "error" in content ? undefined : content.body;
    },
  });
}

/**
 * What every exchange ends with that was not staged. A charge comes after the check of the contract, so that a response that
 * is withheld costs nothing; what a scenario adds comes after both.
 */
function finish(exchange: Exchange, found: JsonResponse, charged?: Charged): Response {
  const { world, arrival, renew } = exchange;
  const response = world.settings.strict ? strictResponse(arrival.request, arrival.target, found) : found;
  const paid = response === found ? charged : undefined;
  const cost: Cost = paid ? { rows: paid.rows, microdollars: charge(paid) } : free;
  return send(exchange, renew ? renew(response) : response, cost);
}

/** What an exchange came to: rows that were returned, `null` of a response that has none, and their charge. */
interface Cost {
  rows: number | null;
  microdollars: number;
}

const free: Cost = { rows: null, microdollars: 0 };

/** Sends a response as far as the scenarios let it come. */
function send(exchange: Exchange, found: JsonResponse, cost = free): Response {
  const { effects, arrival } = exchange;
  if (!effects) {
    record(exchange, found, cost);
    return respond(found);
  }
  if (effects.lost === "afterCharge") return lose(exchange, cost);
  const by = namesOf(effects);
  const response = { ...found, headers: { ...found.headers, [scenarioHeader]: by } };
  record(exchange, response, cost, effects.lost === "midBody");
  if (effects.lost === "midBody") return cutOff(response, arrival.socket, by);
  return effects.slowBodyMs === undefined ? respond(response) : slowed(response, effects.slowBodyMs);
}

/** Ends an exchange without a response. */
function lose(exchange: Exchange, cost = free): Response {
  record(exchange, undefined, cost, true);
  return dropped(exchange.arrival.socket, exchange.effects ? namesOf(exchange.effects) : "a setting");
}

function record(
  { arrival, world, requestId, startedAt, stopwatch, sent, effects }: Exchange,
  response: JsonResponse | undefined,
  { rows, microdollars }: Cost,
  brokeOff = false,
): void {
  const { request, rawHeaders, version, target } = arrival;
  world.journal.add({
    requestId,
    at: world.clock.now(),
    method: request.raw.method,
    url: request.url,
    version,
    operation: "error" in target ? null : target.operation.operationId,
    requestHeaders: rawHeaders ?? [...request.raw.headers].flat(),
    requestBody: "text" in sent ? sent.text : undefined,
    status: response?.status ?? 0,
    responseHeaders: response ? headersOf(response) : {},
    responseBody: brokeOff ? undefined : response?.json,
    brokeOff,
    durationMs: stopwatch() - startedAt,
    rows,
    microdollars,
    scenario: effects ? namesOf(effects) : null,
  });
}

function namesOf({ names }: Effects): string {
  return names.join(", ");
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
