import type { HonoRequest } from "hono";
import { handlers } from "../adintel/handlers/index.ts";
import type { ExampleHandler } from "../examples/examples.ts";
import { mayHaveBody, noBody, parseBody, readText, type SentBody } from "./steps/parse.ts";
import { errorResponse, internalError, type Refusal } from "../http/errors.ts";
import { ConnectionLost, cutOff, dropped, slowed, wait } from "../http/faults.ts";
import { bearerToken, partsOf, type Arrival, type Target } from "../http/incoming.ts";
import { headersOf, respond, type JsonResponse } from "../http/json.ts";
import type { Api } from "../http/router.ts";
import { validate } from "./steps/validate.ts";
import {
  StoreUnavailable,
  type Answer,
  type Ask,
  type Passage,
  type Settled,
  type Settling,
  type Store,
} from "./store.ts";
import { longestBody, type Exchanged } from "./journal/exchanged.ts";
import { madeUp } from "./made-up.ts";
import type { Call, Success } from "./rows/call.ts";
import type { CapableHandler } from "./rows/list-definition.ts";
import { SandboxGone } from "./sandboxes/sandbox.ts";
import { renewing, type Renew } from "./scenarios/newer.ts";
import { scenarioHeader, stagedResponse } from "./scenarios/outcome.ts";
import type { Effects } from "./scenarios/stage.ts";
import { chargeFor } from "./sessions/charge.ts";
import type { Key } from "./sessions/keys.ts";
import { findAccount, keyNamed, type World } from "./sessions/world.ts";
import { sessionOfCall } from "./sessions/worlds.ts";
import { creditNeeded } from "./steps/require-credits.ts";
import { findKey } from "./steps/authenticate.ts";
import { limitsOf } from "./steps/rate-limit.ts";
import { strictResponse } from "./steps/check-contract.ts";

/** A request on its way. */
interface Exchange {
  arrival: Arrival;
  session: string;
  /** Real time at its arrival, in milliseconds. */
  startedAt: number;
  /** Real time in milliseconds. */
  stopwatch: () => number;
  /** The body; it is read first, so that the journal has those of rejected requests too. */
  sent: SentBody;
  /** Whether the scenarios have been asked. */
  isStaged: boolean;
  /** What scenarios make of it. */
  effects?: Effects | undefined;
  /** Makes the response newer, if a scenario wants that. */
  renew?: Renew;
}

/** The simulator behind the router. What fails in it is an exchange too. */
export function createApi(store: Store, examples: ExampleHandler, stopwatch: () => number): Api {
  return (arrival) => {
    const exchange: Exchange = {
      arrival,
      session: sessionOfCall(arrival.request),
      startedAt: stopwatch(),
      stopwatch,
      sent: noBody,
      isStaged: false,
    };
    return simulate(exchange, store, examples)
      .catch((error: unknown) => {
        if (error instanceof ConnectionLost || error instanceof StoreUnavailable) throw error;
        if (error instanceof SandboxGone) {
          // It has no journal any more.
          exchange.session = "";
          const { reason } = error;
          return settle(exchange, store, () => refused({ error: "invalid_api_key", message: reason }));
        }
        return settle(exchange, store, () => decided(internalError(error)));
      })
      .catch((error: unknown) => {
        if (!(error instanceof StoreUnavailable)) throw error;
        // Nothing can be kept of it, its place in the journal included.
        return respond(errorResponse({ error: "internal_error", message: error.message }));
      });
  };
}

/** The way of a request up to where the state of its session decides. */
async function simulate(exchange: Exchange, store: Store, examples: ExampleHandler): Promise<Response> {
  const { request, version, target } = exchange.arrival;
  if (mayHaveBody(request.method)) exchange.sent = await readText(request, version);
  if ("error" in target) return settle(exchange, store, () => refused(target));
  return settle(exchange, store, (world, now) => askOf(exchange, target, world, now, examples));
}

