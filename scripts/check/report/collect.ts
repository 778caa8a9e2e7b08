import { toolVersion } from "../../lib/package-info.ts";
import { operationIn, versionIn } from "../engine/case.ts";
import type { OperationCoverage } from "../session/coverage.ts";
import { reproduce, type Repetition } from "./reproduce.ts";
import type { CheckOptions } from "../session/check-options.ts";
import { adviceFor } from "./advice.ts";
import { compared, knownBy } from "./baseline.ts";
import { onlyAssumedReason } from "../engine/exclusion.ts";
import { isLimit, overBudgetReason } from "../session/limits.ts";
import { curl, type Exchange, type KeepBody } from "../http/exchange.ts";
import { masked, type Mask } from "../../lib/mask.ts";
import { withEarlier, withEarlierCoverage, type Earlier } from "./resume.ts";
import type { Report } from "../engine/run.ts";
import type { Target } from "../http/target.ts";
import {
  isLookedAt,
  statuses,
  type CaseData,
  type Evidence,
  type KnownFinding,
  type ReportData,
  type CheckedCounts,
  type Status,
  type Totals,
  type TrafficData,
  type Verdict,
  type ExchangeData,
} from "./data.ts";
import { createResponses } from "./responses.ts";
import { failuresOf, neverFails, type Failed } from "./failures.ts";
import type { Absent } from "../session/absence.ts";
import { operationPlace } from "../contract/table.ts";
import { groupBy } from "../../lib/collections.ts";
import { hasOpenRequest, judge, unasked } from "./verdict.ts";
import { clipped, whereTheyDiffer } from "./plain.ts";
import { sporadicIn } from "../engine/sporadic.ts";

/** A whole response may be what came instead of what was expected. */
const maxTextChars = 1000;

export interface ReportInput {
  options: Repetition &
    Pick<CheckOptions, "leftOut"> & {
      /** In microdollars. */
      maxSpend: number;
      /** Whether a flag limits the run on purpose; if it left anything out, no verdict on the whole server is asked for. */
      isLimited: boolean;
      /** Where the controls of the project's mock are. */
      controls?: string | undefined;
      /** The least share of rules that must have been checked. */
      minCoverage?: number | undefined;
    };
  target: Pick<Target, "name" | "roots" | "remarks">;
  mask: Mask;
  /** Milliseconds since 1970. */
  startedAt: number;
  endedAt: number;
  baseline?: readonly KnownFinding[] | undefined;
  exists?(id: string): boolean;
  /** Where long bodies of requests are kept; without it, the commands that send them are cut off. */
  keepBody?: KeepBody | undefined;
  /** The command that repeats a case; default: that of a run. */
  repeat?: (id: string) => string;
  /** Of a report about recorded traffic. */
  traffic?: TrafficData;
  /** The run that this one goes on with. */
  earlier?: Earlier | undefined;
  /** How many cases there are for the target's versions; default: those of the run. */
  rules?: number;
}

