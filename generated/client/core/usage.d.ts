// Generated from scripts/client/core/usage.ts by `npm run generate`. Do not edit.
import { type AdintelError } from "./errors.js";
/** An error in how the client is used. */
export declare function usageError(operation: string, message: string): AdintelError;
/** @throws `invalid_usage` if an option is not one of these names, which are separated by spaces. */
export declare function assertKnown(operation: string, options: object, names: string): void;
/** @throws `invalid_usage` if the value is not a number of at least `minimum`. */
export declare function assertAtLeast(operation: string, minimum: number, name: string, value: unknown): number;
