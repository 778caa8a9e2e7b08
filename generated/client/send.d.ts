// Generated from scripts/client/send.ts by `npm run generate`. Do not edit.
import type { Envelope } from "./answer.js";
import type { AdintelError } from "./errors.js";
import type { CallOptions, ClientOptions } from "./options.js";
import type { Input, Operation } from "./pricing.js";
import type { ApiRequest } from "./request.js";
import type { Purse } from "./spending.js";
import type { Tell } from "./telling.js";
/** The outcome of a call: data, or an error. */
export interface Outcome {
    data?: unknown;
    error?: AdintelError;
    /** The body of an error response. */
    envelope?: Envelope | undefined;
    response: Response | undefined;
    /** How many times the request was sent, if that has brought data. */
    attempts?: number | undefined;
    /** The body of a successful response as it was received. */
    text?: string;
}
/**
 * Sends a request, and retries it where retry.ts says so. Rejects with `over_budget` before it is sent, and with the
 * signal's reason.
 */
export type Send = (name: string, operation: Operation, input: Input | undefined, options: CallOptions, makeRequest: () => ApiRequest) => Promise<Outcome>;
export declare function createSend(client: ClientOptions, purse: Purse, maxPerMinute: number, tell: Tell): Send;
