// Generated from scripts/client/spending.ts by `npm run generate`. Do not edit.
import { chargedRows } from "./charging.js";
import { mayBeResent } from "./resends.js";
import { worstRows } from "./pricing.js";
/**
 * Microdollars that a row of an operation counts as: twice its price, where the platform may send a call twice.
 *
 * @param dearest what counts for a row whose price is not specified: the highest price that is
 */
export function highestPrice(operation, dearest) {
    return (operation.price ?? dearest) * (mayBeResent(operation) ? 2 : 1);
}
/**
 * Reserves the most that a call can cost. Returns a function that settles it: with the rows of the response, or with
 * nothing if nothing is charged. A call that may have been charged is not settled: the reservation stays. It returns the
 * charge, if there is one. `isOnce`: the server has answered for it that a call sent twice is charged once.
 *
 * @throws `over_budget`, if that is more than is left.
 */
export function reserve(budget, dearest, name, operation, input) {
    const { price } = operation;
    const most = highestPrice(operation, dearest);
    const settle = budget.reserve(name, most && most * worstRows(operation, input));
    return (answered, isOnce) => {
        const rows = answered === undefined ? 0 : chargedRows(operation, answered, input);
        const cost = rows * (price ?? dearest);
        settle(isOnce ? cost : rows * most, price === undefined ? 0 : cost);
        return cost ? { rows, usd: price === undefined ? null : cost / 1e6 } : undefined;
    };
}
