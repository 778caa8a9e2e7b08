import { answeredOf, isIgnored, numberFrom, type Answered } from "../../rules/answered.ts";
import { orderOf, type ShownOrder } from "../../rules/order.ts";
import { shown } from "../../rules/row.ts";
import { fieldBy, type FilterField } from "../../contract/subject.ts";
import { keyHeaders } from "../../../lib/server-flags.ts";
import { fieldsOf, parseJson, type Fields } from "../../contract/fields.ts";
import { mayBePageSize } from "../../session/page-sizes.ts";
import { headerOf } from "../recording/recorded.ts";
import type { Entry } from "../recording/exchange.ts";

export interface Listing extends Answered {
  entry: Entry;
  /** When it was asked for, in milliseconds since 1970. */
  at: number;
  /** What identifies each row, in their order. */
  keys: string[];
  /** Whether the document only assumes what identifies a row. */
  isKeyAssumed: boolean;
  /** `undefined`: not sent, and no default is stated. */
  limit: number | undefined;
  /** Whether the request has a limit of its own, and not the default. */
  isLimited: boolean;
  /** Rows before the first one, and what was sent for that, such as `offset 20`. */
  offset: number;
  start: string;
  /** Whether there are no rows behind these. */
  isEnd: boolean;
  /** Whether there are no more rows than these, and none before them. */
  isWhole: boolean;
  order: { by: ShownOrder; assumed: boolean } | undefined;
  /** What was sent, as text by field; a default where one is stated and the field was left out. */
  sent: ReadonlyMap<FilterField, string>;
  /** Two listings of the same are of the same account, caller and unknown fields. */
  same: string;
  /** What its rows show, in no order: two of these differ if the data moved. */
  content: string;
}

/** An entry as a list to compare; `undefined` if it is none, or one that a search or a language model found. */
export function listingOf(entry: Entry): Listing | undefined {
  const { exchange, found, at } = entry;
  if (entry.isRequestUnknown || entry.isBodyUnknown || !found.hasMethod || at === undefined) return undefined;
  // What a cache kept is older than the request.
  if (Number(exchange.headers.get("Age") ?? 0) > 0) return undefined;
  const answered = answeredOf(exchange, undefined);
  if (!answered?.list) return undefined;
  const { subject, list, rows, values } = answered;
  // What a text finds, and in which order, may change from one request to the next.
  if ([...values.keys()].some(({ by }) => by === "search" || by === "prompt")) return undefined;
  const number = (by: "limit" | "offset") => {
    const field = fieldBy(subject, by);
    return field && !isIgnored(answered, field) ? numberFrom(values.get(field)) : undefined;
  };
  const { firstPage = null } = subject.operation.paging?.offset ?? {};
  const [limit, sent = firstPage ?? 0] = [number("limit"), number("offset")];
  const offset = firstPage === null ? sent : (sent - firstPage) * (limit ?? 0);
  const order = orderOf(answered);
  const key = list.key ?? "value";
  // Rows that nothing identifies cannot be looked for in another list.
  if (rows.some((row) => (shown(row, key) ?? undefined) === undefined)) return undefined;
  const isEnd = limit !== undefined && rows.length < limit;
  return {
    ...answered,
    entry,
    at,
    limit,
    offset,
    start: `${fieldBy(subject, "offset")?.name} ${sent}`,
    order,
    isLimited: sendsLimit(answered),
    keys: rows.map((row) => String(shown(row, key))),
    isKeyAssumed: list.assumed?.includes("key") === true,
    isEnd,
    isWhole: isEnd && offset === 0,
    sent: new Map([...values].map(([field, value]) => [field, JSON.stringify(value)])),
    same: JSON.stringify([
      found.version,
      subject.id,
      exchange.url.replace(/\?.*/s, ""),
      keyHeaders.map((header) => headerOf(entry.recorded.requestHeaders, header)),
      unknownOf(answered),
    ]),
    content: JSON.stringify(rows.map((row) => JSON.stringify(row)).sort()),
  };
}

/**
 * A server may read a high limit as a lower one, where no document states the highest, so that a list which was cut looks as if it
 * were whole. It does not if its number of rows is none that servers cut at, or if a list of the same operation has more rows; one
 * that asked for no limit may have more than any limit gives.
 */
