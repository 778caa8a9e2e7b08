import type { Context, MiddlewareHandler } from "hono";
import { errorResponse } from "../errors.ts";
import type { Env } from "../exchange.ts";

/** Refuses a request without a bearer token; any token is good. */
export function authorization(): MiddlewareHandler<Env> {
  return (c, next) => (bearerToken(c) ? next() : Promise.resolve(errorResponse("invalid_api_key")));
}

/** The token of a request. The scheme's case does not matter (RFC 9110, section 11.1). */
export function bearerToken(c: Context<Env>): string | undefined {
  return /^bearer +([\w.~+/-]+=*)$/i.exec(c.req.header("Authorization") ?? "")?.[1];
}
