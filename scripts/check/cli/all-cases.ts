import type { CheckCase } from "../engine/case.ts";
import { contract, type Contract } from "../contract/table.ts";
import { accessCases } from "../cases/access.ts";
import { documentCases } from "../cases/from-document.ts";
import { firstCases } from "../cases/first.ts";
import { meaningCases } from "../cases/adintel/index.ts";
import { transportCases } from "../cases/transport.ts";
import { assertCases } from "../cases/case-waivers.ts";
import { chargedCases } from "../cases/metering/charged.ts";
import { creditCases } from "../cases/metering/credits.ts";
import { freeCases } from "../cases/metering/free.ts";
import { rateLimitCases } from "../cases/metering/rate-limits.ts";
import { refusedCases } from "../cases/metering/refused.ts";

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

/** What calls are charged, as the mock's ledger has it, and how many may come in a minute. */
function meteringCases(table: Contract): CheckCase[] {
  return [chargedCases, freeCases, refusedCases, creditCases, rateLimitCases].flatMap((cases) =>
    cases(table),
  );
}
