import { ControlError } from "../../http/control-error.ts";

/**
 * Makes sure that the header `X-Mock-Session` can carry a name: requests would otherwise fail, or belong to another session.
 *
 * @throws {ControlError} if it cannot.
 */
export function checkSessionName(name: unknown): void {
  if (typeof name === "string" && name === name.trim() && /^[\x20-\x7e\xa0-\xff]*$/.test(name)) return;
  throw new ControlError(400, {
    path: "session",
    message: "must be valid in a header; encode other text with encodeURIComponent()",
  });
}
