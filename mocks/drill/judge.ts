import type { Drill } from "./drills/drill.ts";
import type { Result } from "./call.ts";
import type { Outcome } from "./program.ts";
import type { Evidence } from "./stand.ts";

/** What a drill showed. */
export interface Verdict {
  id: string;
  title: string;
  passed: boolean;
  /** Why it failed. */
  reasons: string[];
  /** What is worth knowing, and no failure. */
  notes: string[];
  /** By the ledger, in US dollars. */
  chargedUsd: number;
  charges: number;
  /** How many requests arrived. */
  sent: number;
  sentElsewhere: number;
  keySentElsewhere: boolean;
  /** Whether the client's own figure agrees with the ledger. */
  figure: Figure;
  /** What the client said; `null`: nothing. */
  result: Result | null;
  tookMs: number;
}

type Figure = "agrees" | "differs" | "not reported";

/** More requests than this for one call are a storm. */
const mostSent = 10;

/** Timers may be early by this much, in milliseconds. */
const toleranceMs = 50;

/** Compares what a client says with what the mock saw. */
export function judge(drill: Drill, { result, tookMs }: Outcome, evidence: Evidence): Verdict {
  const { charges, microdollars, arrivals, elsewhere } = evidence;
  const chargedUsd = microdollars / 1e6;
  const keySentElsewhere = elsewhere.some(({ hasKey }) => hasKey);
  const figureReason = result && wrongFigure(result, microdollars, isCertain(drill, result, evidence));
  const reasons = [
    charges > 1 && `charged ${charges === 2 ? "twice" : `${charges} times`} (${usd(chargedUsd)})`,
    keySentElsewhere && "key sent to another origin",
    earlyIn(drill, arrivals),
    arrivals.length > mostSent && `sent ${arrivals.length} times`,
    outcomeReason(drill, result, evidence),
    figureReason,
  ].filter(isText);
  const notes = [
    result && !result.ok && drill.leadsTo === "rows" && drill.mayGiveUp,
    elsewhere.length > 0 && !keySentElsewhere && "followed a redirect to another origin, without the key",
    drill.before && arrivals.length > 0 && !evidence.isReused && "did not reuse the connection",
    (result?.attempts ?? Infinity) < arrivals.length &&
      `reports ${result?.attempts} of ${arrivals.length} requests`,
    micro(result?.atMostUsd ?? 0) > microdollars && `reports up to ${usd(result?.atMostUsd ?? 0)} as charged`,
  ].filter(isText);
  return {
    id: drill.id,
    title: drill.title,
    passed: reasons.length === 0,
    reasons,
    notes,
    chargedUsd,
    charges,
    sent: arrivals.length,
    sentElsewhere: elsewhere.length,
    keySentElsewhere,
    figure: figureReason ? "differs" : saysFigure(result) ? "agrees" : "not reported",
    result: result ?? null,
    tookMs,
  };
}

/** Why the outcome is wrong, whatever it cost. */
function outcomeReason(
  { leadsTo, mayGiveUp, shutMs }: Drill,
  result: Result | undefined,
  { arrivals, charges, rows }: Evidence,
): string | undefined {
  if (!result)
    return arrivals.length > 0 ? "hung" : "no result and no request: hung or busy with another call";
  // A drill that nobody takes part in shows nothing. Only where nothing listens, a client may try in vain.
  if (arrivals.length === 0 && (result.ok || !shutMs))
    return `reported ${result.ok ? "ok" : "a failure"}, though no request arrived`;
  if (leadsTo === "rows") {
    if (!result.ok) return mayGiveUp === undefined ? "failed, though there were rows" : undefined;
    // Free calls are in no ledger.
    if (charges !== 1 || result.rows === undefined || result.rows === rows) return undefined;
    return `reported ${result.rows === 0 ? "no" : result.rows} rows, though there were ${rows}`;
  }
  // The first charge is lost in each of them. Only who was charged again may have got rows.
  return result.ok && charges <= 1 ? "reported ok without a valid response" : undefined;
}

/** Whether a client can know exactly what it was charged: it sent one request, and has the response. */
function isCertain({ leadsTo }: Drill, { ok }: Result, { arrivals }: Evidence): boolean {
  return leadsTo === "rows" && ok && arrivals.length === 1;
}

/** Why the client's own figure is wrong. A client that names the most must not be charged more than that. */
function wrongFigure(
  { chargedUsd, atMostUsd }: Result,
  microdollars: number,
  isExact: boolean,
): string | undefined {
  const ledger = usd(microdollars / 1e6);
  const most = atMostUsd ?? chargedUsd;
  if (most !== undefined && micro(most) < microdollars)
    return `reported a cost of ${atMostUsd === undefined ? "" : "at most "}${usd(most)}, though the ledger has ${ledger}`;
  if (chargedUsd === undefined) return undefined;
  const charged = micro(chargedUsd);
  if (charged > microdollars || (isExact && charged < microdollars))
    return `reported a cost of ${usd(chargedUsd)}, though the ledger has ${ledger}`;
  return undefined;
}

function saysFigure(result: Result | undefined): boolean {
  return result?.chargedUsd !== undefined || result?.atMostUsd !== undefined;
}

/** Whether the call was sent again before it should have been. */
function earlyIn({ pauseMs }: Drill, [first, second]: Evidence["arrivals"]): string | undefined {
  if (!pauseMs || !first || !second) return undefined;
  const [should, did] = [pauseMs(first), second.at - first.at];
  if (did >= should - toleranceMs) return undefined;
  return `sent again after ${seconds(did)}, though Retry-After said ${seconds(should)}`;
}

function micro(dollars: number): number {
  return Math.round(dollars * 1e6);
}

/** Dollars without zeros at the end, such as `$0.001`. */
export function usd(dollars: number): string {
  return `$${dollars.toFixed(6).replace(/\.?0+$/, "")}`;
}

/** Milliseconds as seconds, such as `1.2 s`. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
