import type { OperationValidators } from "@adintel/client/validators/v1";
import { describe, type Violation } from "./violations.js";

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

/** What checks the requests of one operation. */
export interface RequestValidators extends Pick<OperationValidators, "parameters" | "body"> {
  isBodyRequired: boolean;
}

/** Holds a request against the validators of its operation. */
export function checkParts(
  { parameters, body, isBodyRequired }: RequestValidators,
  request: RequestParts,
): CheckedRequest {
  // Validation coerces strings in place, so it works on a copy.
  const query: Record<string, unknown> = { ...request.query };
  let violations = parameters({ path: { ...request.path }, query })
    ? []
    : describe(parameters.errors, (path) => path.slice(1));
  violations = violations.concat(oddNumbers(request.query, query));
  if (body && request.body !== undefined && !body(request.body)) {
    // As arguments of a call they could be too many.
    violations = violations.concat(describe(body.errors, (path) => path));
  }
  if (body && request.body === undefined && isBodyRequired) {
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
