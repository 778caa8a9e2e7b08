// Generated from scripts/client/send.ts by `npm run generate`. Do not edit.
import { type Envelope } from "./answer.js";
import type { AdintelError } from "./errors.js";
import { type CallOptions, type ClientOptions } from "./options.js";
import { type Input, type Operation } from "./pricing.js";
import type { Purse } from "./spending.js";
/** What came of a call: data, or an error. */
export interface Outcome {
    data?: unknown;
    error?: AdintelError;
    /** The body of an error that the service answered with. */
    envelope?: Envelope | undefined;
    response: Response | undefined;
    /** The body of a successful answer as it came. */
    text?: string;
}
/**
 * Sends a request, and again where that costs nothing. Rejects with `over_budget` before it is sent, and with the
 * signal's reason.
 */
export type Send = (name: string, operation: Operation, input: Input | undefined, options: CallOptions, makeRequest: (signal: AbortSignal) => Request) => Promise<Outcome>;
export declare function createSend(client: ClientOptions, purse: Purse): Send;
