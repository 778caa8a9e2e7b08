import type { Context, HonoRequest, MiddlewareHandler } from "hono";
import { cors as honoCors } from "hono/cors";
import { exposedHeaders } from "./json.ts";

const headersAndPreflight = honoCors({
  origin: "*",
  allowMethods: ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"],
  exposeHeaders: exposedHeaders,
  maxAge: 600,
});

/** Lets pages of any origin call and read. Responses of the API carry the headers already. */
export const cors: MiddlewareHandler = (c, next) =>
  c.req.method === "OPTIONS" && !isPreflight(c.req) ? next() : headersAndPreflight(c, next);

/** Whether a browser asks what a page may send. A plain OPTIONS is a method like others. */
export function isPreflight(request: HonoRequest): boolean {
  return request.method === "OPTIONS" && request.header("Access-Control-Request-Method") !== undefined;
}

/** The response to a preflight request. */
export async function preflight(c: Context): Promise<Response> {
  return (await headersAndPreflight(c, () => Promise.resolve())) ?? c.res;
}
