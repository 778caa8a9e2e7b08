import { codesByStatus } from "@adintel/client/operations";
import { keyOf, prefixOf } from "../../http/api-key.ts";
import type { Refusal } from "../../http/errors.ts";
import type { Exchange } from "../state/exchange.ts";
import type { Key } from "../sessions/keys.ts";
import { keyNamed, type World } from "../sessions/world.ts";

/** Unlike a missing key, one that is sent is perhaps meant for the service. */
const wrongKey = "This API key is unknown or revoked; GET /__mock/keys lists the mock's keys.";

/** Finds the key. Rejects one that is missing, unknown or revoked (401), then one whose team or holder may not call (403). */
export function authenticate<S extends { exchange: Exchange; world: World }>(
  state: S,
): (S & { key: Key }) | Refusal {
  const { request, version } = state.exchange.incoming;
  const { takes, settings } = state.world;
  const token = keyOf(request, version, settings.defaultKey);
  const error = codesByStatus[401];
  if (token === undefined) return { error };
  if (takes("key-scheme-case", "matters") && prefixOf(request, version).isCased) return { error };
  if (takes("key-spaces", "refused") && prefixOf(request, version).isSpaced) return { error };
  const key = keyNamed(state.world, token);
  if (key && !key.refusal) return { ...state, key };
  const { refusal = error } = key ?? {};
  return refusal === error ? { error, message: wrongKey } : { error: refusal };
}
