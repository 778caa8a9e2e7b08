import type { Violation } from "@adintel/client/validation";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Env } from "./incoming.ts";
import { expected } from "../../scripts/lib/errors.ts";

/** A control was given what it cannot take. The message has all that was wrong, as has the response over HTTP. */
export class ControlError extends TypeError {
  override name = "ControlError";
  /** The status of the response over HTTP. */
  readonly status: number;
  readonly details: readonly Violation[];

  constructor(status: number, ...details: Violation[]) {
    super(details.map(({ path, message }) => `${path}: ${message}`).join("; "));
    this.status = status;
    this.details = details;
  }

  get [expected](): true {
    return true;
  }
}

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
