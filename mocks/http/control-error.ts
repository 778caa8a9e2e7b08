import type { Violation } from "@adintel/client/validation";

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
}
