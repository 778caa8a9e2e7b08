// Generated from scripts/client/methods.ts by `npm run generate`. Do not edit.
import type { indexAndWait } from "./indexing.js";
import { type CallOptions, type ClientOptions, type Settings } from "./core/options.js";
import { type Dialect } from "./core/answer.js";
import type { Operations } from "./core/pricing.js";
import { type Send } from "./http/send.js";
import { type createLog } from "./core/events.js";
import type { createPacing } from "./http/pacing.js";
/** What a client can do without, so that a page need not load it. */
export interface Parts {
    /** The schedule that keeps calls within the rate limits. */
    createPacing?: typeof createPacing;
    /** The logs. */
    createLog?: typeof createLog;
    /** Waiting until an account is indexed. */
    indexAndWait?: typeof indexAndWait;
}
/** The parts of a client that other packages of methods reuse, such as the path client and React Query options. */
export interface Engine {
    options: Settings;
    operations: Operations;
    /** The headers of a request, by lower-case names: the key's placeholder, the client's headers, then these. */
    headersWith(callHeaders: CallOptions["headers"]): Record<string, string>;
    send: Send;
}
/** The engine of a client. @throws `invalid_usage` if `client` is not one from createClient. */
export declare function engineOf(caller: string, client: object): Engine;
/**
 * Creates a client: a method for each operation, `spending` and `pacing`. Its type is in the generated declarations.
 *
 * @param root the path that `baseUrl` ends with
 * @param maxPerMinute maximum requests a minute of all operations together
 * @param highestPrice the highest price of a row, in microdollars
 * @param parts what it may do without
 * @param dialect where the API differs from the usual one
 * @throws `invalid_usage`, if the options are not valid
 */
export declare function createMethods(givenOptions: ClientOptions | undefined, operations: Operations, root: string, maxPerMinute: number, highestPrice: number, parts: Parts, dialect?: Dialect): object;
