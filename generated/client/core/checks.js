// Generated from scripts/client/core/checks.ts by `npm run generate`. Do not edit.
import { clientError } from "./errors.js";
// What the compiler refuses as well, for JavaScript. A page does not load it.
/** @throws `invalid_usage` if options are no object, or a signal. */
export function assertOptions(operation, options) {
    if (Object(options) !== options)
        refuse(operation, "options must be an object");
    if ("aborted" in options)
        refuse(operation, "pass { signal }");
}
/** @throws `invalid_usage` if these are options of `fetch` that the client sets itself. */
export function assertFetchOptions(operation, { fetchOptions }) {
    for (const name of ["headers", "method", "body", "signal", "redirect"]) {
        if (name in Object(fetchOptions))
            refuse(operation, `fetchOptions cannot have ${name}; use the options headers and signal`);
    }
}
/** @throws `invalid_usage` if a logger has no method for one of these levels, of which the first is `off`. */
export function assertLogger(logger, [, ...methods]) {
    if (methods.some((method) => typeof Reflect.get(Object(logger), method) !== "function"))
        refuse("createClient", `logger must have ${methods.join(", ")}, such as console`);
}
/** @throws `invalid_usage` if a budget or schedule is something else. */
export function assertShared(budget, pacing) {
    if (!budget.reserve)
        refuse("createClient", "budget must come from createBudget");
    if (pacing && !pacing.enter)
        refuse("createClient", "pacing must be false or come from createPacing");
}
/** @throws {TypeError} if `validate` returned no list; the response may have been charged, so it is no `invalid_usage`. */
export function assertFindings(findings) {
    if (!Array.isArray(findings))
        throw new TypeError("validate must return a list of violations");
}
/** What is wrong with a key that cannot be sent; `undefined` if there is nothing else to say of it. */
export function keyMistake(apiKey) {
    if (typeof apiKey !== "string")
        return "must be a string, or a function that returns one; await a promise";
    return apiKey.trim() === apiKey ? undefined : "has spaces or line breaks; trim it";
}
function refuse(operation, message) {
    throw clientError("invalid_usage", operation, message);
}
