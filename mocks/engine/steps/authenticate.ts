import type { Refusal } from "../../http/errors.ts";
import { bearerToken } from "../../http/incoming.ts";
import type { Exchange } from "../state/exchange.ts";
import type { Key } from "../sessions/keys.ts";
import { keyNamed, type World } from "../sessions/world.ts";

/** Unlike a missing key, one that is sent is perhaps meant for the service. */
const wrongKey = "This API key is unknown or revoked; GET /__mock/keys lists the mock's keys.";

/** Finds the key. Rejects one that is missing, unknown or revoked (401), then one whose team or holder may not call (403). */
export function authenticate<S extends { exchange: Exchange; world: World }>(
  state: S,
): (S & { key: Key }) | Refusal {
  const token = bearerToken(state.exchange.incoming.request);
  if (token === undefined) return { error: "invalid_api_key" };
  const key = keyNamed(state.world, token);
  if (!key || key.refusal === "invalid_api_key") return { error: "invalid_api_key", message: wrongKey };
  return key.refusal ? { error: key.refusal } : { ...state, key };
}
