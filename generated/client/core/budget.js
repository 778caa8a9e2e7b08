// Generated from scripts/client/core/budget.ts by `npm run generate`. Do not edit.
import { clientError } from "./errors.js";
import { assertAtLeast } from "./usage.js";
/**
 * Creates a budget for one or several clients, of either version.
 *
 * @param options maximum to spend, in US dollars; default: no limit
 * @throws `invalid_usage` if `maxSpendUsd` is not a number of at least 0
 */
export function createBudget({ maxSpendUsd: initial = Infinity, } = {}) {
    let maxSpendUsd;
    let charged = 0;
    let spent = 0;
    const budget = {
        get usd() {
            return charged / 1e6;
        },
        get atMostUsd() {
            return spent / 1e6;
        },
        get maxSpendUsd() {
            return maxSpendUsd;
        },
        set maxSpendUsd(value) {
            assertAtLeast("createBudget", 0, "maxSpendUsd", value);
            maxSpendUsd = value;
        },
        reserve(operation, atMost) {
            if (atMost > remainingMicrodollars(budget)) {
                const facts = { costUsd: atMost / 1e6, spentUsd: spent / 1e6, maxSpendUsd };
                throw clientError("over_budget", operation, `not sent: it could cost ${atMost < Infinity ? `$${facts.costUsd}` : "any amount"}, and $${facts.spentUsd} of $${maxSpendUsd} may already be spent; set a lower limit or raise maxSpendUsd`, facts);
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
    budget.maxSpendUsd = initial;
    return budget;
}
/** What is left of a budget, in microdollars. */
export function remainingMicrodollars({ maxSpendUsd, atMostUsd }) {
    return Math.floor(maxSpendUsd * 1e6 + 1e-6) - Math.round(atMostUsd * 1e6);
}
