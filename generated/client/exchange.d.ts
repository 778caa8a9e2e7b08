// Generated from scripts/client/exchange.ts by `npm run generate`. Do not edit.
import { type Envelope } from "./answer.js";
import { type ClientOptions } from "./options.js";
import type { Operation } from "./pricing.js";
import { type ApiRequest } from "./request.js";
/** The outcome of sending a request once. */
export interface Exchange {
    /** The headers as they were sent, with the key. */
    headers: Record<string, string>;
    isSent?: boolean;
    /** It took longer than allowed. */
    isLate?: boolean;
    response?: Response;
    /** The body as it was received, if it is complete. */
    text: string;
    /** The body of a success; `undefined`: there is none. */
    data?: unknown;
    /** The body of an error, if it is one of this API. */
    envelope?: Envelope | undefined;
    /** Why there is no complete response. */
    cause?: unknown;
}
/** Sends a request once and reads the whole response. Rejects only with the signal's reason. */
export declare function exchange({ fetch: customFetch, apiKey }: ClientOptions, { isOpen, price }: Operation, fetchOptions: object, makeRequest: () => ApiRequest, milliseconds: number, signal: AbortSignal | undefined): Promise<Exchange>;
/** Why fetch failed: most implementations put it into the cause of a TypeError. */
export declare function reasonOf(error: unknown): {
    message?: string;
    code?: string;
};
