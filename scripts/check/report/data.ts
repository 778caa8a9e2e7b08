import type { Area } from "../engine/case.ts";
import type { Account } from "../session/check-options.ts";
import type { OperationCoverage } from "../session/coverage.ts";

/**
 * How a case, or a violation that showed beside the cases, ended. `different`: the server does not do what the documents only
 * assume. `known`: it failed or is different, and is in the baseline.
 */
export const statuses = [
  "failed",
  "different",
  "errored",
  "flaky",
  "known",
  "passed",
  "unexercised",
  "skipped",
  "unsupported",
] as const;
export type Status = (typeof statuses)[number];

/** Whether a case ended so because of what was seen. */
export function isLookedAt(status: Status): boolean {
  return ["failed", "different", "known", "flaky", "passed", "unexercised"].includes(status);
}

/** The statuses in words, as every report says them. */
export const words: Record<Status, string> = {
  failed: "failed",
  different: "different",
  errored: "errored",
  flaky: "flaky",
  known: "known",
  passed: "passed",
  unexercised: "not exercised",
  skipped: "not tested",
  unsupported: "unsupported",
};

/** The title of what is different. */
export const differencesTitle = "Differs from what the documents assume";

/**
 * A whole run as plain data: what `--reporter json` writes, and what every other report is made of. No string in it has a
 * key; where one stood, there is its variable, such as `$API_KEY`.
 */
export interface ReportData {
  tool: { name: string; version: string };
  /** In words, for people, and the root of each version that was checked. */
  target: { name: string; roots: Record<string, string> };
  /** Where the page of the mock is, if it was told by its controls. */
  mockPage?: string;
  seed: number;
  /** ISO 8601, in UTC. */
  startedAt: string;
  seconds: number;
  verdict: Verdict;
  /** Why it did not come to its end. */
  stopped?: string;
  exitCode: 0 | 1 | 2;
  /** Of recorded traffic: what was read, and what of it says nothing of the API. */
  traffic?: TrafficData;
  /** Of `not-enough`: what was not seen, and what it takes, a sentence each. */
  lacks: string[];
  /** What would let the run see more, in one sentence; missing where nothing would, or there is more to mend first. */
  advice?: string | undefined;
  /** How much of the contract the run saw, as far as the target has its version. */
  seen: CheckedCounts;
  /** What may be wrong with how the check was called, rather than with the server. */
  hints: string[];
  /**
   * How many cases ended how; violations that showed beside the cases count as failed. `cases` is their sum, `findings`
   * the number of causes.
   */
  totals: Totals;
  tally: {
    requests: number;
    /** By the documents' prices, as the rows of the responses say. */
    usd: number;
    limitUsd: number;
    /** Rows of operations whose price is not stated. */
    unpricedRows: number;
    /** Answers of 429 that were waited for. */
    pauses: number;
    waitedSeconds: number;
    /** Documented responses of 500 and the like, and responses that did not come or not whole, after which the request was sent again. */
    serverErrors: number;
  };
  /** One for each cause, those that showed most often first. */
  failures: Failure[];
  /** Where the server differs from what the documents only assume, which is no violation; one for each cause, as in `failures`. */
  differences: Failure[];
  /** In the order in which they ran. */
  cases: CaseData[];
  /** What the cases that passed looked at, by the ids that they name it by. */
  responses: Record<string, ResponseData>;
  coverage: OperationCoverage[];
  /** Those that cases asked about, for a run that goes on with this one. */
  accounts: Account[];
  /** How the run compares with the known findings; missing where it had none. */
  baseline?: BaselineData;
}

/** What a report about recorded traffic was made of. */
export interface TrafficData {
  files: string[];
  entries: number;
  /** Entries that are exchanges with an operation. */
  judged: number;
  skipped: { reason: string; count: number; example: string }[];
  /** How far apart requests may be that are compared. */
  withinMinutes: number;
}

