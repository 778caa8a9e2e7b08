import { operations, type Operation as Row } from "@adintel/client/operations";
import { fieldsOf } from "./fields.ts";
import type { Sending } from "./sending/exchange.ts";

/** Rows that a request may be charged for at most, if the server keeps the contract. */
export function worstRows(operation: Row, { query = {}, body }: Pick<Sending, "query" | "body">): number {
  if (operation.billing?.microdollarsPerRow === 0) return 0;
  const fields = fieldsOf(body);
  const least = minimumRows(operation);
  const ids = [fields["brandIds"], fields["ids"]].find(Array.isArray);
  if (ids) return Math.max(ids.length, least);
  const { paging } = operation;
  if (!paging) return Math.max(isOpenList(operation) ? highestDefault : 1, least);
  const asked = paging.in === "body" ? fields[paging.limit.name] : query[paging.limit.name];
  const rows = Number(asked ?? paging.limit.default ?? highestDefault);
  return Math.max(Number.isFinite(rows) ? rows : 1, least);
}

/** Whether it may answer a list, of which the document says nothing but what took its place. */
function isOpenList({ replacedBy, rows }: Row): boolean {
  const successors = Object.values<Row>(operations.v2).filter(({ operationId }) =>
    (replacedBy ?? []).some((one) => one.operationId === operationId),
  );
  return rows === null && successors.some(({ paging }) => paging !== null);
}

/** Where a default is not stated, the highest of those that are has to do. */
const highestDefault = highest(({ paging }) => paging?.limit.default);

/** What rows cost in microdollars, or 0 where no document states a price. */
export function costOf(operation: Row, rows: number): number {
  return rows * (operation.billing?.microdollarsPerRow ?? 0);
}

/** Microdollars for a row of the dearest operation of which a document states a price. */
export const highestPrice = highest(({ billing }) => billing?.microdollarsPerRow);

/** The highest number that any operation of either version has. */
function highest(of: (operation: Row) => number | null | undefined): number {
  const rows = [operations.v1, operations.v2].flatMap((table) => Object.values<Row>(table));
  return Math.max(...rows.map((row) => of(row) ?? 0));
}

/** What rows may cost in microdollars: where no document states a price, that of the dearest rows of which one does. */
export function costAtMost(operation: Row, rows: number): number {
  return rows * (isUnpriced(operation) ? highestPrice : (operation.billing?.microdollarsPerRow ?? 0));
}

/** Rows that an answer is charged for, if the server keeps the contract: those that came, or what is charged at least. */
export function chargedRows({ billing }: Row, { body }: Pick<Sending, "body">, count: number): number {
  if (!billing || !("minimumRows" in billing)) return count;
  const when: [string, unknown][] = Object.entries(
    "minimumRowsWhen" in billing ? billing.minimumRowsWhen : {},
  );
  const applies = when.every(([name, value]) => fieldsOf(body)[name] === value);
  return applies ? Math.max(count, billing.minimumRows) : count;
}

/** Whether rows of an operation may cost something that no document states. */
export function isUnpriced({ billing }: Row): boolean {
  return billing === null;
}

/** Rows that are charged for at least. Whether the minimum applies may depend on the body; the worst is that it does. */
function minimumRows({ billing }: Row): number {
  return billing && "minimumRows" in billing ? billing.minimumRows : 0;
}
