import { documents } from "@adintel/client/operations";
import { errorAnswer } from "../errors.ts";
import type { Exchange, Gate } from "../exchange.ts";
import type { Limit } from "../simulator/rate-limits.ts";

/**
 * Refuses a request over any of its three limits: per IP address and per key, which both versions share, and per endpoint
 * and user. The numbers stand in the documents.
 */
export function rateLimits(): Gate {
  return (exchange) => {
    const { settings, limiter, clock } = exchange.world;
    if (!settings.rateLimits) return undefined;
    const seconds = limiter.take(limitsOf(exchange), clock.now());
    if (seconds === 0) return undefined;
    return errorAnswer("rate_limited", { headers: { "Retry-After": String(seconds) } });
  };
}

function limitsOf({ version, operation, key, caller }: Exchange): Limit[] {
  const who: Record<string, string> = { ip: caller ?? "in process", apiKey: key.key };
  const limits = documents[version].rateLimits.map(({ scope, requestsPerMinute }) => ({
    counter: `${scope} ${who[scope]}`,
    requestsPerMinute,
  }));
  const own = operation.rateLimit;
  if (!own) return limits;
  return [
    ...limits,
    {
      counter: `${version} ${operation.operationId} ${key.user}`,
      requestsPerMinute: own.requestsPerMinute,
    },
  ];
}
