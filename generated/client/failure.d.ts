// Generated from scripts/client/failure.ts by `npm run generate`. Do not edit.
import { type Violation } from "./answer.js";
import { AdintelError } from "./errors.js";
import { type Exchange } from "./exchange.js";
import type { ClientOptions } from "./options.js";
import type { Operation } from "./pricing.js";
/**
 * The error of an attempt without data, or with data that violates the contract.
 *
 * @param milliseconds its time limit
 */
export declare function failureOf({ apiKey, baseUrl }: ClientOptions, name: string, operation: Operation, milliseconds: number, exchange: Exchange, violations: readonly Violation[] | undefined): AdintelError;
