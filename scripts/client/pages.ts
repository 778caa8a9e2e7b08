import { createBudget, leftOf, type Budget } from "./core/budget.js";
import { rowsIn } from "./core/charging.js";
import { AdintelError, unreadable, type WithResponse } from "./core/errors.js";
import type { Input, Operation } from "./core/pricing.js";
import type { PagingOptions } from "./core/options.js";
import { demandAtLeast } from "./core/usage.js";
import { highestPrice, reserve } from "./core/spending.js";

/** A call for one page. */
export type GetPage = (input: Input, options: PagingOptions) => Promise<WithResponse<unknown>>;

/**
 * Page after page, until one is shorter than was asked for. The input's limit is the size of a page; the last page has
 * no more rows than are wanted and can be paid for.
 */
export async function* pages(
  name: string,
  operation: Operation,
  dearest: number,
  budget: Budget,
  getPage: GetPage,
  input: Input = {},
  { maxSpendUsd = Infinity, maxRows = Infinity, ...options }: PagingOptions = {},
): AsyncGenerator<Record<string, unknown>, void, undefined> {
  const { limitBy = "", offsetBy = "" } = operation;
  const { [limitBy]: size = operation.limit, [offsetBy]: start = 0 } = input;
  const largest = demandAtLeast(name, 1, limitBy, size);
  let offset = demandAtLeast(name, 0, offsetBy, start);
  let wanted = demandAtLeast(name, 1, "maxRows", maxRows);
  demandAtLeast(name, 0, "maxSpendUsd", maxSpendUsd);
  const own = createBudget({ maxSpendUsd });
  const price = highestPrice(operation, dearest);
  let before: string | undefined;
  try {
    while (wanted > 0) {
      const affordable = price ? Math.floor(Math.min(leftOf(own), leftOf(budget)) / price) : Infinity;
      const limit = Math.min(largest, wanted, Math.max(1, affordable));
      const asked = { ...input, [limitBy]: limit, [offsetBy]: offset };
      const settle = reserve(own, dearest, name, operation, asked);
      const found = await getPage(asked, options);
      const page = found.data as Record<string, unknown>;
      const rows = listIn(name, operation, found);
      settle(rowsIn(operation, page), found.response.headers.has("Idempotency-Key"));
      const content = JSON.stringify(rows);
      if (rows[0] && content === before) {
        throw unreadable(
          name,
          `at offset ${offset} repeats the rows of the previous page; the iteration would not end`,
          found,
        );
      }
      before = content;
      // No field of the response, so that its JSON stays what the service sent.
      yield Object.defineProperty(page, "response", { value: found.response });
      if (rows.length < limit) return;
      offset += rows.length;
      wanted -= rows.length;
    }
  } catch (error) {
    // A new iteration can start there.
    throw error instanceof AdintelError ? Object.assign(error, { offset }) : error;
  }
}

/** @throws `unreadable_answer`, if the response has no list of rows. */
export function listIn(name: string, { rows: key }: Operation, found: WithResponse<unknown>): unknown[] {
  const rows = (found.data as Record<string, unknown> | null)?.[key!];
  if (Array.isArray(rows)) return rows;
  throw unreadable(name, `has no ${key}`, found);
}
