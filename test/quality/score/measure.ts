import { firstId } from "../../../scripts/check/engine/case-order.ts";
import type { CheckCase } from "../../../scripts/check/engine/case.ts";
import { chargedRows, costAtMost } from "../../../scripts/check/contract/cost.ts";
import { fieldsOf } from "../../../scripts/check/contract/fields.ts";
import type { Exchange } from "../../../scripts/check/http/exchange.ts";
import { isSuspected, suspectsOf } from "../../../scripts/check/engine/run.ts";
import { casesAt, found, hold, type Held } from "../../check/hold.ts";

/** What a full run showed of a server. */
export interface Measurement {
  requests: number;
  microdollars: number;
  /** What each case asked, shared requests too. */
  asked: Map<string, Set<string>>;
  /** What each case sent that none before it did, and the charge for that, in microdollars at most. */
  added: Map<string, { requests: number; microdollars: number }>;
  /** The cases that failed, and those that looked at a response which breaks the contract by itself. */
  failed: Set<string>;
}

const depth = 25;
export const cases = casesAt(depth);

/** Runs every case against a server, whatever was found before. */
export async function measure(held: Held, order?: Held["order"]): Promise<Measurement> {
  const asked = new Map<string, Set<string>>();
  const added: Measurement["added"] = new Map();
  const seenBy = new Map<Exchange, Set<string>>();
  const report = await hold({
    ...held,
    cases,
    depth,
    ...(order && { order }),
    onExchange(exchange, { id }) {
      const requests = asked.get(id) ?? new Set();
      asked.set(id, requests.add(keyOf(exchange)));
      if (!seenBy.has(exchange)) {
        const before = added.get(id) ?? { requests: 0, microdollars: 0 };
        const microdollars = before.microdollars + chargeOf(exchange);
        added.set(id, { requests: before.requests + 1, microdollars });
      }
      seenBy.set(exchange, (seenBy.get(exchange) ?? new Set()).add(id));
    },
  });
  const failed = report.results.filter(({ outcome }) => outcome.status === "failed");
  // What leads to the case that fails finds a fault, too.
  const leading = report.results.filter((result) => {
    const suspected = suspectsOf(result);
    return suspected.length > 0 && failed.some((one) => isSuspected(one.case, suspected));
  });
  return {
    requests: report.tally.requests,
    microdollars: report.tally.microdollarsAtMost,
    asked,
    added,
    failed: new Set([
      ...[...failed, ...leading].map((result) => result.case.id),
      ...report.absent.map(({ version, operation }) => firstId(version, operation.operationId)),
      ...report.noted.flatMap(({ exchange, caseIds }) => [
        ...caseIds.slice(0, 1),
        ...(seenBy.get(exchange) ?? []),
      ]),
    ]),
  };
}

/** The requests that a run sends until it finds something; `undefined` where it finds nothing. */
export async function requestsUntilFound(held: Held): Promise<{ requests: number; usd: number } | undefined> {
  const report = await hold({ ...held, cases, depth, bail: true });
  if (found(report).length === 0) return undefined;
  return { requests: report.tally.requests, usd: report.tally.microdollarsAtMost / 1e6 };
}

/** What cases take together. */
export async function fullRun(
  held: Held,
  some: readonly CheckCase[] = cases,
): Promise<{ requests: number; usd: number }> {
  const { tally } = await hold({ ...held, cases: some, depth });
  return { requests: tally.requests, usd: tally.microdollarsAtMost / 1e6 };
}

function chargeOf({ sending: { operation, body }, status, body: response }: Exchange): number {
  const { count } = fieldsOf(response);
  if (!operation || status !== 200) return 0;
  return costAtMost(operation, chargedRows(operation, { body }, typeof count === "number" ? count : 1));
}

function keyOf({ method, url, requestText, requestHeaders }: Exchange): string {
  return [method, url, requestText, requestHeaders["Authorization"]].join("\n");
}