/** Settles a request as often as its session has changed in between, and responds. */
async function settle(exchange: Exchange, store: Store, ask: Settling["ask"]): Promise<Response> {
  const settling: Settling = {
    ask,
    refuse: (refusal) => renewed(exchange, errorResponse(refusal)),
    exchanged: (settled) => exchangedOf(exchange, settled),
  };
  for (;;) {
    const opened = store.open(exchange.session);
    // In memory nothing is waited for.
    const world = opened instanceof Promise ? await opened : opened;
    const staged = await stage(exchange, store, world);
    const outcome = store.settle(world, staged ? { ...settling, ask: () => staged } : settling);
    const settled = outcome instanceof Promise ? await outcome : outcome;
    if (settled) return responseOf(exchange, settled);
  }
}

/** Asks the scenarios of a session once, waits as they say, and returns what they decide by themselves, if they do. */
async function stage(exchange: Exchange, store: Store, world: World): Promise<Ask | undefined> {
  const { target } = exchange.arrival;
  if ("error" in target) return undefined;
  if (!exchange.isStaged && !world.stage.isIdle(world.settings)) {
    exchange.isStaged = true;
    exchange.effects = await store.stage(exchange.session, (current) => effectsOn(exchange, target, current));
    if (exchange.effects?.delayMs !== undefined) await wait(exchange.effects.delayMs);
    if (exchange.effects?.newer) exchange.renew = await renewing(target);
  }
  const { effects } = exchange;
  if (!effects) return undefined;
  if (effects.lost === "before") return decided(undefined);
  const response = stagedResponse(effects, target);
  return response && decided(response);
}

/** The way of a request through the state: each step either rejects it or finds what the steps after it read. */
function askOf(exchange: Exchange, target: Target, world: World, now: number, examples: ExampleHandler): Ask {
  const { request, ip } = exchange.arrival;
  const key = findKey(request, world);
  if ("error" in key) return decided(finished(exchange, world, errorResponse(key)));
  const limits = world.settings.rateLimits ? limitsOf(target, { key, ip }) : [];
  return { limits, pass: () => passage(exchange, target, { world, now, key }, examples) };
}

/** What a request meets once its limits let it pass. */
interface Met {
  world: World;
  now: number;
  key: Key;
}

function passage(exchange: Exchange, target: Target, met: Met, examples: ExampleHandler): Passage {
  const { world, now, key } = met;
  const { request } = exchange.arrival;
  const { version, operation } = target;
  const end = (response: JsonResponse): Answer => ({
    response: finished(exchange, world, response),
    rows: null,
  });
  const refuse = (refusal: Refusal): Passage => ({ answer: () => end(errorResponse(refusal)) });

  const content = parseBody(request, target, exchange.sent);
  if ("error" in content) return refuse(content);

  const handler = handlerOf(target);
  const input = validate(request, target, content.body);
  const { origin } = partsOf(request.url);
  const call: Call = { world, operation, ...input, origin: origin + world.assets, now };
  if (input.violations.length > 0) {
    // What the documents leave open, the handler decides; all that is wrong is told at once.
    const named = new Set(input.violations.map(({ path }) => path));
    const others = handler?.violations?.(call).filter(({ path }) => !named.has(path)) ?? [];
    return refuse({ error: "invalid_request", details: [...input.violations, ...others] });
  }

  const credit = creditNeeded(operation);
  const needs = credit === undefined ? undefined : { team: key.team, microdollars: credit };

  if (!handler || prefersExample(request)) {
    const makeUp = () => madeUpResponse(handler && madeUp(call, handler));
    return { needs, answer: async () => end(await examples(request, target, makeUp)) };
  }

  return {
    needs,
    answer() {
      const result = handler(exchange.effects?.rows === "none" ? { ...call, findsNothing: true } : call);
      if ("error" in result) return end(errorResponse(result));
      const found: JsonResponse = { status: 200, json: result.json };
      const checked = contractual(exchange, world, found);
      // A response that is withheld costs nothing.
      if (checked !== found) return { response: renewed(exchange, checked), rows: null };
      const { rows, adds } = result;
      const charge = chargeFor({ team: key.team, version, operation, body: input.body, rows });
      return { response: renewed(exchange, found), rows, charge, adds };
    },
  };
}

/** What a request comes to that the state has no say in. */
function decided(response: JsonResponse | undefined): Ask {
  return { limits: [], pass: () => ({ answer: () => ({ response, rows: null }) }) };
}

