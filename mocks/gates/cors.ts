import type { MiddlewareHandler } from "hono";
import { cors as honoCors } from "hono/cors";

/** Lets pages of any origin call the mock; answers preflight requests and leaves a plain OPTIONS to the router. */
export function cors(): MiddlewareHandler {
  const handle = honoCors({
    origin: "*",
    allowMethods: ["GET", "POST", "PATCH", "HEAD"],
    // A wildcard would hide them from requests that carry Authorization in some browsers.
    exposeHeaders: ["Retry-After", "Allow"],
    maxAge: 600,
  });
  return (c, next) => {
    const preflight = c.req.header("Access-Control-Request-Method") !== undefined;
    if (c.req.method === "OPTIONS" && !preflight) return next();
    return handle(c, next);
  };
}
