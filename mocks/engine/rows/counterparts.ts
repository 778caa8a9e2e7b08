import { operations } from "@adintel/client/operations";
import { memoize } from "../../../scripts/lib/memoize.ts";
import { predecessorOf, successorOf, versions, type Version } from "../../../scripts/lib/versions.ts";
import type { Operation, Table } from "./table.ts";

const table: Table = operations;

/**
 * The operations of other versions that this one takes the place of, then those that take its place, the nearest version
 * first. What the documents leave open of an operation, they may state of one of these.
 */
export const counterparts = memoize((operation: Operation): Operation[] => {
  // A test may bring a copy that differs in what the fields do.
  const { operationId, replacedBy } = operation;
  const version = versions.find((candidate) => table[candidate][operationId]?.replacedBy === replacedBy);
  if (!version) return [];
  return [
    ...lineage([operation], version, predecessorOf, (newer, older) => isReplaced(older, newer)),
    ...lineage([operation], version, successorOf, isReplaced),
  ];
});

function lineage(
  from: readonly Operation[],
  version: Version,
  step: (version: Version) => Version | undefined,
  isLinked: (one: Operation, other: Operation) => boolean,
): Operation[] {
  const next = step(version);
  if (!next || from.length === 0) return [];
  const linked = Object.values(table[next]).filter((other) => from.some((one) => isLinked(one, other)));
  return [...linked, ...lineage(linked, next, step, isLinked)];
}

/** Where the documents name no replacement, an operation goes on under its id. */
function isReplaced({ operationId, replacedBy }: Operation, newer: Operation): boolean {
  if (replacedBy.length === 0) return operationId === newer.operationId;
  return replacedBy.some((replacement) => replacement.operationId === newer.operationId);
}
