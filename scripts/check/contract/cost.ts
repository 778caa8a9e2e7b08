import { successorOf, versions } from "../../lib/versions.ts";
import { entriesOf, type Operation } from "./table.ts";
import { fieldsOf, type Fields } from "./fields.ts";

/*
 * What requests are charged, as the check reads the documents. The client and the mock have rules of their own, so that a
 * mistake in one of them shows.
 */

/** What of a request decides how many rows it is charged for. */
interface BilledRequest {
  query?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** Rows that a response is charged for, if the server keeps the contract: those returned, or the minimum. */
export function chargedRows(entry: Operation, { body }: Pick<BilledRequest, "body">, count: number): number {
  return Math.max(count, appliesMinimum(entry, body) ? minimumRows(entry) : 0);
}

/** Whether the minimum is charged for a request with this body. */
export function appliesMinimum({ billing }: Operation, body: unknown): boolean {
  if (billing?.minimumRows === undefined) return false;
  const when = Object.entries(billing.minimumRowsWhen ?? {});
  return when.every(([name, value]) => fieldsOf(body)[name] === value);
}

/** Rows that are charged for at least. Whether the minimum applies may depend on the body. */
function minimumRows({ billing }: Operation): number {
  return billing?.minimumRows ?? 0;
}

/** Whether every response is charged for a row at least: one account is returned, or the minimum always applies. */
export function chargesAlways({ billing, lists }: Operation): boolean {
  if (!billing || billing.microdollarsPerRow === 0) return false;
  const hasMinimum = (billing.minimumRows ?? 0) > 0 && billing.minimumRowsWhen === undefined;
  return lists.length === 0 || hasMinimum;
}

/** What rows cost in microdollars, or 0 where no document states a price. */
export function costOf({ billing }: Operation, rows: number): number {
  return rows * (billing?.microdollarsPerRow ?? 0);
}

export function isFree({ billing }: Operation): boolean {
  return billing?.microdollarsPerRow === 0;
}

/** Whether the documents, not the specification, state the price of an operation. */
export function isPriceAssumed({ billing }: Operation): boolean {
  return billing?.assumed?.includes("microdollarsPerRow") ?? false;
}

/** Whether rows of an operation may cost something that no document states. */
export function isUnpriced({ billing }: Operation): boolean {
  return billing === null;
}

/** Rows that a request may be charged for at most, if the server keeps the contract. */
export function worstRows(entry: Operation, { query = {}, body }: BilledRequest): number {
  if (isFree(entry)) return 0;
  const fields = fieldsOf(body);
  const least = minimumRows(entry);
  const ids = idFields(entry)
    .map((name) => fields[name])
    .find(Array.isArray);
  if (ids) return Math.max(ids.length, least);
  const { paging } = entry;
  if (!paging) return Math.max(isOpenList(entry) ? highestDefault : 1, least);
  const asked = paging.in === "body" ? fields[paging.limit.name] : query[paging.limit.name];
  const rows = Number(asked ?? paging.limit.default ?? highestDefault);
  return Math.max(Number.isFinite(rows) ? rows : 1, least);
}

/** The fields that name rows by what identifies them, so that no more rows are returned than are named. */
function idFields({ effects, lists }: Operation): string[] {
  const keys = lists.map(({ key }) => key);
  return Object.keys(effects).filter((name) => {
    const { by, field } = effects[name] ?? {};
    return by === "equals" && field !== undefined && keys.includes(field);
  });
}

/** Whether it may answer a list, of which the document says nothing but what took its place. */
function isOpenList(entry: Operation): boolean {
  const ids = entry.replacedBy.map(({ operationId }) => operationId);
  const next = versions.filter((version) => entriesOf(version).includes(entry)).map(successorOf);
  const successors = next.flatMap((version) => (version === undefined ? [] : entriesOf(version)));
  return (
    entry.lists.length === 0 &&
    successors.some(({ operationId, paging }) => ids.includes(operationId) && paging !== null)
  );
}

/** Where a default is not stated, the highest of those that are has to do. */
const highestDefault = highest(({ paging }) => paging?.limit.default);

/** Microdollars for a row of the dearest operation of which a document states a price. */
export const highestPrice = highest(({ billing }) => billing?.microdollarsPerRow);

/** The highest number that any operation of any version has. */
function highest(of: (entry: Operation) => number | null | undefined): number {
  return Math.max(...versions.flatMap(entriesOf).map((entry) => of(entry) ?? 0));
}

/** What rows may cost in microdollars: where no document states a price, that of the dearest rows of which one does. */
export function costAtMost(entry: Operation, rows: number): number {
  return isUnpriced(entry) ? rows * highestPrice : costOf(entry, rows);
}

/** How many rows a response says that it has, or else has; a single row comes without a count. */
export function rowCount({ lists }: Pick<Operation, "lists">, body: Fields): number {
  const counts = lists.flatMap(({ count = "count" }) => (count === null ? [] : body[count]));
  const count = [...counts, body["count"]].find((value) => typeof value === "number");
  return count ?? lists.map((list) => body[list.in]).find(Array.isArray)?.length ?? 1;
}
