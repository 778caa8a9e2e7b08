// Generated from scripts/client/http/failure.ts by `npm run generate`. Do not edit.
import type { InvalidField } from "@adintel/client/api-errors";
import { AdintelError } from "../core/errors.js";
import type { Settings } from "../core/options.js";
import type { Operation } from "../core/pricing.js";
import { type Exchange } from "./exchange.js";
/**
 * The error of an attempt without data, or with data that violates the contract.
 *
 * @param milliseconds its time limit
 */
export declare function createFailure(client: Settings, name: string, operation: Operation, milliseconds: number, exchange: Exchange, violations: readonly InvalidField[] | undefined): AdintelError;
/** A code of {@link AdintelError}, the reason in words, and whether the service itself reported it. */
export type Diagnosis = readonly [code: string, why: string, isOfService?: boolean];
/** Why an attempt has no data, or none that is valid. */
export declare function diagnose({ stage, isSent, isLate, response, data, error, cause, mask }: Exchange, milliseconds: number, { baseUrl, environment, rateLimited }: Settings): Diagnosis;
