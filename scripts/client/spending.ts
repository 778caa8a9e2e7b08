import type { Budget } from "./budget.js";
import { chargedRows } from "./charging.js";
import { mayBeResent } from "./resends.js";
import { worstRows, type Input, type Operation } from "./pricing.js";

/** What a response was charged; `usd` is `null` where the price of the operation is not specified. */
export interface Cost {
  rows: number;
  usd: number | null;
}

/**
 * Microdollars that a row of an operation counts as: twice its price, where the platform may send a call twice.
 *
 * @param dearest what counts for a row whose price is not specified: the highest price that is
 */
export function highestPrice(operation: Operation, dearest: number): number {
  return (operation.price ?? dearest) * (mayBeResent(operation) ? 2 : 1);
}

/**
 * Reserves the most that a call can cost. Returns a function that settles it: with the rows of the response, or with
 * nothing if nothing is charged. A call that may have been charged is not settled: the reservation stays. It returns the
 * charge, if there is one. `isOnce`: the server has answered for it that a call sent twice is charged once.
 *
 * @throws `over_budget`, if that is more than is left.
 */
export function reserve(
  budget: Budget,
  dearest: number,
  name: string,
  operation: Operation,
  input: Input | undefined,
): (rows?: number, isOnce?: boolean) => Cost | undefined {
  const { price } = operation;
  const most = highestPrice(operation, dearest);
  const settle = budget.reserve(name, most && most * worstRows(operation, input));
  return (answered, isOnce) => {
    const rows = answered === undefined ? 0 : chargedRows(operation, answered, input);
    const cost = rows * (price ?? dearest);
    settle(isOnce ? cost : rows * most, price === undefined ? 0 : cost);
    return cost ? { rows, usd: price === undefined ? null : cost / 1e6 } : undefined;
  };
}
