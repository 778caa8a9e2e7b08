// Generated from scripts/client/diagnosis.ts by `npm run generate`. Do not edit.
import { type Violation } from "./answer.js";
import { type Exchange } from "./exchange.js";
/** What went wrong in an attempt: a code of {@link AdintelError}, and why in words. */
export interface Diagnosis {
    code: string;
    why: string;
    /** Whether the service itself said so. */
    isOfService: boolean;
}
/** Why an attempt has no data; `violations` are where its data violate the contract. */
export declare function diagnose({ isSent, isLate, response, envelope, cause }: Exchange, milliseconds: number, baseUrl: string, violations: readonly Violation[] | undefined): Diagnosis;
