import { areas, type CheckCase } from "./case.ts";
import { costAtMost, highestPrice } from "./cost.ts";

/** Microdollars at most. */
export function costOfCase({ operation, rows, dearRows = 0 }: CheckCase): number {
  return (operation ? costAtMost(operation, rows) : 0) + dearRows * highestPrice;
}

/** What a run has spent, and what finding an account would cost now; in microdollars. */
export interface Expenses {
  spent: number;
  /** Nothing once one is known. */
  finding: number;
}

/** Microdollars at most, with finding an account where the case needs one. */
export function costNow(one: CheckCase, { finding }: Pick<Expenses, "finding">): number {
  return costOfCase(one) + (one.needs?.includes("account") ? finding : 0);
}

/** Whether a case might bring what was spent over a budget, in microdollars. */
export function overBudget(one: CheckCase, expenses: Expenses, maxSpend: number): boolean {
  const cost = costNow(one, expenses);
  return cost > 0 && expenses.spent + cost > maxSpend;
}

/** Why a case that would go over the budget is left out. */
export const overBudgetReason = "would go over --max-spend";

/** What is free or refused first, what needs no account before what does, then what costs least; areas in their order. */
export function inOrder(cases: readonly CheckCase[]): CheckCase[] {
  const needsAccount = ({ needs }: CheckCase) => Number(needs?.includes("account") ?? false);
  return [...cases].sort(
    (a, b) =>
      costOfCase(a) - costOfCase(b) ||
      needsAccount(a) - needsAccount(b) ||
      areas.indexOf(a.area) - areas.indexOf(b.area),
  );
}
