import type { Version } from "@adintel/client/operations";
import { areas, type CheckCase, costOfCase } from "./case.ts";

/*
 * A run may end at any limit, so the cases that found most faults for their requests come first. `npm run learn` measures that
 * on servers with known faults and writes a {@link LearnedOrder}: what comes first, by its id, then groups of cases, by what their
 * ids begin with. The rest is in no list.
 */

type CostTable = Readonly<Record<string, readonly number[] | undefined>>;

/** Requests and microdollars: of a case that is listed or each of its group, and of others on average. */
export interface LearnedOrder {
  cases: CostTable;
  others: CostTable;
}

/** The order of a run, and what cases took on servers without a fault. */
export interface CaseOrder {
  inOrder(cases: readonly CheckCase[]): CheckCase[];
  /** What a case took beside what those before it took; `undefined` where nothing was measured. */
  measured(id: string): { requests: number; microdollars: number } | undefined;
}

export function createCaseOrder(learned?: LearnedOrder): CaseOrder {
  return {
    inOrder: orderBy(Object.keys(learned?.cases ?? {})),
    measured(id) {
      if (!learned) return undefined;
      const { cases, others } = learned;
      const [requests = 0, microdollars = 0] =
        cases[id] ?? cases[groupOf(id)] ?? others[meanGroupOf(id)] ?? [];
      return { requests, microdollars };
    },
  };
}

/**
 * A first response of every operation, then what is listed: by its id, or with its group. What is not listed comes behind, as
 * cases of the same kind did, about whichever operation. Among equals, what is free or refused comes before what costs something.
 */
export function orderBy(entries: readonly string[]): (cases: readonly CheckCase[]) => CheckCase[] {
  const ranks = new Map(entries.map((entry, place) => [entry, place]));
  const ranksOfKinds = new Map(entries.map((entry, place) => [kindOf(entry), place]));
  const rankOf = (one: CheckCase) => {
    if (isFirst(one)) return -1;
    const rank = ranks.get(one.id) ?? ranks.get(groupOf(one.id));
    return rank ?? entries.length + (ranksOfKinds.get(kindOf(one.id)) ?? Infinity);
  };
  return (cases) =>
    cases
      .map((one) => ({ one, rank: rankOf(one) }))
      .sort(
        (a, b) =>
          (a.rank === b.rank ? 0 : a.rank - b.rank) ||
          needsAccount(a.one) - needsAccount(b.one) ||
          costOfCase(a.one) - costOfCase(b.one) ||
          areas.indexOf(a.one.area) - areas.indexOf(b.one.area),
      )
      .map(({ one }) => one);
}

/** The case that asks an operation first. A run starts with these cases, whatever its limits. */
export function firstId(version: Version, operationId: string): string {
  return `${version}/${operationId}/shape/first`;
}

export function isFirst({
  id,
  version,
  operation,
}: Pick<CheckCase, "id" | "version" | "operation">): boolean {
  return operation !== null && id === firstId(version, operation.operationId);
}

/** `…/refusals/400.5` of `…/refusals/400.5-wrong-type-limit`; of a case without a number, its id. */
export function groupOf(id: string): string {
  return id.replace(/^([^/]+\/[^/]+\/[^/]+\/\d{3}\.\d+)-.*$/, "$1");
}

/** The same without version and operation: `refusals/400.5`, `meaning/order`. */
function kindOf(id: string): string {
  return groupOf(id).split("/").slice(2).join("/");
}

function needsAccount({ needs }: CheckCase): number {
  return Number(needs?.includes("account") ?? false);
}

/** What cases share of which only the mean is known, since none is listed: that they come first, or their area. */
export function meanGroupOf(id: string): string {
  return id.endsWith("/shape/first") ? "first" : (id.split("/")[2] ?? "");
}
