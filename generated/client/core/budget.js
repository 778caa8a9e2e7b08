// Generated from scripts/client/core/budget.ts by `npm run generate`. Do not edit.
import { clientError } from "./errors.js";
import { assertAtLeast, assertKnown } from "./usage.js";
/**
 * Creates a budget for one or several clients, of either version.
 *
 * @param options maximum to spend, in US dollars; default: no limit
 * @throws `invalid_usage` if `maxSpendUsd` is not a number of at least 0
 */
export function createBudget(options = {}) {
    assertKnown("createBudget", options, "maxSpendUsd");
    return budgetOf("createBudget", options.maxSpendUsd);
}
/** A new budget. @throws `invalid_usage`, in the caller's name, if the limit is not a number of at least 0. */
export function budgetOf(caller, givenMaxUsd = Infinity) {
    let maxSpendUsd;
    let charged = 0;
    let spent = 0;
    const budget = {
        get spentUsd() {
            return charged / 1e6;
        },
        get maybeUsd() {
            return (spent - charged) / 1e6;
        },
        get maxSpendUsd() {
            return maxSpendUsd;
        },
        set maxSpendUsd(value) {
            maxSpendUsd = assertAtLeast(caller, 0, "maxSpendUsd", value);
        },
        reserve(operation, cost, times) {
            const atMost = cost * times;
            if (atMost > remainingMicrodollars(budget)) {
                const { spentUsd, maybeUsd } = budget;
                const facts = { costUsd: cost / 1e6, spentUsd, maybeUsd, maxSpendUsd };
                const costs = cost < Infinity ? `$${facts.costUsd}${times > 1 ? " each time it is sent" : ""}` : "any amount";
                throw clientError("over_budget", operation, `not sent: it could cost ${costs}; of $${maxSpendUsd}, $${spentUsd} is spent${maybeUsd ? ` and $${maybeUsd} more may be` : ""}; lower its limit or raise maxSpendUsd`, facts);
            }
            // Infinity means no limit; with it, the sum could never fall again.
            const reserved = atMost < Infinity ? atMost : 0;
            spent += reserved;
            return (settled, knownCharge) => {
                spent += settled - reserved;
                charged += knownCharge;
            };
        },
    };
    budget.maxSpendUsd = givenMaxUsd;
    return budget;
}
/** What is left of a budget, in microdollars. */
export function remainingMicrodollars({ maxSpendUsd, spentUsd, maybeUsd }) {
    return Math.floor(maxSpendUsd * 1e6 + 1e-6) - Math.round((spentUsd + maybeUsd) * 1e6);
}
