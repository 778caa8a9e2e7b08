import { operations as table, type Version } from "@adintel/client/operations";
import { operations as v1, type OperationValidators } from "@adintel/client/validators/v1";
import { operations as v2 } from "@adintel/client/validators/v2";
import { describe, type Violation } from "./violations.js";

export type { Violation } from "./violations.js";

const validators: Record<Version, Record<string, OperationValidators>> = { v1, v2 };

/** A request as it came: parameters as strings (several of one name as an array), the body as parsed JSON. */
export interface RequestParts {
  path: Record<string, string>;
  query: Record<string, string | string[]>;
  /** `undefined`: there is none. */
  body?: unknown;
}

/** A request that has been held against the contract. */
export interface CheckedRequest {
  /** Everything in which it breaks the contract; empty where it keeps it. */
  violations: Violation[];
  /** The query with its values as the types that the document declares; as far as they could be read. */
  query: Record<string, unknown>;
}

/**
 * Holds a request against the contract of an operation.
 *
 * @throws {RangeError} if the version has no such operation.
 */
export function checkRequest(version: Version, operationId: string, request: RequestParts): CheckedRequest {
  const { parameters, body } = validatorsOf(version, operationId);
  // Validation coerces strings in place, so it works on a copy.
  const query: Record<string, unknown> = { ...request.query };
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
function oddNumbers(sent: RequestParts["query"], read: CheckedRequest["query"]): Violation[] {
  const violations: Violation[] = [];
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
