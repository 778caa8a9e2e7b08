// Generated from scripts/client/core/budget.ts by `npm run generate`. Do not edit.
import type { Spending } from "./hooks.js";
/** A spending limit, and what has been spent. To share it, pass it to several clients. */
export interface Budget extends Spending {
    /** A call that could raise the sum of `spentUsd` and `maybeUsd` above this is not sent. It can be raised or lowered at any time. */
    maxSpendUsd: number;
    /**
     * For clients: reserves the most that a call can cost, in microdollars, as often as it may be charged. Returns a function
     * that replaces the reservation with the most it can have cost and what is known to be charged.
     *
     * @throws `over_budget` if it is more than is left.
     */
    reserve(operation: string, cost: number, times: number): (atMost: number, charged: number) => void;
}
/**
 * Creates a budget for one or several clients, of either version.
 *
 * @param options maximum to spend, in US dollars; default: no limit
 * @throws `invalid_usage` if `maxSpendUsd` is not a number of at least 0
 */
export declare function createBudget(options?: {
    maxSpendUsd?: number | undefined;
}): Budget;
/** A new budget. @throws `invalid_usage`, in the caller's name, if the limit is not a number of at least 0. */
export declare function budgetOf(caller: string, givenMaxUsd?: number): Budget;
/** What is left of a budget, in microdollars. */
export declare function remainingMicrodollars({ maxSpendUsd, spentUsd, maybeUsd }: Budget): number;
