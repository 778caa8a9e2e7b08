import type { CheckCase } from "../case.ts";
import { contract, type Contract } from "../contract/table.ts";
import { accessCases } from "./access.ts";
import { documentCases } from "./from-document.ts";
import { firstCases } from "./first.ts";
import { meaningCases } from "./meaning/index.ts";
import { meteringCases } from "./metering/index.ts";
import { transportCases } from "./transport.ts";
import { demandCases } from "./waivers.ts";

/**
 * Every case of the check; those about lists ask for `depth` rows at a time.
 *
 * @throws {UsageError} if an operation has neither a case nor a waiver.
 */
export function allCases(depth: number, from: Contract = contract): CheckCase[] {
  const cases = [
    ...firstCases(depth, from),
    ...documentCases(),
    ...accessCases(),
    ...transportCases(),
    ...meaningCases(depth, from),
    ...meteringCases(from),
  ];
  demandCases(cases, from);
  return cases;
}
