// Generated from scripts/client/methods.ts by `npm run generate`. Do not edit.
import { type CallOptions, type ClientOptions, type InProcessOptions } from "./core/options.js";
import type { Operations } from "./core/pricing.js";
import { type Send } from "./http/send.js";
/** What the methods of a client are built on, for other ways to send its requests. */
export interface Engine {
    baseUrl: string;
    operations: Operations;
    /** The headers of a request, by names in lower case: the key's place, the client's headers, and these. */
    headersWith(own: CallOptions["headers"]): Record<string, string>;
    send: Send;
}
/** @throws `invalid_usage`, if it is not a client. */
export declare function engineOf(caller: string, client: object): Engine;
/**
 * A client of the operations: a method for each, and its spending. Its type is in the generated declarations.
 *
 * @param root the path that `baseUrl` ends with
 * @param maxPerMinute how many requests all operations together may send a minute
 * @param dearest the highest price of a row, in microdollars
 * @throws `invalid_usage`, if the options are not valid
 */
export declare function createMethods(given: ClientOptions | InProcessOptions | undefined, operations: Operations, root: string, maxPerMinute: number, dearest: number): object;
