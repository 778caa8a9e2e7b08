// Generated from scripts/client/validation/request.ts by `npm run generate`. Do not edit.
import { boundedViolations } from "./bounded.js";
import { isNotInDigits, isRequired } from "./messages.js";
import { toViolations } from "./violations.js";
/** Validates a request of one operation. */
export function checkParts({ parameters, body, isBodyRequired }, request) {
    // Validation converts strings in place, so it works on a copy.
    const query = { ...request.query };
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
function oddNumbers(sent, converted) {
    const violations = [];
    for (const path in converted) {
        if (typeof converted[path] === "number" && !/^-?(0|[1-9]\d*)(\.\d+)?$/.test(String(sent[path]))) {
            violations.push({ path, message: isNotInDigits });
        }
    }
    return violations;
}
