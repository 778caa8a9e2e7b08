import type { MiddlewareHandler } from "hono";
import { cors as honoCors } from "hono/cors";
import { exposedHeaders } from "./json.ts";

const headersAndPreflight = honoCors({
  origin: "*",
  allowMethods: ["GET", "POST", "PATCH", "HEAD"],
  exposeHeaders: exposedHeaders,
  maxAge: 600,
});

/**
 * Lets pages of any origin call and read, and answers their preflight requests. A plain OPTIONS is a method like others.
 * Answers of the API carry the headers already.
 */
export const cors: MiddlewareHandler = (c, next) =>
  c.req.raw.method === "OPTIONS" && c.req.header("Access-Control-Request-Method") === undefined
    ? next()
    : headersAndPreflight(c, next);
