import type { Operation } from "@adintel/client/operations";
import type { Context } from "hono";
import type { Route } from "./contract.ts";
import type { Key } from "./simulator/teams.ts";
import type { World } from "./simulator/world.ts";

/** What the gates learn of a request on its way, for the gates behind them; Hono's environment of this app. */
export interface Env {
  /** Node's request, where there is a server around the app. */
  Bindings: { incoming?: { socket: { remoteAddress?: string | undefined } } };
  Variables: {
    route: Route;
    operation: Operation;
    /** The parsed JSON body; `undefined` where there is none. */
    body: unknown;
    /** The query's values as the types that the documents declare. */
    query: Record<string, unknown>;
    /** The state that the request meets; the static mock has none. */
    world: World;
    /** Who calls; the static mock does not know. */
    key: Key;
    requestId: string;
  };
}

/** The IP address of the caller; `undefined` in process, where there is none. */
export function callerOf(c: Context<Env>): string | undefined {
  // Without a server, Hono has no bindings at all.
  const bindings: Env["Bindings"] | undefined = c.env;
  return bindings?.incoming?.socket.remoteAddress;
}

/** What comes before the path of a request's address, and the rest. It was parsed when the request was made. */
export function partsOf(url: string): { origin: string; target: string } {
  const path = url.indexOf("/", url.indexOf("://") + 3);
  return { origin: url.slice(0, path), target: url.slice(path) };
}
