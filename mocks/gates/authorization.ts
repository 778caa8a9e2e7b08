import type { MiddlewareHandler } from "hono";
import { errorResponse } from "../errors.ts";

/** Refuses a request without a bearer token. The scheme's case does not matter (RFC 9110, section 11.1). */
export function authorization(): MiddlewareHandler {
  return (c, next) => {
    const token = /^bearer +([\w.~+/-]+=*)$/i.exec(c.req.header("Authorization") ?? "");
    return token ? next() : Promise.resolve(errorResponse("invalid_api_key"));
  };
}