/** A run as the data that all reports are made of, with every key masked: the only way from a run to a report. */
export function collect(report: Report, circumstances: ReportInput): ReportData {
  const {
    options,
    target,
    mask,
    rules,
    baseline,
    exists = () => true,
    keepBody,
    repeat,
    traffic,
    earlier,
    ...time
  } = circumstances;
  const { tally, stopped } = report;
  const covered = report.coverage.operations();
  const coverage = earlier ? withEarlierCoverage(covered, earlier) : covered;
  const broken: Record<"failed" | "different", Failed[]> = { failed: [], different: [] };
  const marked = markKnown(options, baseline, time.startedAt);
  const responses = createResponses(mask);
  const evidence = (
    found: ViolationInput,
    ids: readonly [string, ...string[]],
    accounts = ids.flatMap((id) => report.accountsOf.get(id) ?? []),
  ): Evidence => {
    const { exchange } = found;
    // Masked before it is cut off, so that no part of a key is left.
    const { expected, got } = whereTheyDiffer(mask(found.expected), mask(found.got));
    return {
      expected: clipped(expected, maxTextChars),
      got: clipped(got, maxTextChars),
      ...(exchange && { curl: curl(exchange, mask, keepBody) }),
      again: repeat ? mask(repeat(ids[0])) : reproduce(ids, options, mask, [...new Set(accounts)]),
    };
  };
  const fail = (data: CaseData, { exchange, exchanges = exchange ? [exchange] : [] }: ViolationInput) => {
    if (isBroken(data.status))
      broken[data.status].push({
        data,
        exchange,
        exchanges: () => shownExchanges(exchange, exchanges, (one) => curl(one, mask, keepBody), mask),
      });
  };
  const beside = [
    ...report.absent.map(absentAs),
    ...report.noted.map(notedAs),
    ...sporadicErrors(report, options),
  ];
  const answers = beside.map(
    ({ id, operation, rule, place, status, cases: ids, isSearch, ...found }): CaseData => {
      const data = marked({
        id,
        operation,
        area: "shape",
        kind: "answer",
        rule,
        place,
        status,
        seconds: 0,
        seenIn: ids[0],
        checkedAt: new Date(found.exchange?.receivedAt ?? time.endedAt).toISOString(),
        // A search for accounts is not repeated where they are named.
        failure: evidence(found, withAnswer(ids, id), isSearch ? [] : undefined),
      });
      fail(data, found);
      return data;
    },
  );
  const cases = report.results.map(({ case: one, outcome, milliseconds, at }): CaseData => {
    const { id, area, rule, place } = one;
    const data = marked({
      id,
      operation: operationIn(id),
      area,
      kind: "case",
      rule,
      place,
      status: outcome.status,
      seconds: milliseconds / 1000,
      ...("reason" in outcome && { reason: outcome.reason }),
      ...(outcome.status === "passed" && { responses: outcome.exchanges.map(responses.keep) }),
      ...("expected" in outcome && { failure: evidence(outcome, [id]) }),
      ...("stack" in outcome && { error: { message: outcome.message, stack: outcome.stack } }),
      ...(isLookedAt(outcome.status) && { checkedAt: new Date(at).toISOString() }),
    });
    if ("expected" in outcome) fail(data, outcome);
    return data;
  });
  // A response has the same violation each time that it comes; what is assumed of a field may have the id of what is stated.
  const once = [...groupBy(answers, ({ id }) => id).values()].flatMap(
    (group) => group.find(({ status }) => status === "failed") ?? group[0] ?? [],
  );
  const found = [...cases, ...once];
  const all = earlier ? withEarlier(found, earlier) : found;
  for (const data of all)
    if (isBroken(data.status) && !found.includes(data))
      broken[data.status].push({ data, exchange: undefined, exchanges: () => [] });
  const failures = failuresOf(broken.failed);
  const differences = failuresOf(broken.different);
  const shownAbsent = answers
    .filter(({ id, status }) => status === "failed" && id.endsWith("-absent"))
    .map(({ operation }) => operation);
  const totals: Totals = {
    ...(Object.fromEntries(
      statuses.map((status) => [status, all.filter((one) => one.status === status).length]),
    ) as Record<Status, number>),
    findings: failures.length,
    cases: all.length,
  };
  const own = coverage.filter(({ operation }) => versionIn(operation) in target.roots);
  const absent = report.absent.map(nameOf);
  const asked = own.filter(
    ({ operation }) => !absent.includes(operation) && options.leftOut?.(operation) === undefined,
  );
  const isChecked = ({ kind, status }: CaseData) =>
    kind === "case" && ["passed", "failed", "different", "known", "flaky"].includes(status);
  const checked = all.filter(isChecked).length;
  const chosen = all.filter(
    ({ kind, status, reason }) => kind === "case" && status !== "unsupported" && reason !== onlyAssumedReason,
  ).length;
  const total = rules ?? chosen;
  // A limit that left nothing out limits nothing.
  const isPart = traffic !== undefined || chosen < total || all.some(({ reason = "" }) => isLimit(reason));
  const isLimited = options.isLimited && isPart;
  const unspecified = own.filter((one) => hasOpenRequest(one) && !isSuccessful(one)).length;
  const seen: CheckedCounts = {
    rules: { checked, total },
    operations: {
      succeeded: own.filter(isSuccessful).length,
      total: own.length - unspecified,
      unspecified,
    },
  };
  const { verdict, lacks } = judge({
    totals,
    seen,
    coverage: asked,
    isStopped: stopped !== undefined,
    ended: report.ended,
    noAccount: report.noAccount,
    isOutOfCredits: tally.outOfCredits,
    isRecorded: traffic !== undefined,
    isLimited,
    isOutOfMoney: all.some(({ reason }) => reason === overBudgetReason),
    minCoverage: options.minCoverage,
  });
  const setFirst = failures.length + differences.length > 0 && !repeat ? setting(options.unset ?? []) : [];
  const isDone = verdict === "conforms" || verdict === "not-enough";
  const hints = isDone && lacks.length === 0 ? unasked({ coverage: asked, isLimited }) : [];
  const { controls } = options;
  // The mock in process has no page: its name is no address.
  const mockPage = controls !== undefined && URL.canParse(target.name) ? `${controls}/` : undefined;
  const data: ReportData = {
    tool: { name: "adintel-contract check", version: toolVersion },
    target: { name: target.name, roots: { ...target.roots } },
    ...(mockPage !== undefined && { mockPage }),
    seed: options.seed,
    startedAt: new Date(time.startedAt).toISOString(),
    seconds: (time.endedAt - time.startedAt) / 1000,
    verdict,
    ...(stopped && { stopped: stopped.message }),
    exitCode: exitCodes[verdict],
    ...(traffic && { traffic }),
    lacks,
    advice: verdict === "stopped" ? undefined : adviceFor(all, report.results, tally),
    seen,
    totals,
    hints: [
      ...hintsOf(coverage),
      ...hints,
      ...skipping(shownAbsent),
      ...setFirst,
      ...(target.remarks?.() ?? []),
      ...(traffic ? skippedIn(traffic) : []),
    ],
    tally: {
      requests: tally.requests,
      usd: tally.microdollars / 1_000_000,
      limitUsd: options.maxSpend / 1_000_000,
      unpricedRows: tally.unpricedRows,
      pauses: tally.pauses,
      waitedSeconds: tally.waitedMs / 1000,
      serverErrors: tally.serverErrors,
    },
    failures,
    differences,
    cases: all,
    responses: responses.of(all, earlier?.responses),
    coverage,
    accounts: [...report.accounts],
  };
  if (baseline) data.baseline = compared(baseline, data, exists);
  return masked(data, mask);
}

