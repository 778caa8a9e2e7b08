import { searchCost } from "./account.ts";
import { areas, type CheckCase, type CheckOptions } from "./case.ts";
import { costOf } from "./cost.ts";

/** Microdollars at most. */
export function costOfCase({ operation, rows }: CheckCase): number {
  return operation ? costOf(operation, rows) : 0;
}

/** Microdollars at most where so many have been spent: the first that needs an account pays for finding it, later ones do not. */
export function costNow(one: CheckCase, spent: number, { account }: CheckOptions): number {
  const searches = one.needs?.includes("account") && account === undefined && spent === 0;
  return costOfCase(one) + (searches ? searchCost : 0);
}

/** Whether a case might bring what was spent over a budget; all in microdollars. */
export function overBudget(
  one: CheckCase,
  spent: number,
  options: CheckOptions & { maxSpend: number },
): boolean {
  const cost = costNow(one, spent, options);
  return cost > 0 && spent + cost > options.maxSpend;
}

/** Why a case that would go over the budget is left out. */
export const overBudgetReason = "would go over --max-spend";

/** What is free or refused first, then what costs least; areas in their order. */
export function inOrder(cases: readonly CheckCase[]): CheckCase[] {
  return [...cases].sort(
    (a, b) => costOfCase(a) - costOfCase(b) || areas.indexOf(a.area) - areas.indexOf(b.area),
  );
}
