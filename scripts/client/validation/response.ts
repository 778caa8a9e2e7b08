import type { OperationValidators } from "@adintel/client/validators/v1";
import { isNoDocumentedStatus } from "./messages.js";
import { violationsOf, type Violation } from "./violations.js";

/** Everything in the body of a response that breaks the contract; `undefined` validators have no documented status. */
export function checkBody(
  validators: OperationValidators | undefined,
  status: number,
  body: unknown,
): Violation[] {
  const validate = validators?.responses[status];
  if (!validate) return [{ path: "status", message: isNoDocumentedStatus(status) }];
  return validate(body) ? [] : violationsOf(validate.errors);
}
