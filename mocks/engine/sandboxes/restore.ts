import { ControlError } from "../../http/control-error.ts";
import type { SavedSnapshot } from "../sessions/world.ts";
import type { Sandbox } from "./sandbox.ts";

/**
 * Makes sure that a snapshot of one sandbox can be restored into another: their accounts must be the same.
 *
 * @throws {ControlError} 409, naming what differs.
 */
export function checkAlike(from: Sandbox, to: Sandbox): void {
  const fields = ["seed", "accounts", "mediaPerAccount", "data", "now"] as const;
  const different = fields.filter((field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]));
  if (different.length > 0)
    throw new ControlError(409, {
      path: "from",
      message: `has a different world: ${different.join(", ")} ${different.length > 1 ? "differ" : "differs"}; create both sandboxes with the same values`,
    });
}

/** The state of a snapshot of one sandbox as another has it: keys are named after their sandbox. */
export function movedTo({ state }: SavedSnapshot, from: string, to: string): SavedSnapshot["state"] {
  const moved: SavedSnapshot["state"] = JSON.parse(JSON.stringify(state).replaceAll(from, to));
  return moved;
}
