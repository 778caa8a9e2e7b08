import { clientError } from "./errors.js";
import type { Spending } from "./hooks.js";
import { demandAtLeast } from "./usage.js";

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
export function createBudget({
  maxSpendUsd: initial = Infinity,
}: { maxSpendUsd?: number | undefined } = {}): Budget {
  let maxSpendUsd: number;
  let charged = 0;
  let spent = 0;
  const budget: Budget = {
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
        throw clientError(
          "over_budget",
          operation,
          `not sent: it could cost ${atMost < Infinity ? `$${facts.costUsd}` : "any sum"} and $${facts.spentUsd} of $${maxSpendUsd} may be spent; set a lower limit or raise maxSpendUsd`,
          facts,
        );
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
export function leftOf({ maxSpendUsd, atMostUsd }: Budget): number {
  return Math.floor(maxSpendUsd * 1e6 + 1e-6) - Math.round(atMostUsd * 1e6);
}
