import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { StoreUnavailable } from "../engine/state/store.ts";
import { ControlError, refuse } from "../http/control-error.ts";
import { internalError } from "../http/errors.ts";
import { ConnectionLost } from "../http/faults.ts";
import type { Env } from "../http/incoming.ts";
import { respond } from "../http/json.ts";

export function onError(error: unknown, c: Context<Env>): Response {
  if (error instanceof ConnectionLost) throw error;
  if (error instanceof StoreUnavailable) return refuse(c, 503, { path: "store", message: error.message });
  return error instanceof ControlError
    ? refuse(c, error.status as ContentfulStatusCode, ...error.details)
    : respond(internalError(error));
}
