import { exclusionOf, type Means } from "../engine/exclusion.ts";
import { areas, type Area, type CheckCase, costOfCase } from "../engine/case.ts";
import type { CaseOrder } from "../engine/case-order.ts";
import { overBudgetReason } from "../session/limits.ts";
import type { Options } from "./options.ts";
import { duration, usd } from "../report/facts.ts";
import { groupBy, sumOf } from "../../lib/collections.ts";
import { plainCount } from "../../lib/text.ts";

/**
 * A run before anything of it is sent; what `--plan --reporter json` writes. Requests and costs are the most that may be, but
 * for those that are expected.
 */
export interface Plan {
  seed: number;
  limitUsd: number;
  /** In the order of running. */
  cases: PlannedCase[];
  totals: Expense;
  /** By what earlier runs measured of all cases that run; missing where that is not known. */
  expected?: Expense;
  areas: Record<Area, Expense>;
  /** At the pace of the run, without pauses for rate limits; `null` where there is no pace to go by. */
  seconds: number | null;
}

interface PlannedCase {
  id: string;
  area: Area;
  rule: string;
  requests: number;
  usd: number;
  /** Cases are left out for lack of money by what those before them cost at worst; most cost less. */
  status: "runs" | "skipped" | "unsupported";
  /** Of what does not run. */
  reason?: string;
}

interface Expense {
  cases: number;
  requests: number;
  usd: number;
}

/** What a run has spent, and what finding an account would cost now; in microdollars. */
interface Spending {
  spent: number;
  /** Nothing once one is known. */
  finding: number;
}

/** Microdollars at most, with finding an account where the case needs one. */
function costNow(one: CheckCase, { finding }: Pick<Spending, "finding">): number {
  return costOfCase(one) + (one.needs?.includes("account") ? finding : 0);
}

/** Whether a case might bring what was spent over a budget, in microdollars. */
function overBudget(one: CheckCase, expenses: Spending, maxSpend: number): boolean {
  const cost = costNow(one, expenses);
  return cost > 0 && expenses.spent + cost > maxSpend;
}

interface Forecast extends CaseOrder {
  /** What finding an account costs at most, in microdollars. */
  searchCost: number;
}

/**
 * What a run would do with these cases. What they took on other servers is expected of them; of those that were not measured,
 * the most that may be.
 */
export function planOf(
  cases: readonly CheckCase[],
  means: Means,
  options: Options,
  { inOrder, measured, searchCost }: Forecast,
): Plan {
  const expenses: Spending = { spent: 0, finding: options.account === undefined ? searchCost : 0 };
  const planned = inOrder(cases).map((one): PlannedCase => {
    const { id, area, rule, requests } = one;
    const facts = { id, area, rule, requests, usd: costOfCase(one) / 1e6 };
    const exclusion = exclusionOf(one, means, options);
    if (exclusion) return { ...facts, ...exclusion };
    if (overBudget(one, expenses, options.maxSpend))
      return { ...facts, status: "skipped", reason: overBudgetReason };
    expenses.spent += measured(id)?.microdollars ?? costNow(one, expenses);
    if (one.needs?.includes("account")) expenses.finding = 0;
    return { ...facts, status: "runs" };
  });
  const runs = planned.filter(({ status }) => status === "runs");
  const totals = expense(runs);
  totals.requests = Math.min(totals.requests, options.maxRequests ?? Infinity);
  const { requests } = totals;
  // What finding an account costs belongs to no case.
  if (expenses.finding === 0 && options.account === undefined) totals.usd += searchCost / 1e6;
  totals.usd = Math.min(totals.usd, options.maxSpend / 1e6);
  const isMeasured = runs.some(({ id }) => measured(id) !== undefined);
  const sum = isMeasured && expense(runs.map((one) => ({ ...one, ...expectedOf(measured(one.id)) })));
  return {
    // The run stops before it spends more.
    ...(sum && {
      expected: { ...sum, requests: Math.min(sum.requests, requests), usd: Math.min(sum.usd, totals.usd) },
    }),
    seed: options.seed,
    limitUsd: options.maxSpend / 1e6,
    cases: planned,
    totals,
    areas: Object.fromEntries(
      areas.map((area) => [area, expense(runs.filter((one) => one.area === area))]),
    ) as Plan["areas"],
    seconds: options.rate === undefined ? null : (Math.max(0, requests - options.rate) * 60) / options.rate,
  };
}

export function planText(
  { cases, totals, expected, areas: byArea, limitUsd, seconds }: Plan,
  { rate, rateAfterLimit, maxRequests }: Pick<Options, "rate" | "rateAfterLimit" | "maxRequests">,
): string {
  const left = [...groupBy(cases, ({ status, reason }) => `${status}\n${reason}`).values()];
  const runs = cases.filter(({ status }) => status === "runs");
  return [
    ...runs.map((one) => `  ${one.id}  ${plainCount(one.requests, "request")}, at most ${usd(one.usd)}`),
    ...left.flatMap((group) => {
      const [{ status, reason } = { status: "runs", reason: "" }] = group;
      if (status === "runs") return [];
      const ids = group.slice(0, 3).map(({ id }) => id);
      const words = status === "unsupported" ? status : "not tested";
      const why =
        reason === overBudgetReason ? `${reason} if the cases before them cost what is expected` : reason;
      return [`${words} (${why}): ${group.length} (${ids.join(", ")}${group.length > 3 ? ", …" : ""})`];
    }),
    ...areas.map((area) => `${area}: ${expenseText(byArea[area])}`),
    seconds === null
      ? `as fast as the server responds${rateAfterLimit === undefined ? "" : ", since it is on this machine; --rate N sets a pace"}`
      : seconds === 0
        ? `in less than a minute at ${rate} requests per minute`
        : `in about ${duration(seconds)} at ${rate} requests per minute, if no rate limit makes it wait`,
    `total: ${expected ? expectedText(totals, expected) : expenseText(totals)}; the run stops at ${usd(limitUsd)}${maxRequests === undefined ? "" : ` or ${plainCount(maxRequests, "request")}`}`,
  ].join("\n");
}

function expenseText({ cases, requests, usd: amount }: Expense): string {
  return `${plainCount(cases, "case")}, ${plainCount(requests, "request")}, at most ${usd(amount)}`;
}

function expectedText({ cases, requests, usd: most }: Expense, expected: Expense): string {
  const sent = `${plainCount(cases, "case")}, about ${Math.round(expected.requests)} requests, at most ${requests}`;
  return `${sent}; expected about ${usd(expected.usd)}, at most ${usd(most)}`;
}

function expectedOf(
  found: ReturnType<CaseOrder["measured"]>,
): Pick<PlannedCase, "requests" | "usd"> | undefined {
  return found && { requests: found.requests, usd: found.microdollars / 1e6 };
}

function expense(cases: readonly Pick<PlannedCase, "requests" | "usd">[]): Expense {
  return {
    cases: cases.length,
    requests: sumOf(cases, ({ requests }) => requests),
    usd: sumOf(cases, (one) => one.usd),
  };
}
