import { responseViolations } from "@adintel/client/validation";
import { errorAnswer } from "../errors.ts";
import type { Answer, Arrival } from "../exchange.ts";
import { textOf } from "../json.ts";

/**
 * What to send instead of an answer that breaks the contract, while the settings are strict: an `internal_error`. What is
 * wrong goes to stderr, since the contract leaves no room for it in the answer.
 */
export function breach({ world, version, operation, request }: Arrival, answer: Answer): Answer | undefined {
  // What breaks off on purpose and what the router refuses has nothing to be held against.
  if (!world.settings.strict || answer instanceof Response || !version || !operation) return undefined;
  const body: unknown = JSON.parse(textOf(answer.json));
  const violations = responseViolations(version, operation.operationId, answer.status, body);
  if (violations.length === 0) return undefined;
  const faults = violations.map(({ path, message }) => `  ${path} ${message}`);
  console.error(
    `${request.method} ${request.path} would be answered with a ${answer.status} that breaks the contract:\n${faults.join("\n")}`,
  );
  return errorAnswer("internal_error");
}
