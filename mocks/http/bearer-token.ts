import type { HonoRequest } from "hono";
import type { Refusal } from "./errors.ts";

/** Refuses a request without a bearer token; any token is good. */
export function anyKey(request: HonoRequest): Refusal | undefined {
  return bearerToken(request) === undefined ? { error: "invalid_api_key" } : undefined;
}

/** The token of a request. The scheme's case does not matter (RFC 9110, section 11.1). */
export function bearerToken(request: HonoRequest): string | undefined {
  return /^bearer +([\w.~+/-]+=*)$/i.exec(request.header("Authorization") ?? "")?.[1];
}
