import { operations as documented } from "../contract/document.ts";
import { mayWrite, operationOf } from "../contract/table.ts";
import { versionIn } from "../engine/case.ts";
import { isTooOften } from "../engine/sporadic.ts";
import type { OperationCoverage, Part } from "../session/coverage.ts";
import { isFree, isUnpriced } from "../contract/cost.ts";
import type { CheckedCounts, Totals, Verdict } from "./data.ts";
import { groupBy, sumOf } from "../../lib/collections.ts";
import { plainCount } from "../../lib/text.ts";
import { currentVersion, versions } from "../../lib/versions.ts";

/** What a run came to, as far as its verdict depends on it. */
export interface RunSummary {
  totals: Totals;
  seen: CheckedCounts;
  /** Of the operations of the target's versions. */
  coverage: readonly OperationCoverage[];
  /** Whether the run broke off. */
  isStopped: boolean;
  /** Why cases were left out from some point on. */
  ended: string | undefined;
  /** Why no account was found, where cases needed one. */
  noAccount: string | undefined;
  /** Whether the key was refused for want of credits. */
  isOutOfCredits: boolean;
  /** Whether it read what others had asked for, which may well be nothing. */
  isRecorded: boolean;
  /** Whether a flag limited the run on purpose. */
  isLimited: boolean;
  /** Whether cases were left out since they would have cost more than may be spent. */
  isOutOfMoney: boolean;
  /** The least share of rules that must have been checked. */
  minCoverage?: number | undefined;
}

/** In a limited run an operation may have been asked a few times only, of which none was to succeed. */
const minRequestsInLimitedRun = 3;

/** Names that fit into a sentence. */
const maxNames = 5;

/** The verdict on a run; of `not-enough`, with what was not seen and what it takes. */
export function judge(evidence: RunSummary): { verdict: Verdict; lacks: string[] } {
  const { totals, isStopped, isLimited, isOutOfMoney } = evidence;
  if (isStopped) return { verdict: "stopped", lacks: [] };
  if (totals.findings > 0) return { verdict: "breaks", lacks: [] };
  // A run in which nothing was asserted must not look like one in which all went well.
  if (totals.passed + totals.different + totals.flaky + totals.errored === 0)
    return { verdict: "nothing", lacks: [] };
  const lacks = lacksOf(evidence);
  if (lacks.length > 0) return { verdict: "not-enough", lacks };
  return { verdict: isLimited || isOutOfMoney ? "no-fault-seen" : "conforms", lacks };
}

/** The share of rules from which on a run has seen most of a server. */
const mostRules = 0.5;

/** Why a run without violations has not seen most of the server, in a sentence; `undefined`: it has. */
export function seenTooLittle({ rules, operations }: CheckedCounts): string | undefined {
  const share = rules.checked / Math.max(1, rules.total);
  const silent = operations.total - operations.succeeded;
  const reasons = [
    ...(share < mostRules
      ? [`only ${percent(share)} of the rules were checked, and it takes ${percent(mostRules)}`]
      : []),
    ...(silent > 0 ? [`${plainCount(silent, "operation")} never succeeded`] : []),
  ];
  return reasons.length > 0 ? `Not enough to rely on: ${reasons.join("; ")}.` : undefined;
}

/** The operations that no request was sent to that they should have succeeded at, and what lets one be. */
export function unasked({ coverage, isLimited }: Pick<RunSummary, "coverage" | "isLimited">): string[] {
  if (isLimited) return [];
  return sentenceOf(coverage.filter((one) => one.valid.requests === 0 && !hasOpenRequest(one)));
}

/** Money that was short by default, and not on purpose, must have sufficed for every operation that writes nothing. */
function unaffordable({ coverage, isLimited, isOutOfMoney }: RunSummary): string[] {
  if (isLimited || !isOutOfMoney) return [];
  return sentenceOf(
    coverage.filter((one) => one.valid.requests === 0 && !hasOpenRequest(one) && !mayWrite(entryOf(one))),
  );
}

function sentenceOf(silent: readonly OperationCoverage[]): string[] {
  if (silent.length === 0) return [];
  const names = silent.slice(0, maxNames).map(({ operation }) => operation);
  const more = silent.length > maxNames ? ", …" : "";
  return [
    `${plainCount(silent.length, "operation")} received no valid request (${names.join(", ")}${more}); ` +
      "raise --max-spend, or give --account or --index-url, to check more.",
  ];
}

function lacksOf(evidence: RunSummary): string[] {
  const { totals, ended, seen, minCoverage, noAccount } = evidence;
  const share = seen.rules.checked / Math.max(1, seen.rules.total);
  return [
    ...(totals.errored > 0
      ? [`The check itself failed in ${plainCount(totals.errored, "case")}, whose rules were not checked.`]
      : []),
    ...(ended === undefined ? [] : [`The run ended early: ${ended}; --max-wait allows longer pauses.`]),
    ...(noAccount === undefined
      ? []
      : [`No account was found, so rules about accounts were not checked: ${noAccount}.`]),
    ...withoutCredits(evidence),
    ...unaffordable(evidence),
    ...neverSucceeded(evidence),
    ...withoutList(evidence),
    ...withoutRows(evidence),
    ...failingServer(evidence),
    ...(minCoverage !== undefined && share < minCoverage
      ? [
          `Only ${percent(share)} of the rules were checked, but --min-coverage requires ${percent(minCoverage)}; ` +
            "raise --max-spend, or give --index-url or the keys of other teams, to check more.",
        ]
      : []),
  ];
}

