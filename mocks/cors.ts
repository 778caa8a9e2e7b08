import type { MiddlewareHandler } from "hono";
import { cors as honoCors } from "hono/cors";
import { corsHeaders, exposedHeaders } from "./json.ts";

/** Answers preflight requests of pages of any origin; leaves a plain OPTIONS to the router. */
export function preflight(): MiddlewareHandler {
  const answer = honoCors({
    origin: "*",
    allowMethods: ["GET", "POST", "PATCH", "HEAD"],
    exposeHeaders: exposedHeaders,
    maxAge: 600,
  });
  return (c, next) =>
    c.req.header("Access-Control-Request-Method") === undefined ? next() : answer(c, next);
}

/** Lets pages of any origin read answers that are not the API's own, which carry the headers already. */
export function cors(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(corsHeaders)) c.res.headers.set(name, value);
  };
}
