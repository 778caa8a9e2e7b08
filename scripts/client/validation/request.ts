import type { OperationValidators } from "@adintel/client/validators/v1";
import { boundedViolationsOf } from "./bounded.js";
import { isNotInDigits, isRequired } from "./messages.js";
import { violationsOf, type Violation } from "./violations.js";

/** A request as it was received: parameters as strings (several of one name as an array), the body as parsed JSON. */
export interface RequestParts {
  path: Record<string, string>;
  query: Record<string, string | string[]>;
  /** `undefined`: there is none. */
  body?: unknown;
}

/** What validating a request found. */
export interface CheckedRequest {
  /**
   * Everything that breaks the contract; empty for a valid request. Of the invalid items of an array and of the unknown
   * fields of an object the first twenty are listed, and one entry for the array or object says how many come after them.
   */
  violations: Violation[];
  /** The query with its values converted to the types that the document declares, where they could be. */
  query: Record<string, unknown>;
}

/** The validators of the requests of one operation. */
export interface RequestValidators extends Pick<OperationValidators, "parameters" | "body"> {
  isBodyRequired: boolean;
}

/** Validates a request of one operation. */
export function checkParts(
  { parameters, body, isBodyRequired }: RequestValidators,
  request: RequestParts,
): CheckedRequest {
  // Validation converts strings in place, so it works on a copy.
  const query: Record<string, unknown> = { ...request.query };
  let violations = parameters({ path: { ...request.path }, query })
    ? []
    : violationsOf(parameters.errors, (path) => path.slice(1));
  violations = violations.concat(oddNumbers(request.query, query));
  if (body && request.body !== undefined && !body(request.body)) {
    violations = violations.concat(boundedViolationsOf(body.errors ?? [], request.body));
  }
  if (body && request.body === undefined && isBodyRequired) {
    violations.push({ path: "body", message: isRequired });
  }
  return { violations, query };
}

/** Numbers that JSON would not accept, such as `0x10`, which Ajv converts all the same. */
function oddNumbers(sent: RequestParts["query"], read: CheckedRequest["query"]): Violation[] {
  const violations: Violation[] = [];
  for (const path in read) {
    if (typeof read[path] === "number" && !/^-?(0|[1-9]\d*)(\.\d+)?$/.test(String(sent[path]))) {
      violations.push({ path, message: isNotInDigits });
    }
  }
  return violations;
}
