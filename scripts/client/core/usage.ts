import { clientError, type AdintelError } from "./errors.js";

/** An error in how the client is used. */
export function usageError(operation: string, message: string): AdintelError {
  return clientError("invalid_usage", operation, message);
}

/** @throws `invalid_usage` if an option is not one of these names, which are separated by spaces. */
export function assertKnown(operation: string, options: object | undefined, names: string): void {
  for (const name in options) {
    // Here, since most calls have no options.
    const optionNames = names.split(" ");
    if (optionNames.includes(name)) continue;
    const start = name.slice(0, 5).toLowerCase();
    const like = optionNames.find((option) => option.toLowerCase().includes(start));
    throw usageError(operation, `unknown option ${name}${like ? `: did you mean ${like}?` : ""}`);
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
