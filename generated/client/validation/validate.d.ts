// Generated from scripts/client/validation/validate.ts by `npm run generate`. Do not edit.
import { type Finding } from "./newer.js";
export type { Finding } from "./newer.js";
/** Finds where a response differs from the contract. */
export type Validate = (operation: string, status: number, body: unknown) => Finding[];
/**
 * Returns the contract violations of a v2 response, and, marked with `isUnknown`, fields and values that the contract does
 * not list. Pass it to `createClient` as `validate`. It adds a few hundred kilobytes, so use it in tests and on servers.
 */
export declare const validate: Validate;
/** The same for v1. */
export declare const validateV1: Validate;
