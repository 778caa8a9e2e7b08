// Generated from scripts/client/validation/newer.ts by `npm run generate`. Do not edit.
import type { KnownFields, OperationValidators } from "@adintel/client/validators/v1";
import { type Violation } from "./violations.js";
/** What in a response is not as the contract says. */
export interface Finding extends Violation {
    /**
     * It is a field, or the value of an enum, that the documents do not list, as a newer service may send; the response is
     * valid all the same. Of each such field and value only the first is there.
     */
    isUnknown?: true;
    /** The unknown value, or its first 100 characters. */
    value?: string;
}
/** The violations of a response, followed by what it has that the documents do not list. */
export declare function checkNewer(validators: OperationValidators | undefined, fields: KnownFields | undefined, status: number, body: unknown): Finding[];
