// Generated from scripts/client/validation/validate.ts by `npm run generate`. Do not edit.
import { type Finding } from "./newer.js";
export type { Finding } from "./newer.js";
/** Finds what in a response is not as the contract says. */
export type Validate = (operation: string, status: number, body: unknown) => Finding[];
/**
 * Returns what in a response of v2 breaks the contract, and, marked with `isUnknown`, the fields and values that the contract
 * does not list; for the `validate` of `createClient`. It adds some hundred kilobytes, so use it in tests and on servers.
 */
export declare const validate: Validate;
/** The same for v1. */
export declare const validateV1: Validate;
