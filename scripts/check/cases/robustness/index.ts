import { operations } from "../../contract/document.ts";
import type { CheckCase } from "../../engine/case.ts";
import type { Subject } from "../../knowledge/subject.ts";
import { fieldCases } from "./fields.ts";
import { matchingCases } from "./matching.ts";
import { wholeCases } from "./whole.ts";

/** What breaks servers although, or because, the documents say nothing special of it. Lists are requested with `depth` rows. */
export function robustnessCases(depth: number, subjects: readonly Subject[]): CheckCase[] {
  return [
    ...operations.flatMap((operation) => [...fieldCases(operation), ...wholeCases(operation)]),
    ...subjects.filter(({ lists }) => lists.length > 0).flatMap((subject) => matchingCases(subject, depth)),
  ];
}
