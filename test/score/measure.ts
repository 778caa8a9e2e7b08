import { allCases } from "../../scripts/check/cases/index.ts";
import type { CheckCase } from "../../scripts/check/case.ts";
import type { Exchange } from "../../scripts/check/sending/exchange.ts";
import { found, hold, type Held } from "../scripts/check/hold.ts";

/** What a full run showed of a server. */
export interface Measurement {
  requests: number;
  microdollars: number;
  /** What each case asked, shared requests too. */
  asked: Map<string, Set<string>>;
  /** What each case was charged for what it was the first to ask. */
  charged: Map<string, number>;
  /** The cases that failed, and those that looked at a response which breaks the contract by itself. */
  failed: Set<string>;
}

export const depth = 25;
export const cases: readonly CheckCase[] = allCases(depth);

/** Runs every case against a server, whatever was found before. */
export async function measure(held: Held): Promise<Measurement> {
  const asked = new Map<string, Set<string>>();
  const seenBy = new Map<Exchange, Set<string>>();
  const report = await hold({
    ...held,
    ...{ cases, depth },
    onExchange(exchange, { id }) {
      const requests = asked.get(id) ?? new Set();
      asked.set(id, requests.add(keyOf(exchange)));
      seenBy.set(exchange, (seenBy.get(exchange) ?? new Set()).add(id));
    },
  });
  const failed = report.results.filter(({ outcome }) => outcome.status === "failed");
  return {
    ...{ requests: report.tally.requests, microdollars: report.tally.microdollarsAtMost },
    ...{ asked, charged: new Map() },
    failed: new Set([
      ...failed.map((result) => result.case.id),
      ...report.noted.flatMap(({ exchange, caseId }) => [caseId, ...(seenBy.get(exchange) ?? [])]),
    ]),
  };
}

/** The requests that a run sends until it finds something; `undefined` where it finds nothing. */
export async function requestsUntilFound(held: Held): Promise<{ requests: number; usd: number } | undefined> {
  const report = await hold({ ...held, cases, depth, bail: true });
  if (found(report).length === 0) return undefined;
  return { requests: report.tally.requests, usd: report.tally.microdollarsAtMost / 1e6 };
}

function keyOf({ method, url, requestText, requestHeaders }: Exchange): string {
  return [method, url, requestText, requestHeaders["Authorization"]].join("\n");
}
