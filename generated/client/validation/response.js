// Generated from scripts/client/validation/response.ts by `npm run generate`. Do not edit.
import { isNoDocumentedStatus } from "./messages.js";
import { violationsOf } from "./violations.js";
/** Everything in the body of a response that breaks the contract; `undefined` validators have no documented status. */
export function checkBody(validators, status, body) {
    const validate = validators?.responses[status];
    if (!validate)
        return [{ path: "status", message: isNoDocumentedStatus(status) }];
    return validate(body) ? [] : violationsOf(validate.errors);
}
