import type { CheckCase } from "../../scripts/check/engine/case.ts";
import { allCases } from "../../scripts/check/cli/all-cases.ts";
import type { CheckOptions } from "../../scripts/check/session/check-options.ts";
import { contractKnowledge } from "../../scripts/check/adintel/index.ts";
import { createCaseOrder } from "../../scripts/check/engine/case-order.ts";
import { readingsOf } from "../../scripts/check/knowledge/subject.ts";
import { createPace } from "../../scripts/check/http/pace.ts";
import type { Report, RunOptions } from "../../scripts/check/engine/run.ts";
import { runInRounds } from "../../scripts/check/engine/rounds.ts";
import { sporadicIn } from "../../scripts/check/engine/sporadic.ts";
import { createSession } from "../../scripts/check/session/session.ts";

/** A server that is checked against the contract, and how. */
export interface Held {
  /** Its origin; the versions are under `/v1` of the contract's paths. Default: any, since `fetch` answers. */
  origin?: string;
  fetch?(request: Request): Promise<Response>;
  cases?: readonly CheckCase[];
  /** Rows to ask for at a time. */
  depth?: number;
  /** In microdollars. */
  maxSpend?: number | undefined;
  /** Whether the mock's controls may be used, which are at `/__mock` of the origin. */
  controls?: boolean;
  assume?: boolean;
  /** Whether what differs from an assumption is no violation, as of a server that is not the mock in process. */
  isElsewhere?: boolean;
  /** Requests a minute. */
  rate?: number;
  maxWaitMs?: number;
  timeoutMs?: number;
  /** Whether what the first lists do not show is looked for in longer ones and other accounts. */
  thorough?: boolean;
  /** Whether the first violation ends the run. */
  bail?: boolean;
  maxRequests?: number;
  /** Draws odd values. */
  seed?: number;
  apiKey?: string;
  keys?: CheckOptions["keys"];
  /** The accounts to ask about, in place of those that are found. */
  account?: string[];
  /** One address for both versions, or one for v2 and one for v1. */
  indexUrl?: string | string[];
  /** Cases that run at a time. */
  concurrency?: number;
  /** In which order they run; default: that of a run. */
  order?: typeof inOrder;
  /** Shown each exchange that a case looks at, shared ones too. */
  onExchange?: RunOptions["onExchange"];
  wait?: (milliseconds: number) => Promise<void>;
  /** The time of a server that sends no `Date`. */
  now?: () => number;
}

const { inOrder } = createCaseOrder(contractKnowledge.order);

/** Made once for all runs: they hold nothing of a run. */
const known = new Map<number, readonly CheckCase[]>();

/** All cases, which ask for `depth` rows at a time. */
export function casesAt(depth: number): readonly CheckCase[] {
  const cases = known.get(depth) ?? allCases(depth, contractKnowledge);
  known.set(depth, cases);
  return cases;
}

/** Checks a mock, or a server in front of one, against the contract as `npm run check` does. */
export function hold({
  origin = "http://mock",
  fetch = globalThis.fetch,
  depth = 25,
  cases = casesAt(depth),
  maxSpend = Infinity,
  controls = false,
  assume = false,
  isElsewhere = false,
  rate,
  maxWaitMs = 0,
  timeoutMs = 10_000,
  bail,
  thorough = false,
  apiKey = contractKnowledge.mock?.apiKey ?? "",
  keys = contractKnowledge.mock?.keys ?? {},
  indexUrl = "https://check.example",
  maxRequests = Infinity,
  account,
  seed = 1,
  onExchange,
  order = inOrder,
  concurrency = 1,
  wait = async () => undefined,
  now,
}: Held): Promise<Report> {
  const roots = { v1: `${origin}/api/v1`, v2: `${origin}/v2` };
  const session = createSession({
    apiKey,
    headers: {},
    timeoutMs,
    maxWaitMs,
    pace: createPace(rate, undefined, wait),
    wait,
    now,
    watchesKey: !controls,
    readingsOf: readingsOf(contractKnowledge),
    limits: { microdollars: maxSpend, requests: maxRequests, milliseconds: Infinity },
    target: { name: origin, roots, fetch: (request) => fetch(request) },
  });
  return runInRounds(order(cases), {
    casesAt,
    goesOn: () => thorough,
    session,
    bail,
    depth,
    discovery: contractKnowledge.discovery,
    apiKey,
    assume,
    isElsewhere,
    account,
    seed,
    keys,
    onExchange,
    concurrency,
    indexUrl: [indexUrl].flat(),
    controls: controls ? `${origin}/__mock` : undefined,
  });
}

/** A server whose responses bear a date of its own, in milliseconds since 1970. */
export function dated(
  fetch: (request: Request) => Promise<Response>,
  now: number,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await fetch(request);
    response.headers.set("Date", new Date(now).toUTCString());
    return response;
  };
}

/** What was found, in the cases and beside them. */
export function found(report: Report): { id: string; expected: string; got: string }[] {
  const { results, noted, absent } = report;
  const failed = results.flatMap(({ case: { id }, outcome }) =>
    outcome.status === "failed" ? [{ id, expected: outcome.expected, got: outcome.got }] : [],
  );
  const beside = noted
    .filter(({ status }) => status === "failed")
    .map(({ caseIds: [caseId], name, expected, got }) => ({
      id: `${caseId}: ${name}`,
      expected,
      got,
    }));
  const missing = absent.map(({ version, operation, status }) => ({
    id: `${version}/${operation.operationId}/shape/${status}-absent`,
    expected: "the operation",
    got: `status ${status}`,
  }));
  const [sporadic] = sporadicIn(report).filter(({ isTooOften }) => isTooOften);
  const often = sporadic && { ...sporadic, expected: "a response without a server error" };
  return [...failed, ...beside, ...missing, ...(often ? [often] : [])];
}
