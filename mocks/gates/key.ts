import { errorAnswer } from "../errors.ts";
import type { Gate } from "../exchange.ts";
import { bearerToken } from "./authorization.ts";

/** Refuses a key that is missing, unknown or revoked (401), then one whose team or holder may not call (403). */
export function knownKey(): Gate {
  return (exchange) => {
    const key = exchange.world.keys.get(bearerToken(exchange.request) ?? "");
    if (!key) return errorAnswer("invalid_api_key");
    exchange.key = key;
    return key.refusal && errorAnswer(key.refusal);
  };
}
