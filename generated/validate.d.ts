// Generated from openapi by `npm run generate`. Do not edit.
import { type Validate } from "./client/validation/newer.js";
export type { Finding, Validate } from "./client/validation/newer.js";
/**
 * Returns the contract violations of a response of v2, and, marked with `isUnknown`, fields and values that the contract
 * does not list. Pass it to `createClient` as `validate`. It adds a few hundred kilobytes, so use it in tests and on servers.
 */
export declare const validate: Validate;
/** The same for v1. */
export declare const validateV1: Validate;
