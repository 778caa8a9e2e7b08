import { groupBy, sumOf } from "../../lib/collections.ts";
import { listed, plainCount } from "../../lib/text.ts";
import { costOfCase } from "../engine/case.ts";
import type { Result } from "../engine/run.ts";
import { overBudgetReason } from "../session/limits.ts";
import type { Tally } from "../session/session.ts";
import type { CaseData } from "./data.ts";

/**
 * What would let a run check rules that it and those before it left open, with how many each would add; `undefined` if nothing
 * would.
 */
export function adviceFor(
  outcomes: readonly CaseData[],
  results: readonly Result[],
  tally: Tally,
): string | undefined {
  const costs = new Map(results.map(({ case: one }) => [one.id, costOfCase(one)]));
  const byMeans = groupBy(outcomes, meansOf);
  byMeans.delete(undefined);
  const byName = [...byMeans].sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));
  const largestFirst = byName.sort(([, a], [, b]) => b.length - a.length);
  const offers = largestFirst.map(([one, cases]) => {
    const usd = (tally.microdollarsAtMost + sumOf(cases, ({ id }) => costs.get(id) ?? 0)) / 1_000_000;
    const price = one === dearer ? ` (${Math.ceil(usd * 100) / 100} is enough)` : "";
    return `${plainCount(cases.length, "rule")} with ${one}${price}`;
  });
  return offers.length === 0 ? undefined : `More can be checked: ${listed(offers)}.`;
}

const dearer = "a higher --max-spend";

/** What would let a case show its rule. */
function meansOf({ status, reason = "" }: CaseData): string | undefined {
  if (status === "unexercised") return "more or other data (--account)";
  if (status !== "skipped") return undefined;
  if (reason === overBudgetReason) return dearer;
  const [, limit] = /^the run reached (--max-\w+)/.exec(reason) ?? [];
  const [, need] = /^needs (--[\w-]+)$/.exec(reason) ?? [];
  return need ?? (limit && `a higher ${limit}`);
}
