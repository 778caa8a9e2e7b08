import { clientError } from "./errors.js";
import type { Spending } from "./hooks.js";
import { assertAtLeast, assertKnown } from "./usage.js";

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
export function createBudget(options: { maxSpendUsd?: number | undefined } = {}): Budget {
  assertKnown("createBudget", options, "maxSpendUsd");
  return budgetOf("createBudget", options.maxSpendUsd);
}

/** A new budget. @throws `invalid_usage`, in the caller's name, if the limit is not a number of at least 0. */
export function budgetOf(caller: string, givenMaxUsd: number = Infinity): Budget {
  let maxSpendUsd: number;
  let charged = 0;
  let spent = 0;
  const budget: Budget = {
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
        const costs =
          cost < Infinity ? `$${facts.costUsd}${times > 1 ? " each time it is sent" : ""}` : "any amount";
        throw clientError(
          "over_budget",
          operation,
          `not sent: it could cost ${costs}; of $${maxSpendUsd}, $${spentUsd} is spent${maybeUsd ? ` and $${maybeUsd} more may be` : ""}; lower its limit or raise maxSpendUsd`,
          facts,
        );
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
export function remainingMicrodollars({ maxSpendUsd, spentUsd, maybeUsd }: Budget): number {
  return Math.floor(maxSpendUsd * 1e6 + 1e-6) - Math.round((spentUsd + maybeUsd) * 1e6);
}