function withoutCredits({ coverage, isOutOfCredits }: RunSummary): string[] {
  const metered = coverage.filter((one) => isMetered(one));
  const asked = metered.filter(({ valid }) => valid.requests > 0);
  const advice = "use the key of a team with credits (--api-key)";
  if (isOutOfCredits) return [`The key's credits are used up, so paid requests were not checked; ${advice}.`];
  const isRefused = asked.some((one) => answersOf(one, (status) => status === "402") > 0);
  if (!isRefused || asked.some(({ valid }) => valid.succeeded > 0)) return [];
  return [`No paid request succeeded, and some were rejected with 402; ${advice}.`];
}

function neverSucceeded({ coverage, isLimited, isOutOfCredits }: RunSummary): string[] {
  const silent = coverage.filter((one) => {
    const { requests, succeeded } = one.valid;
    if (succeeded > 0 || requests < (isLimited ? minRequestsInLimitedRun : 1)) return false;
    const isUnpaid = isOutOfCredits || answersOf(one, (status) => status === "402") > 0;
    return !hasOpenRequest(one) && !(isUnpaid && !isFree(entryOf(one)));
  });
  return silent.slice(0, maxNames).map((one, place) => {
    const statuses = one.statuses.filter(({ answers }) => answers > 0).map(({ status }) => status);
    const results = statuses.length > 0 ? `all responses were ${statuses.join(" or ")}` : "no responses";
    const more = place === maxNames - 1 ? silent.length - maxNames : 0;
    const others = more > 0 ? ` The same applies to ${more} more operations.` : "";
    const advice = one.path.includes("{") ? "; name an account that has data with --account" : "";
    return (
      `${one.operation} never succeeded: ${plainCount(one.valid.requests, "valid request")}, ${results}${advice}.` +
      others
    );
  });
}

/** A response whose list has another name shows nothing of its rows. */
function withoutList({ coverage }: RunSummary): string[] {
  return coverage.flatMap((one) => {
    const names = entryOf(one).lists.map((list) => list.in);
    const { responses } = documentOf(one) ?? {};
    if (names.length === 0 || one.valid.succeeded === 0 || responses?.["200"]?.["x-assumed"] !== undefined)
      return [];
    const isSeen = one.parts.some(
      ({ field, shows, seen }) => shows === "presence" && seen && names.includes(field),
    );
    return isSeen
      ? []
      : [`No response of ${one.operation} had the list ${names.join(" or ")}; its rows were not checked.`];
  });
}

/** A version whose lists are all empty shows nothing of what rows must have. */
function withoutRows({ coverage, isRecorded }: RunSummary): string[] {
  if (isRecorded) return [];
  return [...groupBy(coverage, ({ operation }) => versionIn(operation))].flatMap(([version, own]) => {
    const lists = own.flatMap((one) =>
      entryOf(one).lists.flatMap(({ in: name }) => one.parts.filter(({ field }) => field === name)),
    );
    const wasSeen = (shows: Part["shows"]) => lists.some((part) => part.shows === shows && part.seen);
    if (!wasSeen("presence") || wasSeen("filled")) return [];
    return [
      `Every list of ${version} was empty, so no rule about rows was checked; use a key whose team sees data (--api-key).`,
    ];
  });
}

function failingServer({ coverage }: RunSummary): string[] {
  const responses = sumOf(coverage, (one) => answersOf(one, () => true));
  const failures = sumOf(coverage, (one) => answersOf(one, (status) => Number(status) >= 500));
  if (!isTooOften(failures, responses)) return [];
  return [
    `${failures} of ${responses} responses were server errors (5xx); repeat the check once the server is stable.`,
  ];
}

function answersOf({ statuses }: OperationCoverage, counts: (status: string) => boolean): number {
  return sumOf(statuses, ({ status, answers }) => (counts(status) ? answers : 0));
}

function isMetered(one: OperationCoverage): boolean {
  const entry = entryOf(one);
  return !isUnpriced(entry) && !isFree(entry);
}

/** Whether the documents do not show what a request of the operation must have, so that any may be refused. */
export function hasOpenRequest(one: OperationCoverage): boolean {
  const operation = documentOf(one);
  const topics = operation?.unspecified ?? [];
  return ["request", "query-parameters"].some((topic) => topics.includes(topic));
}

function entryOf({ operation }: OperationCoverage) {
  const [name, id = ""] = operation.split("/");
  return operationOf(versions.find((version) => version === name) ?? currentVersion, id);
}

function documentOf({ operation }: OperationCoverage) {
  return documented.find(({ name }) => name === operation);
}

function percent(share: number): string {
  return `${Math.floor(share * 100)}%`;
}
