import type { AnyRequestRecord } from "./engine/journal/record.ts";
import type { OperationName, RequestMatch, Times } from "./engine/journal/typed.ts";
import {
  checkExpectation,
  lineOf,
  maxListedRequests,
  verify,
  type Expectation,
  type Verdict,
} from "./engine/journal/verify.ts";

export type { OperationName, RequestMatch, Times } from "./engine/journal/typed.ts";
import { plainCount } from "../scripts/lib/text.ts";

/** Expectations about the requests for an operation. */
export interface ExpectedRequest<Name extends OperationName = OperationName>
  extends RequestMatch<Name>, Times {}

/** A mock from `connectMock`, whose requests are read over HTTP. */
interface RemoteLike {
  requests(this: void): Promise<readonly unknown[]>;
}

/**
 * The matchers after they are added to a test runner's `expect`. `T` is the value passed to `expect`: an in-process mock needs
 * no `await`.
 */
export interface MockMatchers<T = unknown> {
  /**
   * Expects a matching request for an operation, or as many as `times`, `atLeast` and `atMost` say.
   * Objects may have more fields than expected.
   */
  toHaveRequested<Name extends OperationName>(
    operation: Name,
    expected?: ExpectedRequest<Name>,
  ): T extends RemoteLike ? Promise<void> : void;
}

/** The part of a test runner's matcher context that is used. */
export interface MatcherContext {
  /** Whether it was called by `expect(…).not`. */
  isNot?: boolean;
  /** How long Playwright waits for what is expected, in milliseconds. */
  timeout?: number;
}

/** What a matcher returns to the test runner. */
export interface MatcherResult {
  pass: boolean;
  message: () => string;
}

const pollIntervalMs = 100;

/**
 * Matchers for `expect.extend` in Vitest and Playwright. In Playwright, `toHaveRequested` retries on a remote mock until the
 * request arrives, like Playwright's own matchers.
 *
 * @example
 * import { matchers } from "@adintel/mock/matchers";
 *
 * expect.extend(matchers);
 */
export const matchers = { toHaveRequested };

/** @see MockMatchers */
export function toHaveRequested<Name extends OperationName>(
  this: MatcherContext | void,
  mock: unknown,
  operation: Name,
  expected: ExpectedRequest<Name> = {},
): MatcherResult | Promise<MatcherResult> {
  const { isNot = false, timeout } = this ?? {};
  const expectation: unknown = { ...expected, operation };
  checkExpectation(expectation);
  const read = requestReader(mock);
  const first = read();
  if (!(first instanceof Promise)) return resultOf(expectation, first, isNot);
  const judge = (requests: AnyRequestRecord[]) => resultOf(expectation, requests, isNot);
  return poll(first, read, judge, { isNot, timeout });
}

type RequestReader = () => AnyRequestRecord[] | Promise<AnyRequestRecord[]>;

/** @throws {TypeError} if it is no mock. */
function requestReader(mock: unknown): RequestReader {
  if (mock !== null && typeof mock === "object" && "requests" in mock && typeof mock.requests === "function")
    return mock.requests as RequestReader;
  throw new TypeError(
    "expect(…).toHaveRequested() takes a mock from createMock(), createHandlers() or connectMock()",
  );
}

/** Reads the requests again until the result is as expected or the time is up. */
async function poll(
  first: Promise<AnyRequestRecord[]>,
  read: RequestReader,
  judge: (requests: AnyRequestRecord[]) => MatcherResult,
  { isNot, timeout = 0 }: { isNot: boolean; timeout: number | undefined },
): Promise<MatcherResult> {
  const tries = Math.ceil(timeout / pollIntervalMs);
  let result = judge(await first);
  for (let n = 0; n < tries && result.pass === isNot; n += 1) {
    await new Promise((done) => setTimeout(done, pollIntervalMs));
    result = judge(await read());
  }
  return result;
}

function resultOf(expectation: Expectation, requests: AnyRequestRecord[], isNot: boolean): MatcherResult {
  const verdict = verify(expectation, requests);
  return { pass: verdict.verified, message: () => messageOf(expectation, verdict, requests, isNot) };
}

function messageOf(
  { operation }: Expectation,
  { matching, closest, wanted }: Verdict,
  requests: readonly AnyRequestRecord[],
  isNot: boolean,
): string {
  const goal = `Expected ${isNot ? "anything but " : ""}${wanted} matching ${String(operation)}`;
  const found = `${matching.length} of ${plainCount(requests.length, "request")} matched.`;
  const paragraphs = [`${goal}; ${found}`];
  if (closest && matching.length === 0) {
    const differences = closest.differences.map(({ path, message }) => `  ${path} ${message}`);
    paragraphs.push([`Closest: ${lineOf(closest.request)}`, ...differences].join("\n"));
  }
  const listed = matching.length > 0 ? matching : requests;
  if (listed.length > 0) {
    const lines = listed.slice(-maxListedRequests).map((request) => `  ${lineOf(request)}`);
    const what = matching.length > 0 ? "Matching requests" : "Requests";
    const more =
      listed.length > maxListedRequests ? ` (the last ${maxListedRequests} of ${listed.length})` : "";
    paragraphs.push([`${what}${more}:`, ...lines].join("\n"));
  }
  return paragraphs.join("\n\n");
}
