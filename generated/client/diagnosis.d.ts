// Generated from scripts/client/diagnosis.ts by `npm run generate`. Do not edit.
import { type Exchange } from "./exchange.js";
/** A code of {@link AdintelError}, the reason in words, and whether the service itself reported it. */
export type Diagnosis = readonly [code: string, why: string, isOfService?: boolean];
/** Why an attempt has no data, or none that is valid. */
export declare function diagnose({ isSent, isLate, response, data, envelope, cause }: Exchange, milliseconds: number, baseUrl: string): Diagnosis;
