// Generated from scripts/client/methods.ts by `npm run generate`. Do not edit.
import { type CallOptions, type ClientOptions } from "./options.js";
import type { Operations } from "./pricing.js";
import { type Send } from "./send.js";
/** What the methods of a client stand on, for whatever else sends requests by it. */
export interface Engine {
    baseUrl: string;
    operations: Operations;
    /**
     * What a request carries, by names in lower case: the key, the client's headers, and these. A function, so that nobody
     * prints the key.
     */
    headersWith(own: CallOptions["headers"]): Record<string, string>;
    send: Send;
}
/** @throws `invalid_usage`, if it is no client. */
export declare function engineOf(asked: string, client: object): Engine;
/**
 * A client of the operations: a method for each, and its spending. The generated declarations tell its type.
 *
 * @param root the path that `baseUrl` ends with
 * @throws `invalid_usage`, if it cannot be made of the options
 */
export declare function createMethods(options: ClientOptions | undefined, operations: Operations, root: string): object;
