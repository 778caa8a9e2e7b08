import type { Operation } from "@adintel/client/operations";
import type { Refusal } from "../../http/errors.ts";
import type { Target } from "../../http/incoming.ts";
import { isMetered } from "../../http/routes.ts";
import type { Key, Team } from "../sessions/keys.ts";

/** Names what a team must have left for a metered call. */
export function requireCredits({ target, key }: { target: Target; key: Key }): {
  credits?: { team: Team; microdollars: number };
} {
  const microdollars = creditNeeded(target.operation);
  return microdollars === undefined ? {} : { credits: { team: key.team, microdollars } };
}

/**
 * What a team must have left for a call, in microdollars: the price of one row. `undefined` of a call that is not metered. A
 * call that passes gets its whole response, though it may cost more than is left: how the service handles that is not
 * specified.
 */
function creditNeeded(operation: Operation): number | undefined {
  // Where the price is not stated, any credit that is left may pay for a row.
  return isMetered(operation) ? (operation.billing?.microdollarsPerRow ?? 1) : undefined;
}

/** Rejects a metered call of a team whose credits no longer pay for one row (402). */
export const outOfCredits: Refusal = { error: "out_of_credits" };
