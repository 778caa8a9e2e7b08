import type { OperationValidators } from "@adintel/client/validators";
import { boundedViolations } from "./bounded.js";
import { isNotInDigits, isRequired } from "./messages.js";
import { toViolations, type Violation } from "./violations.js";

/** A request as received: parameters as strings (repeated ones as an array), the body as parsed JSON. */
export interface RequestParts {
  path: Record<string, string>;
  query: Record<string, string | string[]>;
  /** `undefined` if there is none. */
  body?: unknown;
}

/** What validating a request found. */
export interface CheckedRequest {
  /**
   * Everything that breaks the contract; empty for a valid request. At most twenty invalid items of an array and twenty
   * unknown fields of an object are listed; one more entry says how many follow.
   */
  violations: Violation[];
  /** The query, with its values converted to the documented types where possible. */
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
    : toViolations(parameters.errors, (path) => path.slice(1));
  violations = violations.concat(oddNumbers(request.query, query));
  if (body && request.body !== undefined && !body(request.body)) {
    violations = violations.concat(boundedViolations(body.errors ?? [], request.body));
  }
  if (body && request.body === undefined && isBodyRequired) {
    violations.push({ path: "body", message: isRequired });
  }
  return { violations, query };
}

/** Numbers that are not valid JSON, such as `0x10`, but that Ajv converts anyway. */
function oddNumbers(sent: RequestParts["query"], converted: CheckedRequest["query"]): Violation[] {
  const violations: Violation[] = [];
  for (const path in converted) {
    if (typeof converted[path] === "number" && !/^-?(0|[1-9]\d*)(\.\d+)?$/.test(String(sent[path]))) {
      violations.push({ path, message: isNotInDigits });
    }
  }
  return violations;
}
