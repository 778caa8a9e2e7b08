import type { HonoRequest } from "hono";
import { errorAnswer } from "../errors.ts";
import type { Gate } from "../exchange.ts";

/** Refuses a request without a bearer token; any token is good. */
export function authorization(): Gate {
  return ({ request }) => (bearerToken(request) ? undefined : errorAnswer("invalid_api_key"));
}

/** The token of a request. The scheme's case does not matter (RFC 9110, section 11.1). */
export function bearerToken(request: HonoRequest): string | undefined {
  return /^bearer +([\w.~+/-]+=*)$/i.exec(request.header("Authorization") ?? "")?.[1];
}
