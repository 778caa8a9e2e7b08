// Generated from scripts/client/pages.ts by `npm run generate`. Do not edit.
import { type Budget } from "./core/budget.js";
import { type WithResponse } from "./core/errors.js";
import type { Input, Operation } from "./core/pricing.js";
import type { PagingOptions } from "./core/options.js";
/** A call for one page. */
export type GetPage = (input: Input, options: PagingOptions) => Promise<WithResponse<unknown>>;
/**
 * Page after page, until one is shorter than was asked for. The input's limit is the size of a page; the last page has
 * no more rows than are wanted and can be paid for.
 */
export declare function pages(name: string, operation: Operation, dearest: number, budget: Budget, getPage: GetPage, input?: Input, { maxSpendUsd, maxRows, ...options }?: PagingOptions): AsyncGenerator<Record<string, unknown>, void, undefined>;
/** @throws `unreadable_answer`, if the response has no list of rows. */
export declare function listIn(name: string, { rows: key }: Operation, found: WithResponse<unknown>): unknown[];
