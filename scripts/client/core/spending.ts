import type { Budget } from "./budget.js";
import { chargedRows } from "./charging.js";
import { timesSent } from "./resends.js";
import { worstRows, type Input, type Operation } from "./pricing.js";

/** The charge of a response; `usd` is `null` if the operation's price is not specified. */
export interface Cost {
  rows: number;
  usd: number | null;
  isUnexpected?: boolean;
}

/**
 * Microdollars to reserve for a row of an operation: twice its price if the platform may send a call twice.
 *
 * @param highestPrice the highest specified price, used for rows without one
 */
export function reservedPrice(operation: Operation, highestPrice: number): number {
  return (operation.price ?? highestPrice) * timesSent(operation);
}

/**
 * Reserves the most that a call can cost. Returns a function that settles it with the rows of the response, or without
 * rows if nothing was charged, and returns the charge, if any. A call that may have been charged is not settled: the
 * reservation stays, unless the response shows that it was sent twice. If a response repeats the call's
 * `Idempotency-Key`, a call that was sent twice is charged once.
 *
 * @throws `over_budget` if that is more than is left.
 */
export function reserve(
  budget: Budget,
  highestPrice: number,
  name: string,
  operation: Operation,
  input: Input | undefined,
): (rows?: number, response?: Response) => Cost | undefined {
  const { price } = operation;
  const rowPrice = price ?? highestPrice;
  const maxRows = worstRows(operation, input);
  const cost = rowPrice && rowPrice * maxRows;
  const settle = budget.reserve(name, cost, timesSent(operation));
  return (returnedRows, response) => {
    const rows = returnedRows === undefined ? 0 : chargedRows(operation, returnedRows, input);
    const charge = rows * rowPrice;
    const times = response?.headers.has("Idempotency-Key") ? 1 : timesSent(operation, response);
    settle(charge * times, response?.ok && price !== undefined ? charge : 0);
    if (!charge) return undefined;
    return { rows, usd: price === undefined ? null : charge / 1e6, isUnexpected: rows > maxRows };
  };
}
