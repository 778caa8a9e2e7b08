// Generated from scripts/client/http/exchange.ts by `npm run generate`. Do not edit.
import { type ServiceError } from "../core/answer.js";
import { type FetchResponse, type Settings } from "../core/options.js";
import type { Operation } from "../core/pricing.js";
import { type ApiRequest } from "./request.js";
import { type Mask } from "./mask.js";
import { type Unsent } from "./unsent.js";
/** One attempt at sending a request, and its outcome. */
export interface Exchange {
    /** How many times the request has been sent, including this time. */
    attempts: number;
    /** The key to send, if it need not be asked for. */
    knownKey?: string | undefined;
    /** The key to send instead of the one that was refused. */
    renewedKey?: string;
    /** Hides the secrets that were sent. */
    mask: Mask;
    /** What an error that keeps the request from being sent begins with. */
    stage: string;
    isSent?: boolean;
    /** The platform says that nothing of it was sent. */
    unsent?: Unsent | undefined;
    /** It took longer than allowed. */
    isLate?: boolean;
    response?: Response;
    /** The body, if it is complete; that of an error without secrets. */
    text: string;
    /** The body of a success; `undefined` if there is none. */
    data?: unknown;
    /** The error of the service, if it reports one as this API does. */
    error?: ServiceError | undefined;
    /** Why there is no complete response. */
    cause?: unknown;
}
/** Sends a request once, reads the whole response and fills in the outcome; never rejects. */
export declare function exchange(outcome: Exchange, client: Settings, { isOpen, price }: Operation, fetchOptions: Readonly<Record<string, unknown>>, makeRequest: () => Promise<ApiRequest>, milliseconds: number, maxBodyBytes: number, signal: AbortSignal | undefined): Promise<void>;
/**
 * A response of the platform's own class, without secrets in its headers, and with this text as its unread body. It is the
 * same one if nothing changes, or if such a response cannot be constructed.
 */
export declare function copyResponse(response: Response | FetchResponse, mask: Mask, text?: string): Response;
