import type { Contract } from "../contract/table.ts";
import {
  subjectOf,
  type FilterField,
  type ReadingsOf,
  type Subject as Documented,
} from "../contract/subject.ts";
import type { ContractKnowledge, OperationKnowledge, Sample } from "./knowledge.ts";

// An operation as cases see it takes the place of the one that is read from the documents alone.
export * from "../contract/subject.ts";

/** An operation whose rows are compared, with what is known of it beside its document. */
export interface Subject extends Documented {
  known?: OperationKnowledge;
}

/** Every operation with what its document and its row of the table say of it, and what is known beside them. */
export function subjects(
  { operations }: Contract,
  { operation: knownOf }: ContractKnowledge = {},
): Subject[] {
  return operations.map(({ version, operation, document }) => {
    const knowledge = knownOf?.(version, operation.operationId) ?? {};
    return { ...subjectOf(operation, document, { readings: knowledge.readings }), known: knowledge };
  });
}

export function sampleOf({ known }: Subject, { name }: Pick<FilterField, "name">): Sample | undefined {
  return known?.samples?.[name];
}

/** How rows' words are read where the documents do not say it. */
export function readingsOf({ operation: knownOf }: ContractKnowledge): ReadingsOf {
  return (version, id) => knownOf?.(version, id).readings;
}

/** A contract whose operations are searched by the words that are known. */
export function withWords(contract: Contract, { operation: knownOf }: ContractKnowledge): Contract {
  const operations = contract.operations.map((listed) => {
    const { words } = knownOf?.(listed.version, listed.operation.operationId) ?? {};
    return { ...listed, ...(words && { words }) };
  });
  return { ...contract, operations };
}
