// Generated from scripts/client/validate.ts by `npm run generate`. Do not edit.
import { operations as v1 } from "@adintel/client/validators/v1";
import { operations as v2 } from "@adintel/client/validators/v2";
import { describe } from "./violations.js";
/**
 * Tells what in an answer of v2 breaks the contract; for the `validate` of `createClient`. It is some hundred kilobytes,
 * so it is meant for tests and for servers.
 */
export const validate = (operation, status, body) => faultsOf(v2[operation], status, body);
/** The same for v1. */
export const validateV1 = (operation, status, body) => faultsOf(v1[operation], status, body);
function faultsOf(validators, status, body) {
    const check = validators?.responses[status];
    if (!check)
        return [{ path: "status", message: `${status} is not documented` }];
    return check(body) ? [] : describe(check.errors, (path) => path);
}
