import type { MiddlewareHandler } from "hono";
import type { Env } from "../exchange.ts";
import { textOf } from "../json.ts";

/** Keeps every exchange for `GET /__mock/requests`, refused ones included. */
export function journal(): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { world, route, operation } = c.var;
    const requestId = world.nextRequestId();
    c.set("requestId", requestId);
    await next();
    const { pathname, search } = new URL(c.req.url);
    world.journal.add({
      requestId,
      at: new Date(world.clock.now()).toISOString(),
      method: c.req.raw.method,
      url: pathname + search,
      version: route.version,
      operationId: operation.operationId,
      status: c.res.status,
      // Of an example, which is no answer of ours, only a refusal is worth a copy of its stream.
      body: textOf(c.res) ?? (c.res.status >= 400 ? await c.res.clone().text() : ""),
    });
  };
}
