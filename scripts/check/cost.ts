import { operations, type Operation as Row } from "@adintel/client/operations";
import type { Sending } from "./sending/exchange.ts";

/** Rows that a request may be charged for at most, if the server keeps the contract. */
export function worstRows(operation: Row, { query = {}, body }: Pick<Sending, "query" | "body">): number {
  if (operation.billing?.microdollarsPerRow === 0) return 0;
  const fields = fieldsOf(body);
  const least = minimumRows(operation);
  const ids = [fields["brandIds"], fields["ids"]].find(Array.isArray);
  if (ids) return Math.max(ids.length, least);
  const { paging } = operation;
  if (!paging) return Math.max(1, least);
  const asked = paging.in === "body" ? fields[paging.limit.name] : query[paging.limit.name];
  const rows = Number(asked ?? paging.limit.default ?? highestDefault);
  return Math.max(Number.isFinite(rows) ? rows : 1, least);
}

/** Where a default is not stated, the highest of those that are has to do. */
const highestDefault = Math.max(
  ...[operations.v1, operations.v2].flatMap((table) =>
    Object.values<Row>(table).map(({ paging }) => paging?.limit.default ?? 0),
  ),
);

/** What rows cost in microdollars, or 0 where no document states a price. */
export function costOf(operation: Row, rows: number): number {
  return rows * (operation.billing?.microdollarsPerRow ?? 0);
}

/** Whether rows of an operation may cost something that no document states. */
export function isUnpriced({ billing }: Row): boolean {
  return billing === null;
}

/** Rows that are charged for at least. Whether the minimum applies may depend on the body; the worst is that it does. */
function minimumRows({ billing }: Row): number {
  return billing && "minimumRows" in billing ? billing.minimumRows : 0;
}

export function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === "object" && body !== null ? { ...body } : {};
}
