import type { Version } from "@adintel/client/operations";
import { areas, type CheckCase, costOfCase } from "./case.ts";
import learned from "./order.json" with { type: "json" };

/*
 * A run may end at any limit, so the cases that found most faults for their requests come first. `npm run learn` measures that
 * on servers with known faults and writes order.json.
 */

const expenses: Record<string, number[] | undefined> = learned.cases;
const ids = Object.keys(expenses);
const ranks = new Map(ids.map((id, place) => [id, place]));
/** Of cases with the same rule about any operation, by the name that they share. */
const ranksOfKinds = new Map(ids.map((id, place) => [kindOf(id), place]));

/**
 * A first response of every operation, then what finds most for its requests. Cases that were not there when that was learned
 * come with those of the same kind. Among equals, what is free or refused comes before what costs something.
 */
export function inOrder(cases: readonly CheckCase[]): CheckCase[] {
  return cases
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

function rankOf(one: CheckCase): number {
  if (isFirst(one)) return -1;
  return ranks.get(one.id) ?? ranksOfKinds.get(kindOf(one.id)) ?? Infinity;
}

/** `meaning/order` of `v2/listAccountCollabs/meaning/order`. */
function kindOf(id: string): string {
  return id.split("/").slice(2).join("/");
}

function needsAccount({ needs }: CheckCase): number {
  return Number(needs?.includes("account") ?? false);
}

/** What a case took on servers without a fault, beside what those before it took. */
export function measured(id: string): { requests: number; microdollars: number } {
  const [requests = 0, microdollars = 0] = expenses[id] ?? learned.others;
  return { requests, microdollars };
}
