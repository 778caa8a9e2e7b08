import { clientError, type AdintelError } from "./errors.js";
import { assertOptions } from "./checks.js";
import { suggest } from "./suggestion.js";

/** An error in how the client is used. */
export function usageError(operation: string, message: string): AdintelError {
  return clientError("invalid_usage", operation, message);
}

/** @throws `invalid_usage` if an option is not one of these names, which are separated by spaces. */
export function assertKnown(operation: string, options: object, names: string): void {
  assertOptions(operation, options);
  for (const name in options) {
    // Split here, since most calls have no options.
    if (!names.split(" ").includes(name))
      throw usageError(operation, `unknown option ${name}: ${suggest(name, names)}`);
  }
}

/** @throws `invalid_usage` if the value is not a number of at least `minimum`. */
export function assertAtLeast(operation: string, minimum: number, name: string, value: unknown): number {
  if (typeof value === "number" && value >= minimum) return value;
  throw usageError(
    operation,
    `${name} must be a number of at least ${minimum}, not ${typeof value === "string" ? JSON.stringify(value) : value}`,
  );
}
