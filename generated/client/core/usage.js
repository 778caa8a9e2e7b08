// Generated from scripts/client/core/usage.ts by `npm run generate`. Do not edit.
import { clientError } from "./errors.js";
/** An error in how the client is used. */
export function usageError(operation, message) {
    return clientError("invalid_usage", operation, message);
}
/** @throws `invalid_usage` if an option is not one of these names, which are separated by spaces. */
export function assertKnown(operation, options, names) {
    for (const name in options) {
        // Here, since most calls have no options.
        const optionNames = names.split(" ");
        if (optionNames.includes(name))
            continue;
        const start = name.slice(0, 5).toLowerCase();
        const like = optionNames.find((option) => option.toLowerCase().includes(start));
        throw usageError(operation, `unknown option ${name}${like ? `: did you mean ${like}?` : ""}`);
    }
}
/** @throws `invalid_usage` if the value is not a number of at least `minimum`. */
export function assertAtLeast(operation, minimum, name, value) {
    if (typeof value === "number" && value >= minimum)
        return value;
    throw usageError(operation, `${name} must be a number of at least ${minimum}, not ${typeof value === "string" ? JSON.stringify(value) : value}`);
}
