import type { MiddlewareHandler } from "hono";
import { isMetered } from "../contract.ts";
import { errorResponse } from "../errors.ts";
import type { Env } from "../exchange.ts";

/**
 * Refuses a metered call of a team whose credits are used up, which is once they no longer pay for one row. A call that
 * passes is answered whole, though it may cost more than is left: how the service handles that is not specified.
 */
export function credits(): MiddlewareHandler<Env> {
  return (c, next) => {
    const { monthlyMicrodollars, spentMicrodollars } = c.get("key").team;
    const operation = c.get("operation");
    // Where the price is not stated, any credit that is left may pay for a row.
    const price = operation.billing?.microdollarsPerRow ?? 1;
    if (!isMetered(operation) || monthlyMicrodollars - spentMicrodollars >= price) return next();
    return Promise.resolve(errorResponse("out_of_credits"));
  };
}
