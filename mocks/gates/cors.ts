import type { MiddlewareHandler } from "hono";
import { cors as honoCors } from "hono/cors";
import { corsHeaders, exposedHeaders, textOf } from "../json.ts";

/** Lets pages of any origin call the mock; answers preflight requests and leaves a plain OPTIONS to the router. */
export function cors(): MiddlewareHandler {
  const preflight = honoCors({
    origin: "*",
    allowMethods: ["GET", "POST", "PATCH", "HEAD"],
    exposeHeaders: exposedHeaders,
    maxAge: 600,
  });
  return async (c, next) => {
    if (c.req.method === "OPTIONS") {
      const isPreflight = c.req.header("Access-Control-Request-Method") !== undefined;
      return isPreflight ? preflight(c, next) : next();
    }
    await next();
    // Answers of the API carry them already.
    if (textOf(c.res) !== undefined) return undefined;
    for (const [name, value] of Object.entries(corsHeaders)) c.res.headers.set(name, value);
    return undefined;
  };
}
