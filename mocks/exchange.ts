import type { Operation, Version } from "@adintel/client/operations";
import type { Context, HonoRequest } from "hono";
import type { Route } from "./contract.ts";
import type { JsonAnswer } from "./json.ts";
import type { Key } from "./simulator/teams.ts";
import type { World } from "./simulator/world.ts";

/** Hono's environment of the app: Node's request, where there is a server around it. */
export interface Env {
  Bindings: { incoming?: { socket: Socket } };
}

/** What the mock needs of the connection that a request came on. */
export interface Socket {
  remoteAddress?: string | undefined;
  destroy?(): unknown;
}

/** A request to the API as the router leaves it. */
export interface Arrival {
  request: HonoRequest;
  /** For what Hono's own middleware is used for. */
  context: Context<Env>;
  /** The IP address of the caller; `undefined` in process, where there is none. */
  caller: string | undefined;
  version: Version | null;
  /** `null` of an address or a method that the documents do not have. */
  operation: Operation | null;
  /** The state that the request meets; the static mock has none. */
  world: World;
  requestId: string;
}

/** A request on its way through the gates, with what they learn of it for those behind them. */
export interface Exchange extends Arrival {
  version: Version;
  route: Route;
  operation: Operation;
  /** Who calls; the static mock does not know. */
  key: Key;
  /** The path's parameters, decoded. */
  path: Record<string, string>;
  /** The parsed JSON body; `undefined` where there is none. */
  body: unknown;
  /** The query's values as the types that the documents declare. */
  query: Record<string, unknown>;
}

/** A Response where the answer is no JSON, such as one that breaks off. */
export type Answer = JsonAnswer | Response;

/** Refuses a request by answering it, or lets it pass. What can be told at once is, since waiting costs time. */
export type Gate = (exchange: Exchange) => Answer | undefined | Promise<Answer | undefined>;

/** The connection that a request came on; `undefined` in process, where there is none. */
export function socketOf(c: Context<Env>): Socket | undefined {
  // Without a server, Hono has no bindings at all.
  const bindings: Env["Bindings"] | undefined = c.env;
  return bindings?.incoming?.socket;
}

/** What comes before the path of a request's address, and the rest. It was parsed when the request was made. */
export function partsOf(url: string): { origin: string; target: string } {
  const path = url.indexOf("/", url.indexOf("://") + 3);
  return { origin: url.slice(0, path), target: url.slice(path) };
}
