// Generated from scripts/client/spending.ts by `npm run generate`. Do not edit.
import type { Budget } from "./budget.js";
import { type Input, type Operation } from "./pricing.js";
/** What a response was charged; `usd` is `null` where the price of the operation is not specified. */
export interface Cost {
    rows: number;
    usd: number | null;
}
/**
 * Microdollars that a row of an operation counts as: twice its price, where the platform may send a call twice.
 *
 * @param dearest what counts for a row whose price is not specified: the highest price that is
 */
export declare function highestPrice(operation: Operation, dearest: number): number;
/**
 * Reserves the most that a call can cost. Returns a function that settles it: with the rows of the response, or with
 * nothing if nothing is charged. A call that may have been charged is not settled: the reservation stays. It returns the
 * charge, if there is one. `isOnce`: the server has answered for it that a call sent twice is charged once.
 *
 * @throws `over_budget`, if that is more than is left.
 */
export declare function reserve(budget: Budget, dearest: number, name: string, operation: Operation, input: Input | undefined): (rows?: number, isOnce?: boolean) => Cost | undefined;
