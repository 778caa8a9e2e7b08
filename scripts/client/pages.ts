import { budgetOf, remainingMicrodollars, type Budget } from "./core/budget.js";
import { rowsIn } from "./core/charging.js";
import { AdintelError, unreadableError, type WithResponse } from "./core/errors.js";
import type { Input, Operation } from "./core/pricing.js";
import type { PagingOptions } from "./core/options.js";
import { assertAtLeast } from "./core/usage.js";
import { reservedPrice, reserve } from "./core/spending.js";

/** A call for one page. */
export type GetPage = (input: Input, options: PagingOptions) => Promise<WithResponse<unknown>>;

/**
 * Yields pages until one is shorter than requested, and than the first one. The input's limit is the page size; a page never requests more rows
 * than `maxRows` leaves or the budgets can pay for. Where pages have numbers, that decides the size of all of them.
 */
export async function* pages(
  name: string,
  operation: Operation,
  highestPrice: number,
  budget: Budget,
  getPage: GetPage,
  input: Input = {},
  { maxSpendUsd, maxRows = Infinity, ...options }: PagingOptions,
): AsyncGenerator<Record<string, unknown>, void, undefined> {
  const { limitBy = "", offsetBy = "", firstPage } = operation;
  const { [limitBy]: size = operation.limit, [offsetBy]: start = firstPage ?? 0 } = input;
  const pageSize = assertAtLeast(name, 1, limitBy, size);
  let offset = assertAtLeast(name, 0, offsetBy, start);
  let remainingRows = Math.floor(assertAtLeast(name, 1, "maxRows", maxRows));
  const iterationBudget = budgetOf(name, maxSpendUsd);
  const price = reservedPrice(operation, highestPrice);
  let limit = pageSize;
  let previousContent: string | undefined;
  try {
    let cappedSize: number | undefined;
    while (remainingRows > 0) {
      const affordable = price
        ? Math.floor(Math.min(remainingMicrodollars(iterationBudget), remainingMicrodollars(budget)) / price)
        : Infinity;
      // Of pages of another size, the next number would skip or repeat rows.
      if (!(offset > firstPage!)) limit = Math.min(pageSize, remainingRows, Math.max(1, affordable));
      const pageInput = { ...input, [limitBy]: limit, [offsetBy]: offset };
      const settle = reserve(iterationBudget, highestPrice, name, operation, pageInput);
      const result = await getPage(pageInput, options);
      const page = result.data as Record<string, unknown>;
      const rows = listIn(name, operation, result);
      settle(rowsIn(operation, page), result.response);
      const content = contentOf(rows);
      if (rows[0] && content && content === previousContent) {
        throw unreadableError(name, `at ${offsetBy} ${offset} repeats the previous page`, result);
      }
      previousContent = content;
      // Not enumerable, so that the page's JSON stays what the service sent.
      yield Object.defineProperty(page, "response", { value: result.response });
      cappedSize ??= firstPageSize(rows.length);
      if (rows.length < Math.min(limit, cappedSize)) return;
      offset += firstPage === undefined ? rows.length : 1;
      remainingRows -= rows.length;
    }
  } catch (error) {
    // The offset at which a new iteration can continue.
    throw error instanceof AdintelError ? Object.assign(error, { offset }) : error;
  }
}

/**
 * All rows or pages of an iteration: of a method's `all` or `pages`.
 *
 * @throws {AdintelError} as the iteration; what was received, and may have been charged, is in the error's `rows`.
 */
export async function toArray<Row>(iteration: AsyncIterable<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  try {
    for await (const row of iteration) rows.push(row);
  } catch (error) {
    // Not enumerable, so that the error's JSON stays small.
    throw error instanceof AdintelError ? Object.defineProperty(error, "rows", { value: rows }) : error;
  }
  return rows;
}

/**
 * The rows of a first page, if all pages may have as few because the server allows no more; otherwise `Infinity`. A page
 * with fewer rows than that is the last one. Servers allow a round number, and no fewer than ten.
 */
export function firstPageSize(rows: number): number {
  return rows < 10 || rows % 5 ? Infinity : rows;
}

function contentOf(rows: unknown[]): string | undefined {
  try {
    return JSON.stringify(rows);
  } catch {
    // They are nested too deep.
    return undefined;
  }
}

/** @throws `unreadable_answer`, if the response has no list of rows. */
export function listIn(name: string, { rows: key }: Operation, result: WithResponse<unknown>): unknown[] {
  const rows = (result.data as Record<string, unknown> | null)?.[key!];
  if (Array.isArray(rows)) return rows;
  throw unreadableError(name, `has no ${key}`, result);
}