export function withCuts(listings: readonly Listing[]): Listing[] {
  const most = new Map<Listing["subject"], number>();
  for (const listing of listings) {
    const { subject, rows, isLimited } = listing;
    if (isLimited) most.set(subject, Math.max(most.get(subject) ?? 0, rows.length));
  }
  return listings.map((listing) => {
    const { subject, rows } = listing;
    const isOpen = subject.operation.paging?.limit.maximum === null;
    const mayBeCut = isOpen && mayBePageSize(rows.length) && rows.length >= (most.get(subject) ?? 0);
    return mayBeCut ? { ...listing, isEnd: false, isWhole: false } : listing;
  });
}

function sendsLimit({ subject, exchange }: Answered): boolean {
  const field = fieldBy(subject, "limit");
  if (!field) return false;
  return field.in === "query"
    ? queryOf(exchange).some(([name]) => name === field.name)
    : field.name in fieldsOf(parseJson(exchange.requestText ?? ""));
}

function queryOf({ url }: Answered["exchange"]): [name: string, value: string][] {
  return [...new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? "")];
}

/** What was sent beside the fields of the documents, and fields sent twice, which nothing is known of. */
function unknownOf({ subject, exchange }: Answered): string[] {
  const inBody = new Set(subject.fields.filter((field) => field.in === "body").map(({ name }) => name));
  const inQuery = new Set(subject.fields.filter((field) => field.in === "query").map(({ name }) => name));
  const query = queryOf(exchange);
  const times = (name: string) => query.filter(([other]) => other === name).length;
  const body = leaves(fieldsOf(parseJson(exchange.requestText ?? "")), "", inBody);
  return [
    ...query.filter(([name]) => !inQuery.has(name) || times(name) > 1).map((pair) => pair.join("=")),
    ...body.filter(([name]) => !inBody.has(name)).map((pair) => pair.join("=")),
  ].sort();
}

function leaves(fields: Fields, prefix: string, known: ReadonlySet<string>): [name: string, value: string][] {
  return Object.entries(fields).flatMap(([key, value]): [string, string][] => {
    const name = `${prefix}${key}`;
    const isParent = [...known].some((one) => one.startsWith(`${name}.`));
    return isParent ? leaves(fieldsOf(value), `${name}.`, known) : [[name, JSON.stringify(value)]];
  });
}

export function differences(one: Listing, other: Listing): FilterField[] {
  const fields = new Set([...one.sent.keys(), ...other.sent.keys()]);
  return [...fields].filter((field) => one.sent.get(field) !== other.sent.get(field));
}

/** What rows show of the field that they are ordered by. */
export interface Valued {
  values: unknown[];
  /** Where unknown ones stand is not stated. */
  hasUnknown: boolean;
}

export function valuesOf({ rows }: Listing, field: string): Valued {
  const values = rows.map((row) => shown(row, field));
  return { values, hasUnknown: values.some((value) => value === null || value === undefined) };
}

/** What two lists show of a rule: that it is kept, or how it is broken. */
export interface Shows {
  name: string;
  rule: string;
  at: "parameters" | "requestBody" | "responses/200";
  /** The documents only assume the rule. */
  assumed: boolean;
  /** `undefined`: it is kept. */
  broken: { expected: string; got: string } | undefined;
}

/**
 * Compares two lists of one operation and account that differ in some fields of the request; the earlier first. Nothing if
 * the rule is not about these.
 */
export type Relation = (one: Listing, other: Listing, differing: readonly FilterField[]) => Shows[];

/** Whether requests differ in nothing but fields that do one of some things. */
export function differIn(differing: readonly FilterField[], ...ways: FilterField["by"][]): boolean {
  return differing.length > 0 && differing.every(({ by }) => ways.includes(by));
}

/** The field that does something, and where it stands. */
export function fieldOf(
  { subject }: Listing,
  by: FilterField["by"],
): { name: string; at: "parameters" | "requestBody" } {
  const field = subject.fields.find((one) => one.by === by);
  return { name: field?.name ?? by, at: field?.in === "query" ? "parameters" : "requestBody" };
}
