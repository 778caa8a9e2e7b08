// Generated from scripts/client/validation/index.ts by `npm run generate`. Do not edit.
import { operations as table } from "@adintel/client/operations";
import { validators } from "@adintel/client/validators";
import { checkParts } from "./request.js";
import { checkBody } from "./response.js";
export { isRequired } from "./messages.js";
/**
 * Validates a request against the contract of an operation.
 *
 * @throws {RangeError} if the version does not have the operation.
 */
export function checkRequest(version, operationId, request) {
    const rows = table[version];
    const isBodyRequired = rows[operationId]?.requestBody?.required ?? false;
    return checkParts({ ...validatorsOf(version, operationId), isBodyRequired }, request);
}
/**
 * Everything in a request that breaks the contract of an operation; empty for a valid request.
 *
 * @throws {RangeError} if the version does not have the operation.
 */
export function requestViolations(version, operationId, request) {
    return checkRequest(version, operationId, request).violations;
}
/**
 * Everything in the body of a response that breaks the contract of an operation; empty for a valid one.
 *
 * @throws {RangeError} if the version does not have the operation.
 */
export function responseViolations(version, operationId, status, body) {
    return checkBody(validatorsOf(version, operationId), status, body);
}
function validatorsOf(version, operationId) {
    const operationValidators = validators[version].operations[operationId];
    if (!operationValidators)
        throw new RangeError(`${version} has no operation ${operationId}`);
    return operationValidators;
}
