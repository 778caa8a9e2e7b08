// Generated from scripts/client/validation/newer.ts by `npm run generate`. Do not edit.
import type { KnownFields, OperationValidators } from "@adintel/client/validators";
import { type Violation } from "./violations.js";
/** Something in a response that differs from the contract. */
export interface Finding extends Violation {
    /**
     * A field, or a value of an enum, that the documents do not list, as a newer service may send. The response is still
     * valid. Only the first occurrence of each is reported.
     */
    isUnknown?: true;
    /** The unknown value, or its first 100 characters. */
    value?: string;
}
/** Finds where a response differs from the contract. */
export type Validate = (operation: string, status: number, body: unknown) => Finding[];
/** The violations of a response, followed by its unlisted fields and values. */
export declare function checkNewer(validators: OperationValidators | undefined, fields: KnownFields | undefined, status: number, body: unknown): Finding[];
