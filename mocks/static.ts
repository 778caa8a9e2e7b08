import { createApp } from "./app.ts";
import { authorization } from "./gates/authorization.ts";
import { bodySize, jsonBody } from "./gates/body.ts";
import { validation } from "./gates/validation.ts";
import { createPrismExamples } from "./prism-examples.ts";

/** A mock that answers with the documents' examples, chosen by `Prefer`. It keeps no state and charges nothing. */
export function createStaticMock() {
  return createApp({
    gates: [authorization(), bodySize(), jsonBody(), validation()],
    answer: createPrismExamples(),
  });
}
