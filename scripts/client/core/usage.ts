import { clientError, type AdintelError } from "./errors.js";

/** An error in how the client is used. */
export function usageError(operation: string, message: string): AdintelError {
  return clientError("invalid_usage", operation, message);
}

/** @throws `invalid_usage` if the value is not a number of at least `least`. */
export function demandAtLeast(operation: string, least: number, name: string, value: unknown): number {
  if (typeof value === "number" && value >= least) return value;
  throw usageError(operation, `${name} must be a number of at least ${least}, not ${value}`);
}
