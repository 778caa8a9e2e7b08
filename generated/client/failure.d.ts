// Generated from scripts/client/failure.ts by `npm run generate`. Do not edit.
import { type Envelope, type Violation } from "./answer.js";
import { AdintelError } from "./errors.js";
import { type Exchange } from "./exchange.js";
import type { Operation } from "./pricing.js";
/** Why an attempt has no data. */
export interface Failure {
    error: AdintelError;
    /** The body of the response, if it is an error of this API. */
    envelope: Envelope | undefined;
    /** A response whose body can be read. */
    response: Response | undefined;
    mayBeCharged: boolean;
}
/** The attempt that failed, for its error. */
interface Attempt {
    name: string;
    operation: Operation;
    /** From 1. */
    attempt: number;
    /** How long it might take. */
    milliseconds: number;
    baseUrl: string;
}
/** The error of an attempt without data; `violations` are where its data violate the contract. */
export declare function failureOf({ name, operation, attempt, milliseconds, baseUrl }: Attempt, exchange: Exchange, violations: readonly Violation[] | undefined): Failure;
/** The `X-Request-Id` of a response. */
export declare function requestIdOf(response: Response | undefined): string | undefined;
export {};