/** Whether something asserted does not hold. */
function isBroken(status: Status): status is "failed" | "different" {
  return status === "failed" || status === "different";
}

/** Marks what failed or is different as known, where the baseline has it, and as left out, where no case shows it alone but `--skip` names it. */
function markKnown(
  { leftOut }: Pick<CheckOptions, "leftOut">,
  baseline: readonly KnownFinding[] | undefined,
  startedAt: number,
): (one: CaseData) => CaseData {
  const entryOf = knownBy(baseline ?? [], startedAt);
  return (one) => {
    if (!isBroken(one.status)) return one;
    const wish = one.kind === "answer" ? leftOut?.(one.id) : undefined;
    if (wish !== undefined) return { ...one, status: "skipped", reason: wish };
    const entry = entryOf(one.id);
    if (!entry) return one;
    const owner = entry.owner === undefined ? "" : `; owner: ${entry.owner}`;
    return { ...one, status: "known", reason: `${entry.reason}${owner}` };
  };
}

interface ViolationInput {
  expected: string;
  got: string;
  exchange: Exchange | undefined;
  /** Default: the exchange alone. */
  exchanges?: readonly Exchange[];
}

/** What responses showed by themselves, beside the cases. */
interface SideFinding extends ViolationInput {
  id: string;
  operation: string;
  rule: string;
  place: string;
  status: "failed" | "different" | "flaky";
  /** The cases whose request showed it, or the id that names those that may. */
  cases: readonly [string, ...string[]];
  /** Whether a search for accounts or words showed it. */
  isSearch: boolean;
}

/** What `--only` has to name to repeat cases and to count what a response shows beside them. */
function withAnswer(cases: SideFinding["cases"], id: string): SideFinding["cases"] {
  return cases.every((one) => operationIn(one) === operationIn(id)) ? cases : [...cases, id];
}

const exitCodes: Record<Verdict, ReportData["exitCode"]> = {
  conforms: 0,
  "no-fault-seen": 0,
  breaks: 1,
  "not-enough": 2,
  stopped: 2,
  nothing: 2,
};

function notedAs({
  operation,
  exchange,
  name,
  rule,
  place,
  expected,
  got,
  caseIds: [first, ...others],
  isSearch,
  status,
}: Report["noted"][number]): SideFinding {
  const own = `${exchange.sending.version}/${operation.operationId}`;
  const id = `${own}/shape/${name}`;
  return {
    id,
    operation: own,
    rule,
    place,
    expected,
    got,
    exchange,
    cases: [first ?? id, ...others],
    isSearch,
    status,
  };
}

function nameOf({ version, operation }: Absent): string {
  return `${version}/${operation.operationId}`;
}

