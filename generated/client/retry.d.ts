// Generated from scripts/client/retry.ts by `npm run generate`. Do not edit.
import { type Exchange } from "./exchange.js";
import type { Operation } from "./pricing.js";
/**
 * After how many milliseconds an attempt is repeated; `undefined`: the call has ended. Only what can end differently is
 * repeated, and nothing that may have been charged. For what a platform repeats by itself, see resends.ts.
 *
 * @param leftMs until the call must end
 * @param jitter from 0 to 1: spreads the retries of many clients
 */
export declare function retryAfterMs(operation: Operation, exchange: Exchange, maxRetries: number, leftMs: number, jitter: number): number | undefined;
/** Whether an attempt without data may have been charged: nothing in the response tells. */
export declare function mayBeCharged({ price }: Operation, { isSent, data, response, cause }: Exchange): boolean;
