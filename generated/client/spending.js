// Generated from scripts/client/spending.ts by `npm run generate`. Do not edit.
import { chargedRows } from "./charging.js";
import { clientError } from "./errors.js";
import { mayBeResent } from "./resends.js";
import { worstRows } from "./pricing.js";
/** @param dearest microdollars that count for a row whose price is not specified: the highest price that is */
export function createPurse(dearest, { maxSpendUsd = Infinity }) {
    let charged = 0;
    let atMost = 0;
    const left = () => Math.floor(maxSpendUsd * 1e6 + 1e-6) - atMost;
    const priceOf = (operation) => (operation.price ?? dearest) * (mayBeResent(operation) ? 2 : 1);
    return {
        spending: {
            get usd() {
                return charged / 1e6;
            },
            get atMostUsd() {
                return atMost / 1e6;
            },
        },
        left,
        priceOf,
        open(name, operation, input) {
            const { price = dearest } = operation;
            const most = priceOf(operation);
            const worst = most && most * worstRows(operation, input);
            if (worst > left()) {
                const [costUsd, spentUsd] = [worst / 1e6, atMost / 1e6];
                throw clientError("over_budget", name, `not sent, since it could cost ${worst < Infinity ? `$${costUsd}` : "any sum"} and $${spentUsd} of $${maxSpendUsd} may be spent; set a lower limit or raise maxSpendUsd`, { costUsd, spentUsd, maxSpendUsd });
            }
            // Infinity stands for no limit; the sum could never fall again.
            const reserved = worst < Infinity ? worst : 0;
            atMost += reserved;
            return (answered, isOnce) => {
                const rows = answered === undefined ? 0 : chargedRows(operation, answered, input);
                const cost = rows * price;
                atMost += (isOnce ? cost : rows * most) - reserved;
                const isKnown = operation.price !== undefined;
                if (isKnown)
                    charged += cost;
                return cost ? { rows, usd: isKnown ? cost / 1e6 : null } : undefined;
            };
        },
    };
}
