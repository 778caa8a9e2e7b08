// Generated from scripts/client/failure.ts by `npm run generate`. Do not edit.
import { type Envelope, type Violation } from "./answer.js";
import { AdintelError } from "./errors.js";
import { type Exchange } from "./exchange.js";
import type { ClientOptions } from "./options.js";
import type { Operation } from "./pricing.js";
/** Why a call has no data. */
export interface Failure {
    error: AdintelError;
    /** The body of the response, if it is an error of this API. */
    envelope: Envelope | undefined;
}
/** The error of a call whose last attempt failed; `violations` are where its data violate the contract. */
export declare function failureOf({ apiKey, baseUrl }: ClientOptions, name: string, operation: Operation, attempts: number, milliseconds: number, exchange: Exchange, violations: readonly Violation[] | undefined): Failure;
