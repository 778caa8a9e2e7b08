import type { CheckCase } from "../engine/case.ts";
import { contract, type Contract } from "../contract/table.ts";
import { accessCases } from "../cases/access.ts";
import { documentCases } from "../cases/from-document.ts";
import { firstCases } from "../cases/first.ts";
import { meaningCases } from "../adintel/cases/index.ts";
import { meteringCases } from "../cases/metering/index.ts";
import { transportCases } from "../cases/transport.ts";
import { assertCases } from "../cases/case-waivers.ts";

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
  assertCases(cases, from);
  return cases;
}
