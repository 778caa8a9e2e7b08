import type { Operation } from "@adintel/client/operations";
import { isMetered } from "../../http/routes.ts";
import type { Refusal } from "../../http/errors.ts";

/**
 * What a team must have left for a call, in microdollars: the price of one row. `undefined` of a call that is not metered. A
 * call that passes gets its whole response, though it may cost more than is left: how the service handles that is not
 * specified.
 */
export function creditNeeded(operation: Operation): number | undefined {
  // Where the price is not stated, any credit that is left may pay for a row.
  return isMetered(operation) ? (operation.billing?.microdollarsPerRow ?? 1) : undefined;
}

/** Refuses a metered call of a team whose credits no longer pay for one row. */
export const outOfCredits: Refusal = { error: "out_of_credits" };
