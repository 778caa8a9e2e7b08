// Generated from openapi by `npm run generate`. Do not edit.
import { checkNewer } from "./client/validation/newer.js";
import * as v1 from "./validators/v1.js";
import * as v2 from "./validators/v2.js";
/**
 * Returns the contract violations of a response of v2, and, marked with `isUnknown`, fields and values that the contract
 * does not list. Pass it to `createClient` as `validate`. It adds a few hundred kilobytes, so use it in tests and on servers.
 */
export const validate = (operation, status, body) => checkNewer(v2.operations[operation], v2.fields[operation], status, body);
/** The same for v1. */
export const validateV1 = (operation, status, body) => checkNewer(v1.operations[operation], v1.fields[operation], status, body);
