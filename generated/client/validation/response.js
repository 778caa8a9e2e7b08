// Generated from scripts/client/validation/response.ts by `npm run generate`. Do not edit.
import { isNoDocumentedStatus } from "./messages.js";
import { toViolations } from "./violations.js";
/** The violations in the body of a response. Without validators for its status, the status itself is the violation. */
export function checkBody(validators, status, body) {
    const validate = validators?.responses[status];
    if (!validate)
        return [{ path: "status", message: isNoDocumentedStatus(status) }];
    return validate(body) ? [] : toViolations(validate.errors);
}
