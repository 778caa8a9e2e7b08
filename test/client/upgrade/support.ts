import { operations, type Operation } from "@adintel/client/operations";
import * as upgrades from "@adintel/client/upgrade";

/** What any upgrade answers. */
export interface AnyUpgrade {
  calls: readonly { operation: string; parameters: readonly unknown[] }[];
  lost: readonly upgrades.Remark[];
  unclear: readonly upgrades.Remark[];
  obstacle?: string;
}

/** Calls the function for an operation of v1 by name, as JavaScript can: without what the types demand. */
export function upgradeOf(operationId: string, ...parameters: unknown[]): AnyUpgrade {
  const name = `upgrade${operationId.replace(/^./, (letter) => letter.toUpperCase())}`;
  const found = Object.entries(upgrades).find(([key]) => key === name)?.[1];
  if (typeof found !== "function") throw new Error(`there is no ${name}`);
  return Reflect.apply(found, undefined, parameters) as AnyUpgrade;
}

export const legacyOperations: Operation[] = Object.values(operations.v1);

/** What a call of v2's client sends, in the parts that the contract tells apart. */
export function partsOf({ operation, parameters }: AnyUpgrade["calls"][number]) {
  const row = Object.values<Operation>(operations.v2).find(({ operationId }) => operationId === operation);
  if (!row) throw new Error(`v2 has no ${operation}`);
  const rest = [...parameters];
  const path = row.pathParameters.length > 0 ? { id: String(rest.shift()) } : {};
  const input = rest.shift();
  return {
    path,
    query: (row.queryParameters.length > 0 ? (input ?? {}) : {}) as Record<string, unknown>,
    body: row.requestBody ? input : undefined,
    left: rest,
  };
}

/** What stands at a place such as `body.filters.daysRun`. */
export function at(value: unknown, place: string): unknown {
  return place
    .split(".")
    .reduce<unknown>(
      (found, key) => (typeof found === "object" && found !== null ? Reflect.get(found, key) : undefined),
      value,
    );
}