/**
 * - `conforms`: no violation, and enough was seen to say so.
 * - `no-fault-seen`: no violation in a run that was limited on purpose.
 * - `breaks`: a violation.
 * - `not-enough`: no violation, but too little was seen.
 * - `stopped`: the run did not come to its end.
 * - `nothing`: no case passed or failed, so that nothing is known.
 */
export type Verdict = "conforms" | "no-fault-seen" | "breaks" | "not-enough" | "stopped" | "nothing";

export interface CheckedCounts {
  /** Cases that passed or failed, of all that there are for these versions, assumptions only with `--assume`. */
  rules: { checked: number; total: number };
  /** Operations that were answered with success, of those whose requests are specified; others count if they were, too. */
  operations: { succeeded: number; total: number; unspecified: number };
}

export type Totals = Record<Status, number> & { findings: number; cases: number };

export interface Failure extends Evidence {
  /** In words; where cases differ in a field only, the field is left out. */
  rule: string;
  /** Of the example: a document and a JSON Pointer into it, or a part of the specification. */
  place: string;
  id: string;
  /** How often it showed. */
  times: number;
  operations: { name: string; times: number }[];
  /** All cases in which it showed, the example first. */
  cases: { id: string; rule: string; place: string }[];
  /** Of the example: the exchange in which it showed, and those before it that the case compared it with; at most four. */
  exchanges: ExchangeData[];
}

/** A request, and what came back. */
export interface ExchangeData {
  /** The command that repeats the request. */
  curl: string;
  /** 0: no whole response came. */
  status: number;
  /** Those that tell something, in lower case. */
  headers: Record<string, string>;
  /** Its beginning, if it is long. */
  body: string;
  /** Whether the violation showed in it. */
  isFaulty: boolean;
}

export interface ResponseData {
  /** The method and the path with its query. */
  request: string;
  /** The beginning of the request's body; missing where it had none. */
  body?: string;
  status: number;
  /** Rows of its list; missing where it has none. */
  rows?: number;
}

/** What shows that a rule was broken. */
export interface Evidence {
  expected: string;
  got: string;
  /** Repeats the request; missing where no single request shows it. */
  curl?: string;
  /** The command that repeats the case in which it showed. */
  again: string;
}

/** A finding that is known, and does not fail a run. */
export interface KnownFinding {
  id: string;
  reason: string;
  /** Who is to fix it. */
  owner?: string;
  /** The last day (UTC) on which it is forgiven, such as 2026-12-31; default: for ever. */
  until?: string;
}

export interface BaselineData {
  known: KnownFinding[];
  /** Findings that the run showed and that the baseline no longer forgives, since their last day is over. */
  ended: KnownFinding[];
  /** Findings of the baseline whose cases passed: they can be removed from it. */
  fixed: KnownFinding[];
  /** Findings of the baseline that no case has the id of: they can be removed as well, or are misspelt. */
  gone: KnownFinding[];
  /** Findings of the baseline that this run says nothing about, and why. */
  unseen: (KnownFinding & { why: string })[];
}

export interface CaseData {
  id: string;
  /** With its version: `VERSION/ID`. */
  operation: string;
  area: Area;
  /** An `answer` showed a violation beside what it was sent for, and is no case of its own. */
  kind: "case" | "answer";
  rule: string;
  place: string;
  status: Status;
  seconds: number;
  /** Of an `answer`: the case in which it showed. */
  seenIn?: string;
  /** When it ran, ISO 8601 in UTC; missing where it did not. */
  checkedAt?: string;
  /** Of what neither passed nor failed. */
  reason?: string;
  /** Of what passed: the responses that it looked at, in `responses` of the report. */
  responses?: string[];
  /** Of what failed or is different, known or not, and of what is flaky. */
  failure?: Evidence;
  /** The place of its cause, from 1: of what failed in `failures`, of what is different in `differences`. */
  finding?: number;
  error?: { message: string; stack: string };
}
