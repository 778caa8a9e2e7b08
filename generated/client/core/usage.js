// Generated from scripts/client/core/usage.ts by `npm run generate`. Do not edit.
import { clientError } from "./errors.js";
import { assertOptions } from "./checks.js";
import { suggest } from "./suggestion.js";
/** An error in how the client is used. */
export function usageError(operation, message) {
    return clientError("invalid_usage", operation, message);
}
/** @throws `invalid_usage` if an option is not one of these names, which are separated by spaces. */
export function assertKnown(operation, options, names) {
    assertOptions(operation, options);
    for (const name in options) {
        // Split here, since most calls have no options.
        if (!names.split(" ").includes(name))
            throw usageError(operation, `unknown option ${name}: ${suggest(name, names)}`);
    }
}
/** @throws `invalid_usage` if the value is not a number of at least `minimum`. */
export function assertAtLeast(operation, minimum, name, value) {
    if (typeof value === "number" && value >= minimum)
        return value;
    throw usageError(operation, `${name} must be a number of at least ${minimum}, not ${typeof value === "string" ? JSON.stringify(value) : value}`);
}
