import { isMetered } from "../contract.ts";
import { errorAnswer } from "../errors.ts";
import type { Gate } from "../exchange.ts";

/**
 * Refuses a metered call of a team whose credits are used up, which is once they no longer pay for one row. A call that
 * passes is answered whole, though it may cost more than is left: how the service handles that is not specified.
 */
export function credits(): Gate {
  return ({ key, operation }) => {
    const { monthlyMicrodollars, spentMicrodollars } = key.team;
    // Where the price is not stated, any credit that is left may pay for a row.
    const price = operation.billing?.microdollarsPerRow ?? 1;
    if (!isMetered(operation) || monthlyMicrodollars - spentMicrodollars >= price) return undefined;
    return errorAnswer("out_of_credits");
  };
}
