import type { MiddlewareHandler } from "hono";
import { partsOf, type Env } from "../exchange.ts";
import { textOf } from "../json.ts";

/** Keeps every exchange for `GET /__mock/requests`, refused ones included. */
export function journal(): MiddlewareHandler<Env> {
  return async (c, next) => {
    const world = c.get("world");
    const requestId = world.nextRequestId();
    c.set("requestId", requestId);
    await next();
    world.journal.add({
      requestId,
      at: world.clock.now(),
      method: c.req.raw.method,
      url: partsOf(c.req.url).target,
      version: c.get("route").version,
      operationId: c.get("operation").operationId,
      status: c.res.status,
      // Of an example, which is no answer of ours, only a refusal is worth a copy of its stream.
      body: textOf(c.res) ?? (c.res.status >= 400 ? await c.res.clone().text() : ""),
    });
  };
}
