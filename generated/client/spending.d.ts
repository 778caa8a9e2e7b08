// Generated from scripts/client/spending.ts by `npm run generate`. Do not edit.
import type { ClientOptions, Spending } from "./options.js";
import { type Input, type Operation, type Operations } from "./pricing.js";
/** A sum that may be spent, and what is; in microdollars. */
export interface Purse {
    readonly spending: Spending;
    /** What is left for further calls. */
    left(): number;
    /** What a row of an operation counts as. */
    priceOf(operation: Operation): number;
    /**
     * Sets aside what a call can cost at most. Returns what settles it: with the rows that were answered, or with nothing
     * if nothing is charged. Whoever does not know does not settle.
     *
     * @throws `over_budget`, if that is more than is left.
     */
    open(name: string, operation: Operation, input: Input | undefined): (rows?: number) => void;
}
export declare function createPurse(operations: Operations, { maxSpendUsd, onCharge }: Pick<ClientOptions, "maxSpendUsd" | "onCharge">): Purse;
