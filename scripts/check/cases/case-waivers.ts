import { UsageError } from "../../lib/errors.ts";
import type { CheckCase } from "../engine/case.ts";
import type { Contract } from "../contract/table.ts";
import type { ContractKnowledge } from "../knowledge/knowledge.ts";

/**
 * Asserts that every operation has a case for its charge, per row or none, or a waiver.
 *
 * @throws {UsageError} if an operation has neither or both; the message says what to add or remove.
 */
export function assertCases(
  cases: readonly CheckCase[],
  { operations }: Contract,
  { operation: knownOf }: ContractKnowledge,
): void {
  const problems = operations.flatMap(({ version, operation: { operationId } }) => {
    const name = `${version}/${operationId}`;
    const start = `${name}/metering/`;
    const isWaived = knownOf?.(version, operationId).caseWaivers?.charging !== undefined;
    const hasCase = cases.some(({ id }) => id === `${start}free` || id.startsWith(`${start}charge-`));
    if (hasCase && isWaived) return [`${name} has a case about charging; remove its waiver from caseWaivers`];
    if (hasCase || isWaived) return [];
    return [
      `${name} has no case about charging, because none can be derived: ` +
        `state its fields' x-effect and its rows' x-rows in openapi/, or add ` +
        `${version}: { ${operationId}: { charging: "why" } } to caseWaivers`,
    ];
  });
  if (problems.length > 0) throw new UsageError(problems.join("\n"));
}
