import type { Drill } from "./drills/drill.ts";
import type { ResultLine } from "./call.ts";
import type { CallOutcome } from "./program.ts";
import type { Evidence } from "./drill-server.ts";

export interface DrillVerdict {
  id: string;
  title: string;
  passed: boolean;
  reasons: string[];
  /** Remarks that are no failures. */
  notes: string[];
  /** According to the ledger, in US dollars. */
  chargedUsd: number;
  charges: number;
  sent: number;
  sentElsewhere: number;
  keySentElsewhere: boolean;
  /** Whether the cost that the client reports agrees with the ledger. */
  figure: "agrees" | "differs" | "not reported";
  /** What the client reported of its last call; `null`: nothing. */
  result: ResultLine | null;
  tookMs: number;
}

/** More requests for one call are a storm. */
const maxRequestsPerCall = 10;

/** Timers may be early by this much, in milliseconds. */
const toleranceMs = 50;

/** Compares what a client reports with what the mock saw. */
export function judge(drill: Drill, outcomes: readonly CallOutcome[], evidence: Evidence): DrillVerdict {
  const { charges, microdollars, arrivals, elsewhere } = evidence;
  const { maxSpendUsd = Infinity } = drill;
  const chargedUsd = microdollars / 1e6;
  const keySentElsewhere = elsewhere.some(({ hasKey }) => hasKey);
  const calls = outcomes.length;
  const results = outcomes.flatMap(({ result }) => result ?? []);
  const isOk = results.length === calls && results.every(({ ok }) => ok);
  const figures = figuresIn(results);
  // A client that sent one request a call and has the responses can know the exact cost.
  const isExact = drill.leadsTo === "rows" && arrivals.length === calls && isOk;
  const figureReason = wrongFigure(figures, microdollars, isExact);
  const hasFigure = figures.chargedUsd !== undefined || figures.atMostUsd !== undefined;
  const reasons = [
    charges > calls && chargedReason(charges, calls, chargedUsd),
    microdollars > micro(maxSpendUsd) && `spent ${usd(chargedUsd)} of a budget of ${usd(maxSpendUsd)}`,
    keySentElsewhere && "key sent to another origin",
    earlyIn(drill, arrivals),
    arrivals.length > maxRequestsPerCall * calls && `sent ${arrivals.length} times`,
    ...new Set(outcomes.map((outcome) => outcomeReason(drill, outcome.result, evidence))),
    isOk && drill.leadsTo === "rows" && rowsReason(results, evidence),
    figureReason,
  ].filter(isText);
  const notes = [
    !isOk && results.length === calls && drill.leadsTo === "rows" && drill.mayGiveUp,
    elsewhere.length > 0 && !keySentElsewhere && "followed a redirect to another origin, without the key",
    drill.before && arrivals.length > 0 && !evidence.isReused && "did not reuse the connection",
    attemptsIn(results) < arrivals.length && `reports ${attemptsIn(results)} of ${arrivals.length} requests`,
    micro(figures.atMostUsd ?? 0) > microdollars && `reports up to ${usd(figures.atMostUsd ?? 0)} as charged`,
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
    figure: figureReason ? "differs" : hasFigure ? "agrees" : "not reported",
    result: results.at(-1) ?? null,
    tookMs: Math.max(...outcomes.map(({ tookMs }) => tookMs)),
  };
}

function chargedReason(charges: number, calls: number, chargedUsd: number): string {
  const times = charges === 2 ? "twice" : `${charges} times`;
  return `charged ${times}${calls > 1 ? ` for ${calls} calls` : ""} (${usd(chargedUsd)})`;
}

type Figures = Pick<ResultLine, "chargedUsd" | "atMostUsd">;

/** What all calls together cost, which each result says of the calls so far. */
function figuresIn(results: readonly ResultLine[]): Figures {
  const highest = (name: keyof Figures) => {
    const values = results.flatMap((result) => result[name] ?? []);
    return values.length > 0 ? { [name]: Math.max(...values) } : {};
  };
  return { ...highest("chargedUsd"), ...highest("atMostUsd") };
}

/** How often the client believes it sent requests; `Infinity` if it does not say it of each call. */
function attemptsIn(results: readonly ResultLine[]): number {
  return results.reduce((sum, { attempts = Infinity }) => sum + attempts, 0);
}

/** Why the outcome is wrong, apart from its cost. */
function outcomeReason(
  { leadsTo, mayGiveUp, shutMs, times = 1 }: Drill,
  result: ResultLine | undefined,
  { arrivals, charges }: Evidence,
): string | undefined {
  if (!result)
    return arrivals.length > 0 ? "hung" : "no result and no request: hung or busy with another call";
  // Without a request, the drill shows nothing. Only while nothing listens may a client fail to send one.
  if (arrivals.length === 0 && (result.ok || !shutMs))
    return `reported ${result.ok ? "ok" : "a failure"}, though no request arrived`;
  if (leadsTo === "rows") {
    return result.ok || mayGiveUp !== undefined ? undefined : "failed, though there were rows";
  }
  // The first response is lost. Only a client that was charged again can have rows.
  return result.ok && charges <= times ? "reported ok without a valid response" : undefined;
}

function rowsReason(results: readonly ResultLine[], { charges, rows }: Evidence): string | undefined {
  const reported = results.reduce((sum, result) => sum + (result.rows ?? NaN), 0);
  // The ledger has no free calls.
  if (charges !== results.length || Number.isNaN(reported) || reported === rows) return undefined;
  return `reported ${reported === 0 ? "no" : reported} rows, though there were ${rows}`;
}

/** Why the reported cost is wrong. If it is an upper limit, the charge must not exceed it. */
function wrongFigure(
  { chargedUsd, atMostUsd }: Figures,
  microdollars: number,
  isExact: boolean,
): string | undefined {
  const ledger = usd(microdollars / 1e6);
  const maxUsd = atMostUsd ?? chargedUsd;
  if (maxUsd !== undefined && micro(maxUsd) < microdollars)
    return `reported a cost of ${atMostUsd === undefined ? "" : "at most "}${usd(maxUsd)}, though the ledger has ${ledger}`;
  if (chargedUsd === undefined) return undefined;
  const charged = micro(chargedUsd);
  if (charged > microdollars || (isExact && charged < microdollars))
    return `reported a cost of ${usd(chargedUsd)}, though the ledger has ${ledger}`;
  return undefined;
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

/** Dollars without trailing zeros, such as `$0.001`. */
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
