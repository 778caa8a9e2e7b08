// Generated from scripts/client/failure.ts by `npm run generate`. Do not edit.
import { type Envelope, type Fault } from "./answer.js";
import { AdintelError } from "./errors.js";
import type { Exchange } from "./exchange.js";
import type { ClientOptions } from "./options.js";
import type { Operation } from "./pricing.js";
/** Why a call has no data, and what that means for the next. */
export interface Failure {
    error: AdintelError;
    /** The body of the answer, if it is an error of this API. */
    envelope: Envelope | undefined;
    /** The service may have charged it, without saying so. */
    isLost: boolean | undefined;
    /** Sent again, it may have another end. */
    isPassing: boolean | undefined;
}
/** What is wrong with what came of a call, `faults` being where its data break the contract. */
export declare function failureOf({ apiKey, baseUrl }: ClientOptions, name: string, operation: Operation, attempts: number, milliseconds: number, came: Exchange, faults: readonly Fault[] | undefined): Failure;
