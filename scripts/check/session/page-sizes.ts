import { costAtMost } from "../contract/cost.ts";
import type { Operation, OperationRef } from "../contract/table.ts";
import type { Fields } from "../contract/fields.ts";
import type { AnyQuestion } from "./questions.ts";
import type { Exchange } from "../http/exchange.ts";
import type { Session, Tally } from "./session.ts";
import { memoize } from "../../lib/memoize.ts";

/*
 * How many rows come at once where no document states the highest limit: a server may refuse a limit, or read it as a lower
 * one. Either is found out once for each operation of a run.
 */

interface ObservedPages {
  /** The highest limit that was answered. */
  accepted: number;
  /** No more rows than these come at once. */
  maxRows: number;
  /** The most rows that came. */
  rows: number;
  /** Lists of which nothing came behind the last row, by their filters and the keys of their rows in any order. */
  ended: Set<string>;
}

/** By the tally of a run, which all its sessions share. */
const pagesBy = memoize((_tally: Tally) => new Map<Operation, ObservedPages>());

function seenOf({ tally }: Session, operation: Operation): ObservedPages {
  const byOperation = pagesBy(tally);
  const seen = byOperation.get(operation) ?? {
    accepted: 0,
    maxRows: Infinity,
    rows: 0,
    ended: new Set<string>(),
  };
  byOperation.set(operation, seen);
  return seen;
}

/** Rows that come at once at least, whatever is asked for. */
const minPageSize = 5;

/** Limits to fall back to, as services have them. */
const commonPageSizes = [100, 50, 25, 20, 10, 5, 3, 2];

/** A question with a limit that the server takes, as far as that is known by now. */
export function fitted(session: Session, { operation }: OperationRef, question: AnyQuestion): AnyQuestion {
  const limit = openLimit(operation, question);
  const { maxRows } = seenOf(session, operation);
  return limit === undefined || limit <= maxRows ? question : paged(operation, question, { limit: maxRows });
}

/** Asks, with a lower limit where the server refuses that of the question and not the question as such. */
export async function askInPages(
  session: Session,
  { operation }: OperationRef,
  question: AnyQuestion,
  ask: (question: AnyQuestion) => Promise<Exchange>,
): Promise<Exchange> {
  const exchange = await ask(question);
  const limit = openLimit(operation, question);
  if (limit === undefined) return exchange;
  const seen = seenOf(session, operation);
  if (exchange.status === 200) seen.accepted = Math.max(seen.accepted, limit);
  if (exchange.status !== 400 || limit <= Math.max(1, seen.accepted)) return exchange;
  const single = await ask(paged(operation, question, { limit: 1 }));
  if (single.status !== 200) return exchange;
  seen.accepted = Math.max(seen.accepted, 1);
  for (const size of commonPageSizes.filter((one) => one < limit && one > seen.accepted)) {
    const fewer = await ask(paged(operation, question, { limit: size }));
    if (fewer.status !== 200) continue;
    seen.accepted = size;
    seen.maxRows = size;
    return fewer;
  }
  seen.maxRows = seen.accepted;
  return seen.maxRows === 1 ? single : ask(paged(operation, question, { limit: seen.maxRows }));
}

/**
 * Whether a list that is shorter than its limit may go on all the same. Where there is an offset, the row behind it is asked
 * for; where there is none, a round number of rows may be the most that come at once, unless more have come before.
 */
export async function mayGoOn(
  session: Session,
  { operation }: OperationRef,
  question: AnyQuestion,
  rows: readonly Fields[],
  ask: (question: AnyQuestion) => Promise<{ status: number; rows: readonly Fields[] }>,
): Promise<boolean> {
  const { paging } = operation;
  const { length } = rows;
  const limit = openLimit(operation, question);
  if (!paging || length === 0 || limit === undefined) return false;
  const seen = seenOf(session, operation);
  if (length < seen.rows) return false;
  seen.rows = length;
  if (length >= seen.maxRows) return true;
  const key = operation.lists.find((list) => list.key)?.key ?? "value";
  const known = new Set(rows.map((row) => row[key]));
  const all = JSON.stringify([filtersOf(operation, question), [...known].map(String).sort()]);
  // The same rows in another order.
  if (seen.ended.has(all)) return false;
  if (paging.offset && session.affords(costAtMost(operation, 1))) {
    const { firstPage } = paging.offset;
    const sent = Number(fieldsOfPage(operation, question)[paging.offset.name] ?? firstPage ?? 0);
    const before = firstPage === null ? sent : (sent - firstPage) * limit;
    const next = await ask(paged(operation, question, { limit: 1, offset: before + length }));
    if (next.status === 200) {
      const goesOn = next.rows.some((row) => !known.has(row[key]));
      if (goesOn) seen.maxRows = length;
      else seen.ended.add(all);
      // A list that ends there says of the next one that long too that it was not cut, unless pages may have that size.
      if (!goesOn && !isPageSize(length)) seen.rows = length + 1;
      return goesOn;
    }
  }
  return mayBePageSize(length);
}

/** Whether so many rows, of which no more came, may be the most that come at once. Fewer are no page size. */
export function mayBePageSize(length: number): boolean {
  return length >= minPageSize && (length % 5 === 0 || Number.isInteger(Math.log2(length)));
}

/** Whether a server that has a highest limit may have this one. */
function isPageSize(length: number): boolean {
  return length % 10 === 0 || commonPageSizes.includes(length) || Number.isInteger(Math.log2(length));
}

/** What a question says of which rows it is about, whatever their order and the page. */
function filtersOf(operation: Operation, { id, query, body }: AnyQuestion): unknown[] {
  const isFilter = ([name, value]: [string, unknown]) =>
    value !== undefined && !["limit", "offset", "page", "order"].includes(operation.effects[name]?.by ?? "");
  const fields = Object.entries({ ...query, ...body }).filter(isFilter);
  return [id, ...fields.sort(([a], [b]) => (a < b ? -1 : 1))];
}

/** The limit of a question; `undefined` where there is none, or a document states how high it may be. */
function openLimit(operation: Operation, question: AnyQuestion): number | undefined {
  const { paging } = operation;
  if (!paging || paging.limit.maximum !== null) return undefined;
  const limit = fieldsOfPage(operation, question)[paging.limit.name];
  return typeof limit === "number" ? limit : undefined;
}

function fieldsOfPage({ paging }: Operation, { query, body }: AnyQuestion): Fields {
  return (paging?.in === "body" ? body : query) ?? {};
}

/** A question for some rows at most, and behind others; of pages, the first that has none of these others. */
export function paged({ paging }: Operation, question: AnyQuestion, page: Page): AnyQuestion {
  if (!paging) return question;
  const limit = page.limit === undefined ? undefined : Math.min(page.limit, paging.limit.maximum ?? Infinity);
  const { firstPage = null } = paging.offset ?? {};
  const offset =
    page.offset === undefined || firstPage === null
      ? page.offset
      : firstPage + Math.ceil(page.offset / (limit ?? paging.limit.default ?? 1));
  const given = [
    [paging.limit.name, limit],
    [paging.offset?.name, offset],
  ].filter(([name, value]) => name !== undefined && value !== undefined);
  const fields = Object.fromEntries(given) as Record<string, number>;
  return paging.in === "body"
    ? { ...question, body: { ...question.body, ...fields } }
    : { ...question, query: { ...question.query, ...fields } };
}

export interface Page {
  limit?: number;
  offset?: number;
}
