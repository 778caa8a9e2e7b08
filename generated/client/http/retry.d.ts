// Generated from scripts/client/http/retry.ts by `npm run generate`. Do not edit.
import type { Exchange } from "./exchange.js";
import type { Operation } from "../core/pricing.js";
/**
 * Milliseconds until the next attempt; `undefined` if there is none. A call is retried only if the outcome can change and
 * it cannot have been charged. For what a platform resends by itself, see resends.ts.
 *
 * @param leftMs until the call must end
 * @param jitter from 0 to 1: spreads the retries of many clients
 */
export declare function retryAfterMs(operation: Operation, exchange: Exchange, maxRetries: number, leftMs: number, jitter: number): number | undefined;
/** Whether an attempt without data may have been charged. Nothing in the response says so. */
export declare function mayBeCharged({ price }: Operation, { isSent, unsent, data, response }: Exchange): boolean;
