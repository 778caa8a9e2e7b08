import type { MiddlewareHandler } from "hono";
import { errorResponse } from "../errors.ts";
import type { Env } from "../exchange.ts";

/**
 * Refuses a metered call of a team whose credits are used up, which is once they no longer pay for one row. A call that
 * passes is answered whole, though it may cost more than is left: how the service handles that is not specified.
 */
export function credits(): MiddlewareHandler<Env> {
  return (c, next) => {
    const { monthlyMicrodollars, spentMicrodollars } = c.var.key.team;
    const price = c.var.operation.billing?.microdollarsPerRow ?? 0;
    if (monthlyMicrodollars - spentMicrodollars >= price) return next();
    return price === 0 ? next() : Promise.resolve(errorResponse("out_of_credits"));
  };
}
