import { documents } from "@adintel/client/operations";
import type { Context, MiddlewareHandler } from "hono";
import { errorResponse } from "../errors.ts";
import { callerOf, type Env } from "../exchange.ts";
import type { Limit } from "../simulator/rate-limits.ts";

/**
 * Refuses a request over any of its three limits: per IP address and per key, which both versions share, and per endpoint
 * and user. The numbers stand in the documents.
 */
export function rateLimits(): MiddlewareHandler<Env> {
  return (c, next) => {
    const world = c.get("world");
    const seconds = world.settings.rateLimits ? world.limiter.take(limitsOf(c), world.clock.now()) : 0;
    if (seconds === 0) return next();
    return Promise.resolve(errorResponse("rate_limited", { headers: { "Retry-After": String(seconds) } }));
  };
}

function limitsOf(c: Context<Env>): Limit[] {
  const [route, operation, key] = [c.get("route"), c.get("operation"), c.get("key")];
  const who: Record<string, string> = { ip: callerOf(c) ?? "in process", apiKey: key.key };
  const limits = documents[route.version].rateLimits.map(({ scope, requestsPerMinute }) => ({
    counter: `${scope} ${who[scope]}`,
    requestsPerMinute,
  }));
  const own = operation.rateLimit;
  if (!own) return limits;
  return [
    ...limits,
    {
      counter: `${route.version} ${operation.operationId} ${key.user}`,
      requestsPerMinute: own.requestsPerMinute,
    },
  ];
}
