import type { MiddlewareHandler } from "hono";
import type { Env } from "../exchange.ts";
import type { Worlds } from "../simulator/worlds.ts";

/** Gives a request the world of its session: `X-Mock-Session` names it, so that parallel callers do not meet. */
export function session(worlds: Worlds): MiddlewareHandler<Env> {
  return (c, next) => {
    c.set("world", worlds.of(c.req.header("X-Mock-Session") ?? ""));
    return next();
  };
}
