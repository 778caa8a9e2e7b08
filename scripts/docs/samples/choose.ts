import { type Mock, createMock } from "@adintel/mock";
import { demoKey } from "../../../mocks/adintel/index.ts";
import { rowsIn } from "../../client/core/charging.ts";
import type { Operation } from "../../client/core/pricing.ts";
import { methodsOf } from "../../generate/client/client.ts";
import type { NamedExample } from "../../openapi/responses.ts";
import { eachOperation, type Document } from "../../openapi/document.ts";
import { forEachVersion, versions, type Version } from "../../lib/versions.ts";
import type { Call } from "./call.ts";
import { bodyExamples, candidates } from "./candidates.ts";
import { requestOf } from "./request.ts";

/** By version and operationId. */
export type ChosenCalls = Record<Version, Record<string, ChosenCall>>;

export interface ChosenCall {
  call: Call;
  /** The documented examples of the body. */
  examples: NamedExample[];
}

/**
 * For each operation the first of its documented examples that the mock answers with rows. The mock has the accounts that the
 * examples are about.
 */
export async function chooseCalls(documents: Record<Version, Document>): Promise<ChosenCalls> {
  const mock = mockOfSomeDay();
  const chosen: ChosenCalls = forEachVersion(() => ({}));
  for (const version of versions) {
    const document = documents[version];
    const operations = new Map(
      methodsOf(version, documents).map(({ row, operation }) => [row.operationId, operation]),
    );
    for (const { path, method, operation } of eachOperation(document)) {
      const { operationId } = operation;
      const baseUrl = document.servers[0]?.url ?? "";
      const common = { version, operationId, method: method.toUpperCase(), path, baseUrl, apiKey: demoKey };
      const calls = Array.from(candidates(document, operation), (input) => ({ ...common, ...input }));
      const call = await firstWithRows(mock, calls, operations.get(operationId));
      if (call) chosen[version][operationId] = { call, examples: bodyExamples(document, operation) };
    }
  }
  return chosen;
}

async function firstWithRows(
  mock: Mock,
  calls: Call[],
  operation: Operation | undefined,
): Promise<Call | undefined> {
  // Where there is no choice, there is nothing to ask.
  if (calls.length < 2 || !operation) return calls[0];
  let answered: Call | undefined;
  for (const call of calls) {
    const answer = await bodyOfSuccess(mock, call);
    if (answer === undefined) continue;
    if (rowsIn(operation, answer) > 0) return call;
    answered ??= call;
  }
  return answered ?? calls[0];
}

/** `undefined`: the call was refused. */
async function bodyOfSuccess(mock: Mock, call: Call): Promise<unknown> {
  const response = await mock.fetch(requestOf(call));
  const answer: unknown = await response.json();
  return response.ok ? answer : undefined;
}

/** When its world is looked at, so that the same documents lead to the same pages on any day. */
const someDay = Date.UTC(2026, 10, 20);

/** The last one. Mocks of the same day share their world while one of them is there, and making it takes longer than a page. */
let last: Mock | undefined;

export function mockOfSomeDay(): Mock {
  last = createMock({ rateLimits: false, now: someDay });
  return last;
}
