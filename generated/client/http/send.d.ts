// Generated from scripts/client/http/send.ts by `npm run generate`. Do not edit.
import type { Budget } from "../core/budget.js";
import { type Exchange } from "./exchange.js";
import { type CallOptions, type Settings } from "../core/options.js";
import type { Pacing } from "../core/pacing-options.js";
import type { Input, Operation } from "../core/pricing.js";
import type { ApiRequest } from "./request.js";
import type { Emit } from "../core/events.js";
/**
 * Sends a request, and retries it if retry.ts says so. Resolves to the exchange that returned data, and rejects
 * with an `AdintelError` or the signal's reason.
 */
export type Send = (name: string, operation: Operation, input: Input | undefined, options: CallOptions, makeRequest: () => ApiRequest) => Promise<Exchange>;
export declare function createSend(client: Settings, pacing: Pacing | undefined, budget: Budget, highestPrice: number, maxPerMinute: number, emit: Emit): Send;
