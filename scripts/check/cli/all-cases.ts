import type { CheckCase } from "../engine/case.ts";
import { contract, type Contract } from "../contract/table.ts";
import { accessCases } from "../cases/access.ts";
import { documentCases } from "../cases/from-document.ts";
import { firstCases } from "../cases/first.ts";
import { effectCases } from "../cases/effects/index.ts";
import { missingCases } from "../cases/effects/missing-cases.ts";
import { pagingCases } from "../cases/paging.ts";
import { robustnessCases } from "../cases/robustness/index.ts";
import { transportCases } from "../cases/transport.ts";
import { assertCases } from "../cases/case-waivers.ts";
import { chargedCases } from "../cases/metering/charged.ts";
import { creditCases } from "../cases/metering/credits.ts";
import { freeCases } from "../cases/metering/free.ts";
import { rateLimitCases } from "../cases/metering/rate-limits.ts";
import { UsageError } from "../../lib/errors.ts";
import type { ContractKnowledge } from "../knowledge/knowledge.ts";
import { subjects, withWords, type Subject } from "../knowledge/subject.ts";
import { unknownIdCases } from "../cases/unknown-ids.ts";
import { refusedCases } from "../cases/metering/refused.ts";

/**
 * Every case of the check; those about lists ask for `depth` rows at a time.
 *
 * @throws {UsageError} if an operation has neither a case nor a waiver.
 */
export function allCases(
  depth: number,
  knowledge: ContractKnowledge,
  documents: Contract = contract,
): CheckCase[] {
  const from = withWords(documents, knowledge);
  const all = subjects(from, knowledge);
  const cases = [
    ...firstCases(depth, from, all),
    ...documentCases(knowledge),
    ...accessCases(),
    ...transportCases(),
    ...meaningCases(depth, from, all, knowledge),
    ...meteringCases(from),
    ...robustnessCases(depth, all),
  ];
  // What nobody knows has no case, and no reason for that either.
  if (knowledge.operation) assertCases(cases, from, knowledge);
  return cases;
}

/**
 * Cases of what responses mean, by relations between them that hold for any data.
 *
 * @throws {UsageError} if a field of a request has neither a case nor a waiver.
 */
export function meaningCases(
  depth: number,
  from: Contract,
  all: readonly Subject[],
  { operation, cases: ownCases = () => [] }: ContractKnowledge,
): CheckCase[] {
  const cases = [
    ...pagingCases(depth, from, all),
    ...unknownIdCases(from),
    ...all.flatMap((subject) => effectCases(subject, depth)),
    ...ownCases(depth, from, all),
  ];
  const lacking = operation ? missingCases(all, cases) : [];
  if (lacking.length > 0) throw new UsageError(lacking.join("\n"));
  return cases;
}

/** What calls are charged, as the mock's ledger has it, and how many may come in a minute. */
function meteringCases(table: Contract): CheckCase[] {
  return [chargedCases, freeCases, refusedCases, creditCases, rateLimitCases].flatMap((cases) =>
    cases(table),
  );
}
