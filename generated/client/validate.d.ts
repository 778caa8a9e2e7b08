// Generated from scripts/client/validate.ts by `npm run generate`. Do not edit.
import type { ClientOptions } from "./options.js";
type Validate = NonNullable<ClientOptions["validate"]>;
/**
 * Tells what in an answer of v2 breaks the contract; for the `validate` of `createClient`. It is some hundred kilobytes,
 * so it is meant for tests and for servers.
 */
export declare const validate: Validate;
/** The same for v1. */
export declare const validateV1: Validate;
export {};