/** How to go on while a server is being built. */
function skipping(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const are = names.length === 1 ? "1 operation is" : `${names.length} operations are`;
  return [
    `${are} not there yet (${names.join(", ")}), so no other case of ${names.length === 1 ? "it" : "them"} was run; ` +
      `--skip "${names[0]}=not built yet" leaves one out, and --skip with the beginning of several names leaves out all of them.`,
  ];
}

/** An operation that the server does not have, as one finding, whatever else failed on it. */
function absentAs(absent: Absent): SideFinding {
  const { version, operation, exchange, requests, status } = absent;
  const own = nameOf(absent);
  return {
    id: `${own}/shape/${status}-absent`,
    operation: own,
    rule: "the server has the operation",
    place: operationPlace(version, operation.path, operation.method),
    expected: "success for a valid request",
    got: `status ${status} for each of ${requests} requests`,
    exchange,
    cases: [own],
    isSearch: false,
    status: "failed",
  };
}

/**
 * Requests that the server failed at, and did not when they were repeated. Often enough, they are a violation; otherwise they
 * are flaky.
 */
function sporadicErrors(report: Report, { leftOut }: Pick<CheckOptions, "leftOut">): SideFinding[] {
  return sporadicIn(report, leftOut).map(({ isTooOften, ...rest }) => ({
    ...rest,
    cases: [rest.id],
    isSearch: false,
    status: isTooOften ? "failed" : "flaky",
    rule: neverFails,
    expected: "a response without a server error",
  }));
}

function isSuccessful({ statuses: own }: OperationCoverage): boolean {
  return own.some(({ status, answers }) => Number(status) < 300 && answers > 0);
}

/** What has to be set before the commands of a report run. */
function setting(unset: readonly { variable: string; flag: string }[]): string[] {
  if (unset.length === 0) return [];
  const all = unset.map(({ variable, flag }) => `${variable} (${flag})`);
  return [`To run the commands of this report, export the variables that they use: ${all.join(", ")}.`];
}

const refusals: Record<string, string> = {
  "401": "is the key correct?",
  "402": "does the key's team have credits?",
  "403": "does the key's team have an active subscription?",
};

/** A server that refuses whatever it is asked breaks many rules, but the reason may well be the key. */
function hintsOf(coverage: readonly OperationCoverage[]): string[] {
  const answers = coverage.flatMap(({ statuses: own }) => own).filter(({ answers: number }) => number > 0);
  if (answers.some(({ status }) => Number(status) < 300)) return [];
  return Object.entries(refusals).flatMap(([refusal, question]) =>
    answers.some(({ status }) => status === refusal)
      ? [`No request succeeded, and some returned ${refusal}: ${question}`]
      : [],
  );
}

/** What was recorded and not judged must not seem to conform. */
function skippedIn({ skipped }: TrafficData): string[] {
  return skipped.map(
    ({ reason, count: number, example }) =>
      `Skipped ${number} ${number === 1 ? "entry" : "entries"} ${reason} (${number > 1 ? "the first is " : ""}${example})`,
  );
}

const maxBodyChars = 2000;

/** Exchanges that are shown of one finding. */
const maxExchanges = 4;

/** Headers that tell something of a response; the rest are many. */
const telling =
  /^(allow|content-(type|length|encoding)|date|location|retry-after|server|via|www-authenticate|x-request-id|(x-)?ratelimit(-.*)?)$/;

/** The exchange in which a violation showed and the last ones before it, in the order in which the case looked at them. */
function shownExchanges(
  faulty: Exchange | undefined,
  looked: readonly Exchange[],
  commandOf: (exchange: Exchange) => string,
  mask: Mask,
): ExchangeData[] {
  const others = looked.filter((one) => one !== faulty).slice(faulty ? 1 - maxExchanges : -maxExchanges);
  const shown = looked.filter((one) => one === faulty || others.includes(one));
  const all = faulty && !shown.includes(faulty) ? [...shown, faulty] : shown;
  return all.map((exchange) => ({
    curl: commandOf(exchange),
    status: exchange.status,
    headers: Object.fromEntries(
      [...exchange.headers]
        .filter(([name]) => telling.test(name))
        .map(([name, value]) => [name, mask(value)]),
    ),
    // Masked before it is cut off, so that no part of a key is left.
    body: clipped(mask(exchange.text), maxBodyChars),
    isFaulty: exchange === faulty,
  }));
}
