import { createApp } from "./app.ts";
import { createExamples } from "./examples.ts";
import { authorization } from "./gates/authorization.ts";
import { bodySize, jsonBody } from "./gates/body.ts";
import { validation } from "./gates/validation.ts";

/** A mock that answers with the documents' examples, chosen by `Prefer`. It keeps no state and charges nothing. */
export function createStaticMock() {
  return createApp({
    gates: [authorization(), bodySize(), jsonBody(), validation()],
    answer: createExamples(),
  });
}
