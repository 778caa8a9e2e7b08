// Generated from scripts/client/budget.ts by `npm run generate`. Do not edit.
import { clientError } from "./errors.js";
import { demandAtLeast } from "./usage.js";
/**
 * A budget for one client or several, of either version.
 *
 * @param options the most to spend, in US dollars; default: no limit
 * @throws `invalid_usage`, if that is no number of at least 0
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
            demandAtLeast("createBudget", 0, "maxSpendUsd", value);
            maxSpendUsd = value;
        },
        reserve(operation, atMost) {
            if (atMost > leftOf(budget)) {
                const facts = { costUsd: atMost / 1e6, spentUsd: spent / 1e6, maxSpendUsd };
                throw clientError("over_budget", operation, `not sent: it could cost ${atMost < Infinity ? `$${facts.costUsd}` : "any sum"} and $${facts.spentUsd} of $${maxSpendUsd} may be spent; set a lower limit or raise maxSpendUsd`, facts);
            }
            // Infinity stands for no limit; the sum could never fall again.
            const reserved = atMost < Infinity ? atMost : 0;
            spent += reserved;
            return (settled, known) => {
                spent += settled - reserved;
                charged += known;
            };
        },
    };
    budget.maxSpendUsd = initial;
    return budget;
}
/** What is left of a budget, in microdollars. */
export function leftOf({ maxSpendUsd, atMostUsd }) {
    return Math.floor(maxSpendUsd * 1e6 + 1e-6) - Math.round(atMostUsd * 1e6);
}
