import { chargedRows } from "./charging.js";
import { clientError } from "./errors.js";
import type { Spending } from "./hooks.js";
import type { ClientOptions } from "./options.js";
import { mayBeResent } from "./resends.js";
import { worstRows, type Input, type Operation } from "./pricing.js";

/** What a response was charged; `usd` is `null` where the price of the operation is not specified. */
export interface Cost {
  rows: number;
  usd: number | null;
}

/** A budget and what was spent of it, in microdollars. */
export interface Purse {
  readonly spending: Spending;
  /** What is left for further calls. */
  left(): number;
  /** What a row of an operation counts as: twice its price, where the platform may send a call twice. */
  priceOf(operation: Operation): number;
  /**
   * Reserves the most that a call can cost. Returns a function that settles it: with the rows of the response, or with
   * nothing if nothing is charged. A call that may have been charged is not settled: the reservation stays. It returns the
   * charge, if there is one. `isOnce`: the server has answered for it that a call sent twice is charged once.
   *
   * @throws `over_budget`, if that is more than is left.
   */
  open(
    name: string,
    operation: Operation,
    input: Input | undefined,
  ): (rows?: number, isOnce?: boolean) => Cost | undefined;
}

/** @param dearest microdollars that count for a row whose price is not specified: the highest price that is */
export function createPurse(
  dearest: number,
  { maxSpendUsd = Infinity }: Pick<ClientOptions, "maxSpendUsd">,
): Purse {
  let charged = 0;
  let atMost = 0;
  const left = () => Math.floor(maxSpendUsd * 1e6 + 1e-6) - atMost;
  const priceOf = (operation: Operation) => (operation.price ?? dearest) * (mayBeResent(operation) ? 2 : 1);
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
        throw clientError(
          "over_budget",
          name,
          `not sent, since it could cost ${worst < Infinity ? `$${costUsd}` : "any sum"} and $${spentUsd} of $${maxSpendUsd} may be spent; set a lower limit or raise maxSpendUsd`,
          { costUsd, spentUsd, maxSpendUsd },
        );
      }
      // Infinity stands for no limit; the sum could never fall again.
      const reserved = worst < Infinity ? worst : 0;
      atMost += reserved;
      return (answered, isOnce) => {
        const rows = answered === undefined ? 0 : chargedRows(operation, answered, input);
        const cost = rows * price;
        atMost += (isOnce ? cost : rows * most) - reserved;
        const isKnown = operation.price !== undefined;
        if (isKnown) charged += cost;
        return cost ? { rows, usd: isKnown ? cost / 1e6 : null } : undefined;
      };
    },
  };
}
