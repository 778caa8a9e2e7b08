import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../paths.ts";
import type { OperationCoverage } from "../coverage.ts";
import { again } from "../again.ts";
import { compared, knownBy } from "../baseline.ts";
import { curl, type Exchange } from "../sending/exchange.ts";
import { masked, type Mask } from "../mask.ts";
import type { Options } from "../options/options.ts";
import type { Report } from "../run.ts";
import { stableId } from "../stable-id.ts";
import type { Target } from "../sending/target.ts";
import {
  statuses,
  type CaseData,
  type KnownFinding,
  type ReportData,
  type Status,
  type TrafficData,
} from "./data.ts";
import { failuresOf, follows } from "./failures.ts";
import { groupBy } from "./group.ts";
import { clipped } from "./plain.ts";

/** A whole answer may be what came instead of what was expected. */
const longest = 1000;

export interface Circumstances {
  options: Pick<Options, "seed" | "maxSpend" | "given" | "skipped">;
  target: Pick<Target, "name" | "roots" | "remarks">;
  mask: Mask;
  /** Milliseconds since 1970. */
  startedAt: number;
  endedAt: number;
  baseline?: readonly KnownFinding[] | undefined;
  /** Whether a case has an id, whether it was chosen or not. */
  exists?(id: string): boolean;
  /** The command that repeats a case; default: that of a run. */
  repeat?: (id: string) => string;
  /** Of a report about recorded traffic. */
  traffic?: TrafficData;
}

/** A run as the data that all reports are made of, with every key masked: the only way from a run to a report. */
export function collect(
  report: Report,
  { options, target, mask, baseline, exists = () => true, repeat, traffic, ...time }: Circumstances,
): ReportData {
  const { tally, stopped } = report;
  const judged = judge(options, baseline);
  const evidence = (
    found: { expected: string; got: string; exchange: Exchange | undefined },
    id: string,
  ) => ({
    // Masked before it is cut off, so that no part of a key is left.
    ...{ expected: clipped(mask(found.expected), longest), got: clipped(mask(found.got), longest) },
    ...(found.exchange && { curl: curl(found.exchange, mask) }),
    again: repeat ? mask(repeat(id)) : again(id, options, mask),
  });
  const cases = report.results.map(({ case: one, outcome, milliseconds }): CaseData => {
    const { id, area, rule, place } = one;
    return judged({
      ...{ id, operation: operationIn(id), area, kind: "case", rule, place, status: outcome.status },
      seconds: milliseconds / 1000,
      ...("reason" in outcome && { reason: outcome.reason }),
      ...(outcome.status === "failed" && { failure: evidence(outcome, id) }),
    });
  });
  const answers = report.noted.map(
    ({ operation, exchange, name, rule, place, caseId, ...found }): CaseData => {
      const own = `${exchange.sending.version}/${operation.operationId}`;
      return judged({
        ...{ id: `${own}/shape/${name}`, operation: own, area: "shape", kind: "answer", rule, place },
        ...{ status: "failed", seconds: 0, failure: evidence({ ...found, exchange }, caseId) },
      });
    },
  );
  const followed = new Map<CaseData, CaseData>();
  const byExchange = groupBy(answers, (_, index) => report.noted[index]?.exchange);
  for (const [index, { outcome }] of report.results.entries()) {
    const own = cases[index];
    if (own === undefined || outcome.status !== "failed" || !outcome.exchange) continue;
    const violation = byExchange.get(outcome.exchange)?.find((answer) => follows(outcome, answer));
    if (violation) followed.set(own, violation);
  }
  // An answer has the same violation each time that it comes.
  const once = [...groupBy(answers, ({ id }) => id).values()].flatMap(([first]) => (first ? [first] : []));
  const all = [...cases, ...once];
  const totals = Object.fromEntries(
    statuses.map((status) => [status, all.filter((one) => one.status === status).length]),
  ) as Record<Status, number>;
  const verdict = verdictOf(totals, stopped);
  const data: ReportData = {
    tool: { name: "adintel-contract check", version: toolVersion() },
    target: { name: target.name, roots: { ...target.roots } },
    ...{ seed: options.seed, startedAt: new Date(time.startedAt).toISOString() },
    ...{ seconds: (time.endedAt - time.startedAt) / 1000, verdict },
    ...(stopped && { stopped: stopped.message }),
    exitCode: verdict === "conforms" ? 0 : verdict === "breaks" ? 1 : 2,
    ...(traffic && { traffic }),
    hints: [
      ...hintsOf(report.coverage.operations()),
      ...(target.remarks?.() ?? []),
      ...(traffic ? skippedIn(traffic) : []),
    ],
    totals,
    tally: {
      requests: tally.requests,
      ...{ usd: tally.microdollars / 1_000_000, limitUsd: options.maxSpend / 1_000_000 },
      ...{ unpricedRows: tally.unpricedRows, pauses: tally.pauses, waitedSeconds: tally.waitedMs / 1000 },
      serverErrors: tally.serverErrors,
    },
    failures: failuresOf([...answers, ...cases], followed),
    cases: all,
    coverage: report.coverage.operations(),
  };
  if (baseline) data.baseline = compared(baseline, data, exists);
  return masked(data, mask);
}

/** Marks what failed as known, where the baseline has it, and as left out, where no case shows it alone but `--skip` names it. */
function judge(
  { skipped }: Pick<Options, "skipped">,
  baseline: readonly KnownFinding[] = [],
): (one: CaseData) => CaseData {
  const reasonOf = knownBy(baseline);
  return (one) => {
    if (one.status !== "failed") return one;
    const wish = one.kind === "answer" ? skipped?.get(stableId(one.id)) : undefined;
    if (wish !== undefined) return { ...one, status: "skipped", reason: wish };
    const reason = reasonOf(one.id);
    return reason === undefined ? one : { ...one, status: "known", reason };
  };
}

function verdictOf(totals: Record<Status, number>, stopped: Error | undefined): ReportData["verdict"] {
  if (stopped) return "stopped";
  if (totals.failed > 0) return "breaks";
  // A run in which nothing was asserted must not look like one in which all went well.
  return totals.passed + totals.known === 0 ? "nothing" : "conforms";
}

const refusals: Record<string, string> = {
  "401": "is the key right?",
  "402": "has the team of the key credits?",
  "403": "has the holder of the key an active subscription?",
};

/** A server that refuses whatever it is asked breaks many rules, but the reason may well be the key. */
function hintsOf(coverage: readonly OperationCoverage[]): string[] {
  const answers = coverage.flatMap(({ statuses: own }) => own).filter(({ answers: number }) => number > 0);
  if (answers.some(({ status }) => Number(status) < 300)) return [];
  return Object.entries(refusals).flatMap(([refusal, question]) =>
    answers.some(({ status }) => status === refusal)
      ? [`No request was answered with success, and some with ${refusal}: ${question}`]
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

function operationIn(caseId: string): string {
  return caseId.split("/").slice(0, 2).join("/");
}

function toolVersion(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return manifest.version;
}
