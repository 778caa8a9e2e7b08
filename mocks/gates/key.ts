import type { MiddlewareHandler } from "hono";
import { errorResponse } from "../errors.ts";
import type { Env } from "../exchange.ts";
import { bearerToken } from "./authorization.ts";

/** Refuses a key that is missing, unknown or revoked (401), then one whose team or holder may not call (403). */
export function knownKey(): MiddlewareHandler<Env> {
  return (c, next) => {
    const key = c.get("world").keys.get(bearerToken(c) ?? "");
    if (!key) return Promise.resolve(errorResponse("invalid_api_key"));
    if (key.refusal) return Promise.resolve(errorResponse(key.refusal));
    c.set("key", key);
    return next();
  };
}
