import type { Ledger } from "@adintel/mock";
import { requestOf } from "../request.ts";
import { filled, isRepeated, withVariablesOf, type Variables, type Step } from "./program.ts";

/** What calls returned, one after the other, and what they were charged. */
export interface Run {
  responses: unknown[];
  charges: Ledger["charges"];
}

/**
 * Sends calls one after the other, as the programs do. It ends with a response that lacks what later calls need.
 *
 * @throws if a call is refused
 */
export async function runSteps(
  { fetch, ledger }: { fetch(request: Request): Promise<Response>; ledger(key: string): Ledger },
  steps: Step[],
): Promise<Run> {
  const responses: unknown[] = [];
  let variables: Variables = {};
  for (const step of steps) {
    let response: unknown;
    do {
      const answer = await fetch(requestOf(filled(step, variables)));
      response = await answer.json();
      if (!answer.ok) throw new Error(`${step.operationId}: ${JSON.stringify(response)}`);
    } while (isRepeated(step, response));
    responses.push(response);
    const extended = withVariablesOf(step, response, variables);
    // What was observed of a service may have moved it elsewhere.
    if (Object.keys(step.take ?? {}).some((name) => !(name in extended))) break;
    variables = extended;
  }
  return { responses, charges: ledger(steps[0]?.apiKey ?? "").charges };
}
