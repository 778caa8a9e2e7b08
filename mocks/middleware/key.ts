import type { HonoRequest } from "hono";
import type { Refusal } from "../errors.ts";
import type { Key } from "../simulator/teams.ts";
import { bearerToken } from "./authorization.ts";

/** The key of a request. Refuses one that is missing, unknown or revoked (401), then one whose team or holder may not call (403). */
export function findKey(request: HonoRequest, keys: ReadonlyMap<string, Key>): Key | Refusal {
  const key = keys.get(bearerToken(request) ?? "");
  if (!key) return { error: "invalid_api_key" };
  return key.refusal ? { error: key.refusal } : key;
}
