import type { Violation } from "@adintel/client/validation";
import { atLeast, checkFields, isText, matchFields } from "./fields.ts";
import { differencesOf, type AnyRequestMatch } from "./match.ts";
import type { AnyRequestRecord } from "./record.ts";
import { plainCount } from "../../../scripts/lib/text.ts";

/** What requests are expected, and how many of them. */
export interface Expectation extends AnyRequestMatch {
  times?: number;
  atLeast?: number;
  atMost?: number;
  /** Of another session; `*`: of all. */
  session?: string;
}

/** What became of an expectation. */
export interface Verdict {
  /** Whether as many requests match as should. */
  verified: boolean;
  /** Those that match, the first one first. */
  matching: AnyRequestRecord[];
  /** How many should, such as `exactly 2`. */
  wanted: string;
  /** Of those that do not match, the one that comes closest, with all in which it differs. */
  closest: { request: AnyRequestRecord; differences: Violation[] } | undefined;
}

/**
 * Checks that an expectation is one.
 *
 * @throws {ControlError} naming all that is wrong.
 */
export function checkExpectation(value: unknown): asserts value is Expectation {
  const number = atLeast(0);
  const { atLeast: minimum } = Object(value) as { atLeast?: unknown };
  const atMost = (given: unknown) =>
    number(given) ??
    (typeof minimum === "number" && Number(given) < minimum ? "must not be less than atLeast" : undefined);
  const alone = (given: unknown) =>
    "atLeast" in Object(value) || "atMost" in Object(value)
      ? "cannot be combined with atLeast or atMost"
      : number(given);
  checkFields(value, { ...matchFields, session: isText, times: alone, atLeast: number, atMost });
}

/** Compares requests, the first one first, with what is expected of them. */
export function verify(expectation: Expectation, requests: readonly AnyRequestRecord[]): Verdict {
  const { times, atLeast: minimum = times ?? (expectation.atMost === undefined ? 1 : 0) } = expectation;
  const { atMost: maximum = times ?? Infinity } = expectation;
  const judged = requests.map((request) => ({ request, differences: differencesOf(expectation, request) }));
  const matching = judged.flatMap(({ request, differences }) => (differences.length === 0 ? [request] : []));
  return {
    verified: matching.length >= minimum && matching.length <= maximum,
    matching,
    wanted: wantedOf(minimum, maximum),
    closest: judged
      .filter(({ differences }) => differences.length > 0)
      .reduce<Verdict["closest"]>(
        (best, one) => (best && farness(best) <= farness(one) ? best : one),
        undefined,
      ),
  };
}

function wantedOf(minimum: number, maximum: number): string {
  if (minimum === maximum) return minimum === 0 ? "none" : `exactly ${minimum}`;
  if (maximum === Infinity) return `at least ${minimum}`;
  return minimum === 0 ? `at most ${maximum}` : `${minimum} to ${maximum}`;
}

/** One for another operation is farther than any for the same. */
function farness({ differences }: { differences: readonly Violation[] }): number {
  return differences.length + (differences.some(({ path }) => path === "operation") ? 1000 : 0);
}

/** A request in a line, such as `POST /books 200 (req_000001)`. */
export function lineOf({ method, url, status, requestId }: AnyRequestRecord): string {
  return `${method} ${url} ${status} (${requestId})`;
}

/** How many requests a message lists. */
export const maxListedRequests = 10;

/** Why an expectation was not met, for the response over HTTP. */
export function reasonsOf({ matching, wanted, closest }: Verdict, all: number): Violation[] {
  const many = `${matching.length} of ${plainCount(all, "request")} match; expected ${wanted}`;
  const first: Violation = { path: "requests", message: many };
  const tooMany = matching
    .slice(-maxListedRequests)
    .map((request) => ({ path: request.requestId, message: `matches: ${lineOf(request)}` }));
  return closest && matching.length === 0
    ? [
        first,
        { path: closest.request.requestId, message: `closest: ${lineOf(closest.request)}` },
        ...closest.differences,
      ]
    : [first, ...tooMany];
}
