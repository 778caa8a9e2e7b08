// Generated from scripts/client/validation/validate.ts by `npm run generate`. Do not edit.
import type { ClientOptions } from "../options.js";
type Validate = NonNullable<ClientOptions["validate"]>;
/**
 * Returns what in a response of v2 breaks the contract; for the `validate` of `createClient`. It adds some hundred
 * kilobytes, so use it in tests and on servers.
 */
export declare const validate: Validate;
/** The same for v1. */
export declare const validateV1: Validate;
export {};
