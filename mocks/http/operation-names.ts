import { operations, type Operation, type Version } from "@adintel/client/operations";
import { byPreference } from "../../scripts/lib/versions.ts";

/** Every operation with the names that it goes by: its id, and that with its version. */
export const namedOperations = byPreference.flatMap((version) =>
  Object.values<Operation>(operations[version]).map((operation) => ({
    version,
    operation,
    names: namesOf(version, operation),
  })),
);

/** All ids of operations, each once. */
export const operationIds = [...new Set(namedOperations.map(({ operation }) => operation.operationId))];

/** All names of operations. */
export const operationNames: ReadonlySet<string> = new Set(namedOperations.flatMap(({ names }) => names));

/** Whether a list of names has an operation. */
export function isNamed(list: readonly string[], version: Version, operation: Operation): boolean {
  return namesOf(version, operation).some((name) => list.includes(name));
}

function namesOf(version: Version, { operationId }: Operation): [id: string, withVersion: string] {
  return [operationId, `${version}/${operationId}`];
}
