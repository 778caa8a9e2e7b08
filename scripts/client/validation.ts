import { operations as table, type Version } from "@adintel/client/operations";
import { operations as v1, type OperationValidators } from "@adintel/client/validators/v1";
import { operations as v2 } from "@adintel/client/validators/v2";
import { checkParts, type CheckedRequest, type RequestParts } from "./checking.js";
import { describe, type Violation } from "./violations.js";

export type { CheckedRequest, RequestParts } from "./checking.js";
export type { Violation } from "./violations.js";

const validators: Record<Version, Record<string, OperationValidators>> = { v1, v2 };

/**
 * Holds a request against the contract of an operation.
 *
 * @throws {RangeError} if the version has no such operation.
 */
export function checkRequest(version: Version, operationId: string, request: RequestParts): CheckedRequest {
  const isBodyRequired = operationRow(version, operationId)?.requestBody?.required ?? false;
  return checkParts({ ...validatorsOf(version, operationId), isBodyRequired }, request);
}

/**
 * Everything in which a request breaks the contract of an operation; empty where it keeps it.
 *
 * @throws {RangeError} if the version has no such operation.
 */
export function requestViolations(version: Version, operationId: string, request: RequestParts): Violation[] {
  return checkRequest(version, operationId, request).violations;
}

/**
 * Everything in which the body of an answer breaks the contract of an operation; empty where it keeps it.
 *
 * @throws {RangeError} if the version has no such operation.
 */
export function responseViolations(
  version: Version,
  operationId: string,
  status: number,
  body: unknown,
): Violation[] {
  const validate = validatorsOf(version, operationId).responses[status];
  if (!validate) return [{ path: "status", message: `${status} is not documented for ${operationId}` }];
  return validate(body) ? [] : describe(validate.errors, (path) => path);
}

function validatorsOf(version: Version, operationId: string): OperationValidators {
  const found = validators[version][operationId];
  if (!found) throw new RangeError(`${version} has no operation ${operationId}`);
  return found;
}

function operationRow(
  version: Version,
  operationId: string,
): { requestBody: { required: boolean } | null } | undefined {
  const rows: Record<string, { requestBody: { required: boolean } | null }> = table[version];
  return rows[operationId];
}
