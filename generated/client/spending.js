// Generated from scripts/client/spending.ts by `npm run generate`. Do not edit.
import { chargedRows } from "./charging.js";
import { mayBeResent } from "./resends.js";
import { worstRows } from "./pricing.js";
/** @param dearest microdollars that count for a row whose price is not specified: the highest price that is */
export function createPurse(dearest, budget) {
    const priceOf = (operation) => (operation.price ?? dearest) * (mayBeResent(operation) ? 2 : 1);
    return {
        budget,
        priceOf,
        open(name, operation, input) {
            const { price = dearest } = operation;
            const most = priceOf(operation);
            const settle = budget.reserve(name, most && most * worstRows(operation, input));
            return (answered, isOnce) => {
                const rows = answered === undefined ? 0 : chargedRows(operation, answered, input);
                const cost = rows * price;
                const isKnown = operation.price !== undefined;
                settle(isOnce ? cost : rows * most, isKnown ? cost : 0);
                return cost ? { rows, usd: isKnown ? cost / 1e6 : null } : undefined;
            };
        },
    };
}
