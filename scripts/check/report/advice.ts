import { groupBy, sumOf } from "../../lib/collections.ts";
import { listed, plainCount } from "../../lib/text.ts";
import { costOfCase } from "../engine/case.ts";
import type { Result } from "../engine/run.ts";
import { overBudgetReason } from "../session/limits.ts";
import type { Tally } from "../session/session.ts";

/** What would let a run check rules that it left open, with how many each would add; `undefined` if nothing would. */
export function adviceFor(results: readonly Result[], tally: Tally): string | undefined {
  const means = results.map((result) => [meansOf(result), result] as const);
  const byMeans = groupBy(means, ([one]) => one);
  byMeans.delete(undefined);
  const largestFirst = [...byMeans].sort(([, a], [, b]) => b.length - a.length);
  const offers = largestFirst.map(([one, group]) => {
    const cases = group.map(([, result]) => result.case);
    const usd = (tally.microdollarsAtMost + sumOf(cases, costOfCase)) / 1_000_000;
    const price = one === dearer ? ` (${Math.ceil(usd * 100) / 100} is enough)` : "";
    return `${plainCount(cases.length, "rule")} with ${one}${price}`;
  });
  return offers.length === 0 ? undefined : `More can be checked: ${listed(offers)}.`;
}

const dearer = "a higher --max-spend";

/** What would let a case show its rule. */
function meansOf({ outcome }: Result): string | undefined {
  if (outcome.status === "unexercised") return "more or other data (--account)";
  if (outcome.status !== "skipped") return undefined;
  const { reason } = outcome;
  if (reason === overBudgetReason) return dearer;
  const [, limit] = /^the run reached (--max-\w+)/.exec(reason) ?? [];
  const [, need] = /^needs (--[\w-]+)$/.exec(reason) ?? [];
  return need ?? (limit && `a higher ${limit}`);
}
