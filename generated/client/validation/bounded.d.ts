// Generated from scripts/client/validation/bounded.ts by `npm run generate`. Do not edit.
import type { ValidationError } from "@adintel/client/validators";
import { type Violation } from "./violations.js";
/**
 * Ajv's errors about a body in words: of the invalid items of each array and of the unknown fields of each object, the first
 * ones are listed, and one entry says how many come after them. So every invalid field is named, and the list stays short
 * however large the body is. Only listed errors are put into words, so the cost per unlisted error stays small.
 */
export declare function boundedViolations(errors: readonly ValidationError[], body: unknown): Violation[];
