// Generated from scripts/client/validation/violations.ts by `npm run generate`. Do not edit.
import type { ValidationError } from "@adintel/client/validators/v1";
import { type Errors } from "./messages.js";
/** One entry of the error envelope's `details`. */
export interface Violation {
    /** The offending field, its parents before it: `limit`, `filters.daysRun.min`, `format.0`; `body` for the whole body. */
    path: string;
    message: string;
}
/** A violation with what found it. */
export interface Found extends Violation {
    keyword: string;
    errors: Errors;
}
/** Ajv's errors in words, one for each field and keyword. */
export declare function violationsOf(errors: ValidationError[] | null | undefined, locate?: (path: string[]) => string[]): Violation[];
/** The same, each with its keyword and errors. */
export declare function foundIn(errors: ValidationError[] | null | undefined, locate?: (path: string[]) => string[]): Found[];
/** The steps of a JSON Pointer (RFC 6901). */
export declare function stepsOf(pointer: string): string[];
