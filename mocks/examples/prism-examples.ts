import { createExamples, type ExampleHandler } from "./examples.ts";
import { needPackages } from "../../scripts/lib/missing-package.ts";

const packages = ["@stoplight/prism-http", "@stoplight/prism-core"];

/**
 * The documents' examples as Prism answers them. Loading it takes seconds, so it is loaded when first needed; it runs in
 * Node.js alone.
 *
 * @throws {MissingPackageError} if Prism is not installed.
 */
export function createPrismExamples(): ExampleHandler {
  needPackages(packages, "the static mock needs Prism");
  return createExamples(async () => {
    const { createPrism } = await import("./prism.ts");
    return createPrism();
  });
}
