// Generated from scripts/client/validation/validate.ts by `npm run generate`. Do not edit.
import { operations as v1 } from "@adintel/client/validators/v1";
import { operations as v2 } from "@adintel/client/validators/v2";
import { checkBody } from "./response.js";
/**
 * Returns what in a response of v2 breaks the contract; for the `validate` of `createClient`. It adds some hundred
 * kilobytes, so use it in tests and on servers.
 */
export const validate = (operation, status, body) => checkBody(v2[operation], status, body);
/** The same for v1. */
export const validateV1 = (operation, status, body) => checkBody(v1[operation], status, body);
