import type { Violation } from "@adintel/client/validation";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Env } from "./incoming.ts";

/** The response of a control to what it cannot do. */
export function refuse(
  c: Context<Env>,
  status: ContentfulStatusCode,
  ...details: readonly Violation[]
): Response {
  return c.json(
    { error: { code: "mock_control", message: "The control request failed; see details.", details } },
    status,
  );
}
