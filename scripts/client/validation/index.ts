import { operations as table, type Version } from "@adintel/client/operations";
import { validators, type OperationValidators } from "@adintel/client/validators";
import { checkParts, type CheckedRequest, type RequestParts } from "./request.js";
import { checkBody } from "./response.js";
import type { Violation } from "./violations.js";

export { isRequired } from "./messages.js";
export type { CheckedRequest, RequestParts } from "./request.js";
export type { Violation } from "./violations.js";

/**
 * Validates a request against the contract of an operation.
 *
 * @throws {RangeError} if the version does not have the operation.
 */
export function checkRequest(version: Version, operationId: string, request: RequestParts): CheckedRequest {
  const rows: Record<string, { requestBody: { required: boolean } | null }> = table[version];
  const isBodyRequired = rows[operationId]?.requestBody?.required ?? false;
  return checkParts({ ...validatorsOf(version, operationId), isBodyRequired }, request);
}

/**
 * Everything in a request that breaks the contract of an operation; empty for a valid request.
 *
 * @throws {RangeError} if the version does not have the operation.
 */
export function requestViolations(version: Version, operationId: string, request: RequestParts): Violation[] {
  return checkRequest(version, operationId, request).violations;
}

/**
 * Everything in the body of a response that breaks the contract of an operation; empty for a valid one.
 *
 * @throws {RangeError} if the version does not have the operation.
 */
export function responseViolations(
  version: Version,
  operationId: string,
  status: number,
  body: unknown,
): Violation[] {
  return checkBody(validatorsOf(version, operationId), status, body);
}

function validatorsOf(version: Version, operationId: string): OperationValidators {
  const operationValidators = validators[version].operations[operationId];
  if (!operationValidators) throw new RangeError(`${version} has no operation ${operationId}`);
  return operationValidators;
}
