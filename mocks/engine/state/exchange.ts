import { headersOf, respond, type JsonResponse } from "../../http/json.ts";
import { cutOff, dropped, slowed } from "../../http/faults.ts";
import type { Incoming, SentBody } from "../../http/incoming.ts";
import { maxKeptBodyChars, type NewEntry } from "../journal/exchanged.ts";
import { scenarioHeader } from "../scenarios/outcome.ts";
import type { Effects } from "../scenarios/stage.ts";
import type { Renew } from "../scenarios/newer.ts";
import type { Loaded } from "./store.ts";

/** A request on its way, with what is done once however often the steps are taken. */
export interface Exchange {
  incoming: Incoming;
  session: string;
  /** Real time in milliseconds: now, and when the request arrived. */
  stopwatch: () => number;
  startedAt: number;
  /** The body, once it was read. */
  sent?: SentBody | undefined;
  /** What scenarios make of it, once they have counted it before a wait, and in which world that was. */
  staged?: { effects: Effects | undefined; epoch: Loaded["epoch"] };
}

export interface Outgoing {
  /** As the scenarios leave it; `undefined` where the connection is cut before it. */
  response: JsonResponse | undefined;
  effects: Effects | undefined;
  /** Rows returned; `null` of a response without rows. */
  rows: number | null;
  microdollars: number;
}

/** Sends a response, with its id in the journal, as far as the scenarios let it come. */
export function send({ incoming }: Exchange, outgoing: Outgoing, requestId: string | undefined): Response {
  const { effects } = outgoing;
  const by = effects ? namesOf(effects) : "a setting";
  if (!outgoing.response) return dropped(incoming, by);
  const response = identified(outgoing.response, requestId);
  if (effects?.lost === "midBody") return cutOff(response, incoming.socket, by);
  return effects?.slowBodyMs === undefined ? respond(response) : slowed(response, effects.slowBodyMs);
}

/** How the journal keeps an exchange. */
export function entryOf(exchange: Exchange, { response, effects, rows, microdollars }: Outgoing): NewEntry {
  const { incoming, startedAt, stopwatch, sent = { text: "" } } = exchange;
  const { request, rawHeaders, version, target } = incoming;
  const brokeOff = !response || effects?.lost === "midBody";
  return {
    method: request.raw.method,
    url: request.url,
    version,
    operation: "error" in target ? null : target.operation.operationId,
    requestHeaders: rawHeaders ?? [...request.raw.headers].flat(),
    requestBody: (sent.text?.length ?? 0) <= maxKeptBodyChars ? sent.text : undefined,
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

/**
 * A response as the scenarios leave it, with their names; `undefined` if they cut the connection before it. `renew` changes it
 * as a newer server may.
 */
export function stage(
  response: JsonResponse | undefined,
  { effects, renew }: { effects: Effects | undefined; renew?: Renew | undefined },
): JsonResponse | undefined {
  if (!response || !effects) return response;
  if (effects.lost === "afterCharge") return undefined;
  const renewed = renew?.(response) ?? response;
  return { ...renewed, headers: { ...renewed.headers, [scenarioHeader]: namesOf(effects) } };
}

/** A response that has an id of its own was staged with it. */
function identified(response: JsonResponse, requestId: string | undefined): JsonResponse {
  const { headers = {} } = response;
  const isIdentified = Object.keys(headers).some((name) => name.toLowerCase() === "x-request-id");
  if (requestId === undefined || isIdentified) return response;
  return { ...response, headers: { ...headers, "X-Request-Id": requestId } };
}

function namesOf({ names }: Effects): string {
  return names.join(", ");
}
