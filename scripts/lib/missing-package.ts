import { createRequire } from "node:module";
import { ExpectedError } from "./errors.ts";

/** An optional package is not installed. The message is one line and says how to install it. */
export class MissingPackageError extends ExpectedError {
  override name = "MissingPackageError";
}

/**
 * Checks that optional packages are installed.
 *
 * @param what needs them, such as "the static mock needs Prism"
 * @throws {MissingPackageError} if one is not installed.
 */
export function needPackages(packages: readonly string[], what: string): void {
  if (packages.every(isInstalled)) return;
  throw new MissingPackageError(`${what}; install it with: npm install --save-dev ${packages.join(" ")}`);
}

function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}
