// Generated from scripts/client/budget.ts by `npm run generate`. Do not edit.
import type { Spending } from "./hooks.js";
/** What may be spent, and what has been. Give it to several clients to share it among them. */
export interface Budget extends Spending {
    /** A call that could bring `atMostUsd` over this is not sent. It may be set at any time, to raise it or to lower it. */
    maxSpendUsd: number;
    /**
     * For clients: reserves what a call may cost at most, in microdollars, and returns a function that replaces it by what
     * it may have cost and what is known to be charged.
     *
     * @throws `over_budget`, if it is more than is left.
     */
    reserve(operation: string, atMost: number): (atMost: number, charged: number) => void;
}
/**
 * A budget for one client or several, of either version.
 *
 * @param options the most to spend, in US dollars; default: no limit
 * @throws `invalid_usage`, if that is no number of at least 0
 */
export declare function createBudget({ maxSpendUsd: initial, }?: {
    maxSpendUsd?: number | undefined;
}): Budget;
/** What is left of a budget, in microdollars. */
export declare function leftOf({ maxSpendUsd, atMostUsd }: Budget): number;
