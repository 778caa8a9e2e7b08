import { AdintelError } from "./errors.js";

/** An error of whoever calls the client. */
export function usageError(operation: string, message: string): AdintelError {
  return new AdintelError(`${operation}: ${message}`, { code: "invalid_usage", operation, attempts: 0 });
}

/** @throws `invalid_usage`, if the value is no number of at least `least`. */
export function demandAtLeast(operation: string, least: number, name: string, value: unknown): void {
  if (!(typeof value === "number" && value >= least)) {
    throw usageError(operation, `${name} must be a number of at least ${least}, not ${value}`);
  }
}
