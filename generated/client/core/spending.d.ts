// Generated from scripts/client/core/spending.ts by `npm run generate`. Do not edit.
import type { Budget } from "./budget.js";
import { type Input, type Operation } from "./pricing.js";
/** The charge of a response; `usd` is `null` if the operation's price is not specified. */
export interface Cost {
    rows: number;
    usd: number | null;
    isUnexpected?: boolean;
}
/**
 * Microdollars to reserve for a row of an operation: twice its price if the platform may send a call twice.
 *
 * @param highestPrice the highest specified price, used for rows without one
 */
export declare function reservedPrice(operation: Operation, highestPrice: number): number;
/**
 * Reserves the most that a call can cost. Returns a function that settles it with the rows of the response, or without
 * rows if nothing was charged, and returns the charge, if any. A call that may have been charged is not settled: the
 * reservation stays, unless the response shows that it was sent twice. If a response repeats the call's
 * `Idempotency-Key`, a call that was sent twice is charged once.
 *
 * @throws `over_budget` if that is more than is left.
 */
export declare function reserve(budget: Budget, highestPrice: number, name: string, operation: Operation, input: Input | undefined): (rows?: number, response?: Response) => Cost | undefined;
