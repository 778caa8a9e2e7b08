// Generated from scripts/client/pages.ts by `npm run generate`. Do not edit.
import { type Input, type Operation, type Operations } from "./pricing.js";
import { type PagingOptions } from "./options.js";
import { type Purse } from "./spending.js";
/** A call for one page, which rejects with what kept it from coming. */
export type GetPage = (input: Input, options: PagingOptions) => Promise<Record<string, unknown>>;
/**
 * Page after page, until one is shorter than was asked for. `limit` is the size of a page; the last is asked for no
 * more rows than are wanted and can be paid.
 */
export declare function pages(name: string, operation: Operation, operations: Operations, purse: Purse, getPage: GetPage, input?: Input, { maxSpendUsd, maxRows, ...options }?: PagingOptions): AsyncGenerator<Record<string, unknown>, void, undefined>;
