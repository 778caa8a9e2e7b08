// Generated from scripts/client/send.ts by `npm run generate`. Do not edit.
import type { Budget } from "./budget.js";
import { type Exchange } from "./exchange.js";
import type { CallOptions, ClientOptions } from "./options.js";
import type { Input, Operation } from "./pricing.js";
import type { ApiRequest } from "./request.js";
import type { Emit } from "./events.js";
/**
 * Sends a request, and retries it if retry.ts says so. Resolves to the exchange that returned data, and rejects
 * with an `AdintelError` or the signal's reason.
 */
export type Send = (name: string, operation: Operation, input: Input | undefined, options: CallOptions, makeRequest: () => ApiRequest) => Promise<Exchange>;
export declare function createSend(client: ClientOptions, budget: Budget, dearest: number, maxPerMinute: number, emit: Emit): Send;
