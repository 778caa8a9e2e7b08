import type { OperationValidators } from "@adintel/client/validators";
import { isNoDocumentedStatus } from "./messages.js";
import { toViolations, type Violation } from "./violations.js";

/** The violations in the body of a response. Without validators for its status, the status itself is the violation. */
export function checkBody(
  validators: OperationValidators | undefined,
  status: number,
  body: unknown,
): Violation[] {
  const validate = validators?.responses[status];
  if (!validate) return [{ path: "status", message: isNoDocumentedStatus(status) }];
  return validate(body) ? [] : toViolations(validate.errors);
}