function refused(refusal: Refusal): Ask {
  return decided(errorResponse(refusal));
}

function madeUpResponse(result: Success | Refusal | null | undefined): JsonResponse | undefined {
  if (!result) return undefined;
  return "error" in result ? errorResponse(result) : { status: 200, json: result.json };
}

/** What the scenarios, and the settings that are like them, make of a request. */
function effectsOn(
  { arrival: { request }, sent }: Exchange,
  target: Target,
  world: World,
): Effects | undefined {
  const handler = handlerOf(target);
  return world.stage.effectsOn(world.settings, {
    request,
    target,
    isList: handler !== null && handler.capabilities.isList && !prefersExample(request),
    hasKey: (name) => keyNamed(world, name) === keyNamed(world, bearerToken(request) ?? ""),
    accountId: (id) => findAccount(world, id)?.id ?? id,
    body() {
      const content = parseBody(request, target, sent);
      return "error" in content ? undefined : content.body;
    },
  });
}

/** A response that was not staged: first it is checked against the contract, then a scenario adds to it. */
function finished(exchange: Exchange, world: World, response: JsonResponse): JsonResponse {
  return renewed(exchange, contractual(exchange, world, response));
}

function contractual({ arrival }: Exchange, { settings }: World, response: JsonResponse): JsonResponse {
  return settings.strict ? strictResponse(arrival.request, arrival.target, response) : response;
}

function renewed({ renew }: Exchange, response: JsonResponse): JsonResponse {
  return renew ? renew(response) : response;
}

/** The response as it is sent, with the names of the scenarios that had a part in it. */
function sentResponse({ effects }: Exchange, response: JsonResponse): JsonResponse {
  if (!effects) return response;
  return { ...response, headers: { ...response.headers, [scenarioHeader]: namesOf(effects) } };
}

/** Sends a response as far as the scenarios let it come. */
function responseOf(exchange: Exchange, { response: found }: Settled): Response {
  const { effects, arrival } = exchange;
  const by = effects ? namesOf(effects) : "a setting";
  if (!found || effects?.lost === "afterCharge") return dropped(arrival.socket, by);
  const response = sentResponse(exchange, found);
  if (effects?.lost === "midBody") return cutOff(response, arrival.socket, by);
  return effects?.slowBodyMs === undefined ? respond(response) : slowed(response, effects.slowBodyMs);
}

function exchangedOf(
  exchange: Exchange,
  { response: found, rows, microdollars }: Settled,
): Omit<Exchanged, "requestId" | "at"> {
  const { arrival, startedAt, stopwatch, sent, effects } = exchange;
  const { request, rawHeaders, version, target } = arrival;
  const isUnsent = !found || effects?.lost === "afterCharge";
  const response = isUnsent ? undefined : sentResponse(exchange, found);
  const brokeOff = isUnsent || effects?.lost === "midBody";
  return {
    method: request.raw.method,
    url: request.url,
    version,
    operation: "error" in target ? null : target.operation.operationId,
    requestHeaders: rawHeaders ?? [...request.raw.headers].flat(),
    requestBody: "text" in sent && sent.text.length <= longestBody ? sent.text : undefined,
    status: response?.status ?? 0,
    responseHeaders: response ? headersOf(response) : {},
    responseBody: brokeOff ? undefined : response?.json,
    brokeOff,
    durationMs: stopwatch() - startedAt,
    rows,
    microdollars,
    scenario: effects ? namesOf(effects) : null,
  };
}

function namesOf({ names }: Effects): string {
  return names.join(", ");
}

/** `null` where the simulator models nothing, so that an example responds, free of charge. */
function handlerOf({ version, operation }: Target): CapableHandler | null {
  const byId: Record<string, CapableHandler | null> = handlers[version];
  return byId[operation.operationId] ?? null;
}

/** Whether a Prefer header asks for one of the documented responses; other preferences are not ours. */
function prefersExample(request: HonoRequest): boolean {
  return /(^|[,;]\s*)(code|example|dynamic)\s*=/i.test(request.header("Prefer") ?? "");
}
