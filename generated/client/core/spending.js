// Generated from scripts/client/core/spending.ts by `npm run generate`. Do not edit.
import { chargedRows } from "./charging.js";
import { mayBeResent } from "./resends.js";
import { worstRows } from "./pricing.js";
/**
 * Microdollars to reserve for a row of an operation: twice its price if the platform may send a call twice.
 *
 * @param highestPrice the highest specified price, used for rows without one
 */
export function reservedPrice(operation, highestPrice) {
    return (operation.price ?? highestPrice) * (mayBeResent(operation) ? 2 : 1);
}
/**
 * Reserves the most that a call can cost. Returns a function that settles it with the rows of the response, or without
 * rows if nothing was charged, and returns the charge, if any. A call that may have been charged is not settled: the
 * reservation stays. `isOnce`: the server has confirmed that a call sent twice is charged once.
 *
 * @throws `over_budget` if that is more than is left.
 */
export function reserve(budget, highestPrice, name, operation, input) {
    const { price } = operation;
    const rowPrice = reservedPrice(operation, highestPrice);
    const settle = budget.reserve(name, rowPrice && rowPrice * worstRows(operation, input));
    return (returnedRows, isOnce) => {
        const rows = returnedRows === undefined ? 0 : chargedRows(operation, returnedRows, input);
        const cost = rows * (price ?? highestPrice);
        settle(isOnce ? cost : rows * rowPrice, price === undefined ? 0 : cost);
        return cost ? { rows, usd: price === undefined ? null : cost / 1e6 } : undefined;
    };
}
