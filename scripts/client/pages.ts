import type { Input, Operation, Operations } from "./pricing.js";
import { demandAtLeast, usageError, type PagingOptions } from "./options.js";
import { createPurse, type Purse } from "./spending.js";

/** A call for one page, which rejects with what kept it from coming. */
export type GetPage = (input: Input, options: PagingOptions) => Promise<Record<string, unknown>>;

/**
 * Page after page, until one is shorter than was asked for. `limit` is the size of a page; the last is asked for no
 * more rows than are wanted and can be paid.
 */
export async function* pages(
  name: string,
  operation: Operation,
  operations: Operations,
  purse: Purse,
  getPage: GetPage,
  input: Input = {},
  { maxSpendUsd = Infinity, maxRows = Infinity, ...options }: PagingOptions = {},
): AsyncGenerator<Record<string, unknown>, void, undefined> {
  const { limit: size = operation.limit, offset: start = 0 } = input;
  demandAtLeast(name, 1, "limit", size);
  demandAtLeast(name, 0, "offset", start);
  demandAtLeast(name, 1, "maxRows", maxRows);
  demandAtLeast(name, 0, "maxSpendUsd", maxSpendUsd);
  const own = createPurse(operations, { maxSpendUsd });
  const price = own.priceOf(operation);
  let offset = Number(start);
  let wanted = maxRows;
  let before: string | undefined;
  while (wanted > 0) {
    const affordable = price ? Math.floor(Math.min(own.left(), purse.left()) / price) : Infinity;
    const limit = Math.min(Number(size), wanted, Math.max(1, affordable));
    const asked = { ...input, limit, offset };
    const settle = own.open(name, operation, asked);
    const page = await getPage(asked, options);
    const rows = page[operation.rows!] as unknown[];
    settle(rows.length);
    const first = JSON.stringify(rows[0]);
    if (first && first === before) {
      throw usageError(name, `offset ${offset} gives the same rows as the page before; this would not end`);
    }
    before = first;
    yield page;
    if (rows.length < limit) return;
    offset += rows.length;
    wanted -= rows.length;
  }
}
