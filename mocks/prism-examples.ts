import { createRequire } from "node:module";
import { createExamples, type ExampleHandler } from "./examples.ts";

const packages = ["@stoplight/prism-http", "@stoplight/prism-core"];

/** A package that is optional is not installed. The message is one line and names what to install. */
export class MissingPackageError extends Error {
  override name = "MissingPackageError";
}

/**
 * The documents' examples as Prism answers them. Loading it takes seconds, so it is loaded when first needed; it runs in
 * Node.js alone.
 *
 * @throws {MissingPackageError} if Prism is not installed.
 */
export function createPrismExamples(): ExampleHandler {
  const missing = packages.filter((name) => !isInstalled(name));
  if (missing.length > 0)
    throw new MissingPackageError(
      `the static mock needs Prism; install it with: npm install --save-dev ${packages.join(" ")}`,
    );
  return createExamples(async () => {
    const { createPrism } = await import("./prism.ts");
    return createPrism();
  });
}

function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}
