import { createExamples, type ExampleHandler } from "./examples.ts";

/** The documents' examples as Prism answers them. Loading it takes most of a second; it runs in Node.js alone. */
export function createPrismExamples(): ExampleHandler {
  return createExamples(async () => {
    const { createPrism } = await import("./prism.ts");
    return createPrism();
  });
}
