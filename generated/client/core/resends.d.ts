// Generated from scripts/client/core/resends.ts by `npm run generate`. Do not edit.
import type { ClientOptions } from "./options.js";
import { type Input, type Operation } from "./pricing.js";
/**
 * For a call that is not free, options of fetch that make Deno, and for a GET also Bun, open a new connection, and so send the request once. Other
 * platforms ignore them.
 */
export declare function newConnection(method: string, price: number | undefined): object | undefined;
/**
 * How often the platform may send a request for one call of fetch: once or twice. Of the platforms tested, these send it
 * once: Node.js (except before a 421), Bun, Deno except 2.7 to 2.9.5, and workerd for a POST. Elsewhere nothing prevents
 * it.
 */
export declare function timesSent({ method }: Operation, response?: Response): number;
/** Counts a call that Node.js has sent again after a 421 as two, if its cost has a limit. */
export declare function settleResent(operation: Operation, input: Input | undefined, { response }: {
    response?: Response;
}, { fetch: customFetch }: Pick<ClientOptions, "fetch">, settle: (rows: number, response: Response) => unknown): void;
