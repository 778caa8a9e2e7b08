import { codesByStatus } from "@adintel/client/operations";
import type { Refusal } from "../../http/errors.ts";
import type { Target } from "../../http/incoming.ts";
import { isMetered } from "../../http/routes.ts";
import type { Rules } from "./validate.ts";
import type { World } from "../sessions/world.ts";
import type { Key, Team } from "../sessions/keys.ts";

/** Names what the team of a metered call must have left. */
export function requireCredits<S extends { world: World; target: Target; rules: Rules; key: Key }>(
  state: S,
): S & { credits: { team: Team; microdollars: number } | undefined } {
  const microdollars = creditNeeded(state);
  const credits = microdollars === undefined ? undefined : { team: state.key.team, microdollars };
  return { ...state, credits };
}

/**
 * What a team must have left for a call, in microdollars: the price of one row. `undefined` of a call that is not metered. A
 * call that passes gets its whole response, though it may cost more than is left: how the service handles that is not
 * specified.
 */
function creditNeeded({
  world,
  target: { version, operation },
  rules,
}: {
  world: World;
  target: Target;
  rules: Rules;
}): number | undefined {
  const point = rules[version][operation.operationId]?.credits;
  const needsCredits = point ? !world.takes(point, "free") : isMetered(operation);
  // Where the price is not stated, any credit that is left may pay for a row.
  return needsCredits ? operation.billing?.microdollarsPerRow || 1 : undefined;
}

/** Why a metered call is rejected of a team whose credits no longer pay for one row (402). The commit finds that out. */
export const outOfCredits: Refusal = { error: codesByStatus[402] };
