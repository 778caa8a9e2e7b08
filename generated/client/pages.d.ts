// Generated from scripts/client/pages.ts by `npm run generate`. Do not edit.
import { type Budget } from "./core/budget.js";
import { type WithResponse } from "./core/errors.js";
import type { Input, Operation } from "./core/pricing.js";
import type { PagingOptions } from "./core/options.js";
/** A call for one page. */
export type GetPage = (input: Input, options: PagingOptions) => Promise<WithResponse<unknown>>;
/**
 * Yields pages until one is shorter than requested, and than the first one. The input's limit is the page size; a page never requests more rows
 * than `maxRows` leaves or the budgets can pay for. Where pages have numbers, that decides the size of all of them.
 */
export declare function pages(name: string, operation: Operation, highestPrice: number, budget: Budget, getPage: GetPage, input: Input | undefined, { maxSpendUsd, maxRows, ...options }: PagingOptions): AsyncGenerator<Record<string, unknown>, void, undefined>;
/**
 * All rows or pages of an iteration: of a method's `all` or `pages`.
 *
 * @throws {AdintelError} as the iteration; what was received, and may have been charged, is in the error's `rows`.
 */
export declare function toArray<Row>(iteration: AsyncIterable<Row>): Promise<Row[]>;
/**
 * The rows of a first page, if all pages may have as few because the server allows no more; otherwise `Infinity`. A page
 * with fewer rows than that is the last one. Servers allow a round number, and no fewer than ten.
 */
export declare function firstPageSize(rows: number): number;
/** @throws `unreadable_answer`, if the response has no list of rows. */
export declare function listIn(name: string, { rows: key }: Operation, result: WithResponse<unknown>): unknown[];
