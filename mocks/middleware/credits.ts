import type { Operation } from "@adintel/client/operations";
import { isMetered } from "../contract.ts";
import type { Refusal } from "../errors.ts";
import type { Team } from "../simulator/teams.ts";

/**
 * Refuses a metered call of a team whose credits are used up, which is once they no longer pay for one row. A call that
 * passes gets its whole response, though it may cost more than is left: how the service handles that is not specified.
 */
export function checkCredits(operation: Operation, team: Team): Refusal | undefined {
  // Where the price is not stated, any credit that is left may pay for a row.
  const price = operation.billing?.microdollarsPerRow ?? 1;
  if (!isMetered(operation) || team.monthlyMicrodollars - team.spentMicrodollars >= price) return undefined;
  return { error: "out_of_credits" };
}
