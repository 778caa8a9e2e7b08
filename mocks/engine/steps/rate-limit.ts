import { codesByStatus, documents } from "@adintel/client/operations";
import type { Refusal } from "../../http/errors.ts";
import type { Target } from "../../http/incoming.ts";
import type { Exchange } from "../state/exchange.ts";
import type { Key } from "../sessions/keys.ts";
import type { Limit } from "../sessions/rate-limits.ts";
import type { World } from "../sessions/world.ts";

export interface Caller {
  key: Pick<Key, "key" | "user">;
  /** `undefined` in process, where there is none. */
  ip: string | undefined;
}

interface WithKey {
  exchange: Exchange;
  world: World;
  target: Target;
  key: Key;
}

/** Names the limits that a request counts against, unless the settings say that none apply. */
export function rateLimit<S extends WithKey>(state: S): S & { limits: readonly Limit[] } {
  const { exchange, world, target, key } = state;
  const limits = world.settings.rateLimits ? limitsOf(target, { key, ip: exchange.incoming.ip }) : [];
  return { ...state, limits };
}

/** Why a request over any of its limits is rejected (429), which may come again in that many seconds. The commit finds that out. */
export function rateLimited(seconds: number): Refusal {
  return { error: codesByStatus[429], headers: { "Retry-After": String(seconds) } };
}

/**
 * The three limits of a request: per IP address and per key, which all versions share, and per endpoint and user. The
 * numbers stand in the documents.
 */
export function limitsOf(
  { version, operation }: Pick<Target, "version" | "operation">,
  { key, ip = "in process" }: Caller,
): Limit[] {
  const counted = { ip, apiKey: key.key };
  const limits: Limit[] = documents[version].rateLimits.map(({ scope, requestsPerMinute }) => ({
    counter: counterOf(scope, counted[scope]),
    requestsPerMinute,
  }));
  if (operation.rateLimit) {
    const { requestsPerMinute } = operation.rateLimit;
    limits.push({ counter: counterOf(`${version} ${operation.operationId}`, key.user), requestsPerMinute });
  }
  return limits;
}

/** The counter of a limit for one caller. */
export function counterOf(scope: string, caller: string): string {
  return `${scope} ${caller}`;
}
