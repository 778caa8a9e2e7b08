import { clientError, type AdintelError } from "./errors.js";

/** An error in how the client is used. */
export function usageError(operation: string, message: string): AdintelError {
  return clientError("invalid_usage", operation, message);
}

/** @throws `invalid_usage` if the value is not a number of at least `least`. */
export function assertAtLeast(operation: string, minimum: number, name: string, value: unknown): number {
  if (typeof value === "number" && value >= minimum) return value;
  throw usageError(operation, `${name} must be a number of at least ${minimum}, not ${value}`);
}
