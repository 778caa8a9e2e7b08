import type { CheckCase } from "./case.ts";
import { costAtMost, highestPrice } from "../contract/cost.ts";

/** Microdollars at most. */
export function costOfCase({ operation, rows, dearRows = 0 }: CheckCase): number {
  return (operation ? costAtMost(operation, rows) : 0) + dearRows * highestPrice;
}
