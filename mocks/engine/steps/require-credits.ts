import { codesByStatus } from "@adintel/client/operations";
import { points, type PointId } from "@adintel/client/readings";
import type { Refusal } from "../../http/errors.ts";
import type { Target } from "../../http/incoming.ts";
import { isMetered } from "../../http/routes.ts";
import { readingOf } from "../scenarios/readings.ts";
import type { World } from "../sessions/world.ts";
import type { Key, Team } from "../sessions/keys.ts";

/** Names what the team of a metered call must have left. */
export function requireCredits<S extends { world: World; target: Target; key: Key }>(
  state: S,
): S & { credits: { team: Team; microdollars: number } | undefined } {
  const microdollars = creditNeeded(state.target, state.world);
  const credits = microdollars === undefined ? undefined : { team: state.key.team, microdollars };
  return { ...state, credits };
}

/**
 * What a team must have left for a call, in microdollars: the price of one row. `undefined` of a call that is not metered. A
 * call that passes gets its whole response, though it may cost more than is left: how the service handles that is not
 * specified.
 */
function creditNeeded({ version, operation }: Target, world: World): number | undefined {
  const reading = readingsOfCredits.get(`${version}/${operation.operationId}`)?.(world);
  const needsCredits = reading === undefined ? isMetered(operation) : reading !== "free";
  // Where the price is not stated, any credit that is left may pay for a row.
  return needsCredits ? operation.billing?.microdollarsPerRow || 1 : undefined;
}

/** By operation, whether the world takes it that it needs credits: of the points about its 402 that may be free. */
const readingsOfCredits = new Map(
  (Object.keys(points) as PointId[])
    .filter((id) => Object.hasOwn(points[id].readings, "free"))
    .flatMap((id) =>
      points[id].at.map((address) => [
        address.split(" ")[0] ?? "",
        ({ settings }: World) => readingOf(settings.readings, id),
      ]),
    ),
);

/** Why a metered call is rejected of a team whose credits no longer pay for one row (402). The commit finds that out. */
export const outOfCredits: Refusal = { error: codesByStatus[402] };
