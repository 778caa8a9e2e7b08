import { documents, operations, type ErrorCode, type Operation } from "@adintel/client/operations";
import type { Key } from "../engine/sessions/keys.ts";
import type { RateLimiter } from "../engine/sessions/rate-limits.ts";
import type { World } from "../engine/sessions/world.ts";
import { counterOf } from "../engine/steps/rate-limit.ts";
import { byPreference, currentVersion } from "../../scripts/lib/versions.ts";

/** A limit as it stands for one caller. */
export interface LimitUse {
  /** `ip`, `apiKey`, or version and operationId with a slash between them. */
  scope: string;
  requestsPerMinute: number;
  /** Requests in the present window. */
  used: number;
  /** Until the present window ends; 0 where there is none. */
  resetsInSeconds: number;
}

/** A key of the mock, with the credits of its team and how much of its limits is used. */
export interface KeyUse {
  key: string;
  shows: string;
  user: string;
  /** The code of the error that every request with it gets; `null` of a key that works. */
  refusal: ErrorCode | null;
  monthlyMicrodollars: number;
  spentMicrodollars: number;
  limits: LimitUse[];
}

/** The keys, and the limits of the IP addresses that requests came from. */
export function keysOf({ keys, limiter, clock }: World): {
  keys: KeyUse[];
  ips: (LimitUse & { ip: string })[];
} {
  const now = clock.now();
  return {
    keys: [...keys.values()].map(({ key, shows, user, refusal = null, team }) => ({
      key,
      shows,
      user,
      refusal,
      monthlyMicrodollars: team.monthlyMicrodollars,
      spentMicrodollars: team.spentMicrodollars,
      limits: limitsUsedBy(limiter, { key, user }, now),
    })),
    ips: limitsUsedByIp(limiter, now),
  };
}

/** The limits of a key, and those of operations that its user has called within a minute. */
function limitsUsedBy(
  limiter: RateLimiter,
  { key, user }: Pick<Key, "key" | "user">,
  now: number,
): LimitUse[] {
  const { rateLimits } = documents[currentVersion];
  const perKey = rateLimits.flatMap(({ scope, requestsPerMinute }) =>
    scope === "apiKey" ? [{ scope, requestsPerMinute, ...limiter.useOf(counterOf(scope, key), now) }] : [],
  );
  const perOperation = byPreference.flatMap((version) =>
    Object.values<Operation>(operations[version]).flatMap(({ operationId, rateLimit }) => {
      const use = limiter.useOf(counterOf(`${version} ${operationId}`, user), now);
      if (!rateLimit || use.used === 0) return [];
      return [{ scope: `${version}/${operationId}`, requestsPerMinute: rateLimit.requestsPerMinute, ...use }];
    }),
  );
  return [...perKey, ...perOperation];
}

/** The limit per IP address, for each that sent a request within a minute. */
function limitsUsedByIp(limiter: RateLimiter, now: number): (LimitUse & { ip: string })[] {
  const limit = documents[currentVersion].rateLimits.find(({ scope }) => scope === "ip");
  if (!limit) return [];
  const prefix = counterOf(limit.scope, "");
  return limiter
    .counters()
    .filter((counter) => counter.startsWith(prefix))
    .map((counter) => ({ ...limit, ip: counter.slice(prefix.length), ...limiter.useOf(counter, now) }))
    .filter(({ used }) => used > 0);
}
