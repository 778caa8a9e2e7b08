import { areas, type CheckCase } from "./case.ts";
import { costAtMost, highestPrice } from "./cost.ts";

/** Microdollars at most. */
export function costOfCase({ operation, rows, dearRows = 0 }: CheckCase): number {
  return (operation ? costAtMost(operation, rows) : 0) + dearRows * highestPrice;
}

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
