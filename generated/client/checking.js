// Generated from scripts/client/checking.ts by `npm run generate`. Do not edit.
import { describe } from "./violations.js";
/** Holds a request against the validators of its operation. */
export function checkParts({ parameters, body, isBodyRequired }, request) {
    // Validation coerces strings in place, so it works on a copy.
    const query = { ...request.query };
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
function oddNumbers(sent, read) {
    const violations = [];
    for (const path in read) {
        if (typeof read[path] === "number" && !/^-?(0|[1-9]\d*)(\.\d+)?$/.test(String(sent[path]))) {
            violations.push({ path, message: "must be a number in digits" });
        }
    }
    return violations;
}
