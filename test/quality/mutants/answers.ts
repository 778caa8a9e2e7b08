import type { ErrorCode } from "@adintel/client/operations";
import { errorResponse } from "../../../mocks/http/errors.ts";
import { respond } from "../../../mocks/http/json.ts";

/** A successful answer. */
export function success(body: unknown): Response {
  return respond({ status: 200, json: JSON.stringify(body) });
}

/** A refusal in the API's envelope, which names fields where they are to blame. */
export function refusal(code: ErrorCode, ...paths: string[]): Response {
  const details = paths.map((path) => ({ path, message: "is not accepted" }));
  return respond(errorResponse({ error: code, ...(paths.length > 0 && { details }) }));
}
