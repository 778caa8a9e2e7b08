// Generated from scripts/client/validation.ts by `npm run generate`. Do not edit.
import { operations as table } from "@adintel/client/operations";
import { operations as v1 } from "@adintel/client/validators/v1";
import { operations as v2 } from "@adintel/client/validators/v2";
import { describe } from "./violations.js";
const validators = { v1, v2 };
/**
 * Holds a request against the contract of an operation.
 *
 * @throws {RangeError} if the version has no such operation.
 */
export function checkRequest(version, operationId, request) {
    const { parameters, body } = validatorsOf(version, operationId);
    // Validation coerces strings in place, so it works on a copy.
    const query = { ...request.query };
    const violations = parameters({ path: { ...request.path }, query })
        ? []
        : describe(parameters.errors, (path) => path.slice(1));
    violations.push(...oddNumbers(request.query, query));
    if (body && request.body !== undefined && !body(request.body)) {
        violations.push(...describe(body.errors, (path) => path));
    }
    if (body && request.body === undefined && operationRow(version, operationId)?.requestBody?.required) {
        violations.push({ path: "body", message: "is required" });
    }
    return { violations, query };
}
/** Numbers that are written in another way than in JSON, such as `0x10`, which coercion takes for numbers all the same. */
function oddNumbers(sent, read) {
    const violations = [];
    for (const path in read) {
        if (typeof read[path] === "number" && !/^-?(0|[1-9]\d*)(\.\d+)?$/.test(String(sent[path]))) {
            violations.push({ path, message: "must be a number in digits" });
        }
    }
    return violations;
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
