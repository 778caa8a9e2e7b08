// Generated from scripts/client/validation.ts by `npm run generate`. Do not edit.
import { operations as table } from "@adintel/client/operations";
import { operations as v1 } from "@adintel/client/validators/v1";
import { operations as v2 } from "@adintel/client/validators/v2";
import { checkParts } from "./checking.js";
import { describe } from "./violations.js";
const validators = { v1, v2 };
/**
 * Holds a request against the contract of an operation.
 *
 * @throws {RangeError} if the version has no such operation.
 */
export function checkRequest(version, operationId, request) {
    const isBodyRequired = operationRow(version, operationId)?.requestBody?.required ?? false;
    return checkParts({ ...validatorsOf(version, operationId), isBodyRequired }, request);
}
/**
 * Everything in which a request breaks the contract of an operation; empty where it keeps it.
 *
 * @throws {RangeError} if the version has no such operation.
 */
export function requestViolations(version, operationId, request) {
    return checkRequest(version, operationId, request).violations;
}
/**
 * Everything in which the body of an answer breaks the contract of an operation; empty where it keeps it.
 *
 * @throws {RangeError} if the version has no such operation.
 */
export function responseViolations(version, operationId, status, body) {
    const validate = validatorsOf(version, operationId).responses[status];
    if (!validate)
        return [{ path: "status", message: `${status} is not documented for ${operationId}` }];
    return validate(body) ? [] : describe(validate.errors, (path) => path);
}
function validatorsOf(version, operationId) {
    const found = validators[version][operationId];
    if (!found)
        throw new RangeError(`${version} has no operation ${operationId}`);
    return found;
}
function operationRow(version, operationId) {
    const rows = table[version];
    return rows[operationId];
}
