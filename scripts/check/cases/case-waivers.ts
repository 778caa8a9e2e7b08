import type { OperationId, Version } from "@adintel/client/operations";
import { UsageError } from "../../lib/errors.ts";
import type { CheckCase } from "../engine/case.ts";
import type { Contract, Listed } from "../contract/table.ts";

/** The topics that every operation needs a case for. */
const topics = {
  /** The charge for a response: per row, or none. */
  charging: {
    isCase: ({ id }: CheckCase, { operation, version }: Listed) => {
      const start = `${version}/${operation.operationId}/metering/`;
      return id === `${start}free` || id.startsWith(`${start}charge-`);
    },
  },
};

type Topic = keyof typeof topics;
type CaseWaivers = { [V in Version]?: { [I in OperationId<V>]?: Partial<Record<Topic, string>> } };

/** Why no case can be derived for a topic of an operation. */
export const caseWaivers: CaseWaivers = {
  v1: {
    postComments: { charging: "No part of its request is specified, and it is not known what it writes." },
  },
  v2: {
    postComments: { charging: "No part of its request is specified, and it is not known what it writes." },
  },
};

/**
 * Asserts that every operation has a case for every topic, or a waiver.
 *
 * @throws {UsageError} if an operation has neither or both; the message says what to add or remove.
 */
export function assertCases(
  cases: readonly CheckCase[],
  { operations }: Contract,
  waivers = caseWaivers,
): void {
  const problems = operations.flatMap((listed) => {
    const { version, operation } = listed;
    const { operationId } = operation;
    const ofVersion: Record<string, Partial<Record<Topic, string>> | undefined> = waivers[version] ?? {};
    return (Object.keys(topics) as Topic[]).flatMap((subject) => {
      const { isCase } = topics[subject];
      const isWaived = ofVersion[operationId]?.[subject] !== undefined;
      const hasCase = cases.some((candidate) => isCase(candidate, listed));
      const name = `${version}/${operationId}`;
      if (hasCase && isWaived)
        return [`${name} has a case about ${subject}; remove its waiver from caseWaivers`];
      if (hasCase || isWaived) return [];
      return [
        `${name} has no case about ${subject}, because none can be derived: ` +
          `state its fields' x-effect and its rows' x-rows in openapi/, or add ` +
          `${version}: { ${operationId}: { ${subject}: "why" } } to caseWaivers`,
      ];
    });
  });
  if (problems.length > 0) throw new UsageError(problems.join("\n"));
}
