// Generated from scripts/client/failure.ts by `npm run generate`. Do not edit.
import { type Envelope, type Violation } from "./answer.js";
import { AdintelError } from "./errors.js";
import { type Exchange } from "./exchange.js";
import type { ClientOptions } from "./options.js";
/** Why an attempt has no data. */
export interface Failure {
    error: AdintelError;
    /** The body of the response, if it is an error of this API. */
    envelope: Envelope | undefined;
    /** A response whose body can be read. */
    response: Response | undefined;
}
/**
 * The error of an attempt without data, or with data that violate the contract.
 *
 * @param attempt how many there have been, this one included
 * @param milliseconds how long it might take
 * @param isRisky whether it may have been charged
 */
export declare function failureOf({ apiKey, baseUrl }: ClientOptions, name: string, attempt: number, milliseconds: number, isRisky: boolean, exchange: Exchange, violations: readonly Violation[] | undefined): Failure;
/** The `X-Request-Id` of a response. */
export declare function requestIdOf(response: Response | undefined): string | undefined;
