// Generated from scripts/client/validation/violations.ts by `npm run generate`. Do not edit.
import type { ValidationError } from "@adintel/client/validators";
import { type Errors } from "./messages.js";
/** One entry of the error envelope's `details`. */
export interface Violation {
    /** The offending field, its parents before it: `limit`, `filters.size.min`, `format.0`; `body` for the whole body. */
    path: string;
    message: string;
}
/** A violation with the keyword of JSON Schema that found it, and Ajv's errors. */
export interface KeywordViolation extends Violation {
    /** The steps of its path; none for the whole body. */
    steps: string[];
    keyword: string;
    errors: Errors;
}
/** Ajv's errors as violations, one for each field and keyword. */
export declare function toViolations(errors: ValidationError[] | null | undefined, locate?: (path: string[]) => string[]): Violation[];
/** As {@link toViolations}, with keywords and errors. `locate` maps the path of each. */
export declare function findViolations(errors: ValidationError[] | null | undefined, locate?: (path: string[]) => string[]): KeywordViolation[];
/** The steps of a JSON Pointer (RFC 6901). */
export declare function parsePointer(pointer: string): string[];
