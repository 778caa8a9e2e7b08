// Generated from scripts/client/core/checks.ts by `npm run generate`. Do not edit.
import type { Budget } from "./budget.js";
import type { SendingOptions } from "./options.js";
import type { Pacing } from "./pacing-options.js";
/** @throws `invalid_usage` if options are no object, or a signal. */
export declare function assertOptions(operation: string, options: object): void;
/** @throws `invalid_usage` if these are options of `fetch` that the client sets itself. */
export declare function assertFetchOptions(operation: string, { fetchOptions }: SendingOptions): void;
/** @throws `invalid_usage` if a logger has no method for one of these levels, of which the first is `off`. */
export declare function assertLogger(logger: object, [, ...methods]: string[]): void;
/** @throws `invalid_usage` if a budget or schedule is something else. */
export declare function assertShared(budget: Partial<Budget>, pacing: Partial<Pacing> | undefined): void;
/** @throws {TypeError} if `validate` returned no list; the response may have been charged, so it is no `invalid_usage`. */
export declare function assertFindings(findings: unknown): void;
/** What is wrong with a key that cannot be sent; `undefined` if there is nothing else to say of it. */
export declare function keyMistake(apiKey: unknown): string | undefined;
