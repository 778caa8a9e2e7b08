import type { SuccessResponse, AnyQuestion } from "../../session/questions.ts";
import {
  isRefusal,
  assert,
  requireData,
  Inconclusive,
  Refused,
  Violation,
  type Tools,
} from "../../engine/case.ts";
import type { Scope } from "../../knowledge/knowledge.ts";
import { withValue } from "../../contract/values.ts";
import { fieldsOf, type Fields } from "../../contract/fields.ts";
import { isFilter } from "../../rules/filter.ts";
import { measure, showing } from "../../rules/row.ts";
import { assertEach } from "../../session/rows.ts";
import { neutralOf, neutralValue } from "../../contract/neutral.ts";
import {
  fieldBy,
  isDear,
  type FilterField,
  type Order,
  type Subject,
  type Values,
} from "../../knowledge/subject.ts";

export type { Scope };
export { give, measure, shown, wordsOf } from "../../rules/row.ts";

/** The rows of a question, and what can be told of rows that are not among them. */
export interface Rows extends SuccessResponse {
  /** What the rows are said to be ordered by. */
  order: Order | undefined;
  keyOf(row: Fields): string;
}

const manyFilters = 5;

/** Rows to ask for where a list should be whole: more where many filters part them, if they are cheap. */
export function listLimit(subject: Subject, depth: number): number {
  const { operation, fields } = subject;
  const most = fields.filter(isFilter).length >= manyFilters && !isDear(subject) ? depth * 4 : depth;
  return Math.min(most, operation.paging?.limit.maximum ?? Infinity);
}

/** What rows are ordered by where a comparison may choose: the first order that rows show. */
function shownOrder(subject: Subject): Values {
  const field = fieldBy(subject, "order");
  const known = Object.entries(field?.orders ?? {}).find(([, order]) => order.field !== undefined);
  // Where rows have an order anyway, as they have without it.
  const isOrdered = subject.lists.some(({ order }) => order !== undefined);
  return field && known && !isOrdered && !isDear(subject) ? { [field.name]: known[0] } : {};
}

/**
 * The rows of a scope that pass some filters; asked for once in a run.
 *
 * @throws {Inconclusive} where the server refuses a value whose format is not stated.
 */
export const list = listBy("answer");

/** The same as `list`, asked for anew. */
export const listAnew = listBy("answerAnew");

/**
 * The rows of a scope without a field.
 *
 * @throws {Inconclusive} where leaving the field out means a value that filters, and none keeps every row.
 */
export async function listWithout(
  tools: Tools,
  subject: Subject,
  scope: Scope,
  field: FilterField,
): Promise<Rows> {
  const { name, default: value } = field;
  requireData(
    value === undefined || neutralValue(field) !== undefined,
    `no request returns the list without ${name}, whose default is ${JSON.stringify(value)}`,
  );
  return list(tools, subject, scope);
}

function listBy(how: "answer" | "answerAnew") {
  return (
    tools: Tools,
    subject: Subject,
    scope: Scope,
    values: Values = {},
    limit = listLimit(subject, tools.depth),
  ): Promise<Rows> => read((question) => tools.about(subject)[how](question), subject, scope, values, limit);
}

async function read(
  answerTo: (question: AnyQuestion) => Promise<SuccessResponse>,
  subject: Subject,
  scope: Scope,
  values: Values,
  limit: number,
): Promise<Rows> {
  const { paging } = subject.operation;
  const neutral = neutralOf(subject);
  // An order beside a text to search for may be refused, and another one then.
  const text = fieldBy(subject, "search")?.name ?? "";
  const isSearch = { ...scope.values, ...values }[text] !== undefined;
  const all = {
    ...neutral,
    ...scope.values,
    ...(isSearch ? {} : shownOrder(subject)),
    ...(paging && { [paging.limit.name]: Math.min(limit, paging.limit.maximum ?? Infinity) }),
    ...values,
  };
  const question = questionOf(subject, scope, all);
  const open = subject.fields.filter(
    ({ name, isOpen, isAssumed }) => (name in values || name in neutral) && (isOpen || isAssumed),
  );
  const answer = await answerTo(question).catch(async (error: unknown) => {
    // Whether an order goes with a search by a text is not stated.
    const isRefused = isRefusal(error);
    const sort = fieldBy(subject, "order");
    const search = fieldBy(subject, "search");
    if (isRefused && sort && search && all[sort.name] !== undefined && all[search.name] !== undefined) {
      if (values[sort.name] !== undefined)
        throw new Inconclusive("the server rejects a sort order together with a search text");
      return answerTo(questionOf(subject, scope, { ...all, [sort.name]: undefined }));
    }
    if (!isRefused || (open.length === 0 && !subject.isRequiredOpen)) throw error;
    if (open.length === 0) throw new Inconclusive("the server rejects a request that may lack a field");
    const words = open.map(({ name }) => `${name} ${JSON.stringify(all[name])}`).join(", ");
    const exchange = error instanceof Violation ? error.exchange : undefined;
    throw new Refused(`the server rejects ${words}, whose format or values are not specified`, exchange);
  });
  const found = subject.lists.find(({ in: key }) => Array.isArray(answer.body[key]));
  const sort = fieldBy(subject, "order");
  const chosen = sort?.orders?.[String(all[sort.name])];
  return {
    ...answer,
    order: chosen ?? found?.order,
    keyOf: (row) => String(row[(found ?? subject.lists[0])?.key ?? "value"]),
  };
}

/** Values put where their fields go; those that are `undefined` are left out. */
function questionOf({ fields }: Subject, { id }: Scope, values: Values): AnyQuestion {
  const question: AnyQuestion = { ...(id !== undefined && { id }) };
  for (const [name, value] of Object.entries(values)) {
    const field = fields.find((one) => one.name === name);
    if (!field) throw new RangeError(`the request has no field ${name}`);
    if (value === undefined) continue;
    if (field.in === "query") question.query = { ...question.query, [name]: plain(value) };
    else question.body = fieldsOf(withValue(question.body ?? {}, name.split("."), value));
  }
  return question;
}

function plain(value: unknown): string | number | boolean {
  return typeof value === "number" || typeof value === "boolean" ? value : String(value);
}

/**
 * Whether a list has a row; `undefined` where it cannot be told. A list that was cut off has all that ranks before its last
 * row, if it shows itself to be in order.
 */
export function has({ rows, whole, order, keyOf }: Rows, row: Fields): boolean | undefined {
  const key = keyOf(row);
  if (rows.some((one) => keyOf(one) === key)) return true;
  if (whole) return false;
  const { field, direction } = order ?? {};
  if (field === undefined) return undefined;
  const rank = (one: Fields) => {
    const value = measure(one, field);
    return value === undefined ? undefined : direction === "ascending" ? -value : value;
  };
  const ranks = rows.map(rank);
  const last = ranks.at(-1);
  const own = rank(row);
  if (last === undefined || own === undefined || own <= last) return undefined;
  const inOrder = ranks.every((one, place) => one !== undefined && one <= (ranks[place - 1] ?? Infinity));
  return inOrder ? false : undefined;
}

/** Breaks off unless every row of a list passes, and names what one that does not shows of a field. */
export function assertShown(
  { rows, exchange }: Pick<Rows, "rows" | "exchange">,
  field: string,
  passes: (row: Fields) => boolean,
  expected: string,
): void {
  assertEach(rows, passes, expected, showing(field), exchange);
}

/** Breaks off where a list may go on. */
export function requireWhole(...lists: readonly Rows[]): void {
  requireData(
    lists.every(({ whole }) => whole),
    "the list is longer than one response",
  );
}

/** Breaks off unless a list has all rows of a part of it, as far as that can be told. */
export function assertPart(part: Rows, all: Rows, words: string): void {
  requireData(part.rows.length > 0, `no rows (${words})`);
  const checked = part.rows.map((row) => ({ row, is: has(all, row) }));
  for (const { row, is } of checked)
    assert(is !== false, words, `${part.keyOf(row)} is missing`, all.exchange);
  requireData(
    checked.some(({ is }) => is),
    `the lists are too short or too long to compare (${words})`,
  );
}

/** As {@link assertPart}, and returns whether it can be told at all. */
export function comparePart(part: Rows, all: Rows, words: string): boolean {
  try {
    assertPart(part, all, words);
    return true;
  } catch (error) {
    if (error instanceof Inconclusive) return false;
    throw error;
  }
}

/** Some values in words, the first of them where there are many. */
export function brief(values: readonly string[]): string {
  return values.length > 4
    ? `${values.slice(0, 3).join(", ")} or ${values.length - 3} others`
    : values.join(" or ");
}

/** Breaks off unless each of some rows is in one of its parts. */
export function assertCovered(rows: readonly Fields[], parts: readonly Rows[], words: string): void {
  requireData(rows.length > 0, `no rows to look for (${words})`);
  for (const row of rows) {
    const missing = parts.every((part) => has(part, row) === false);
    assert(!missing, words, `${parts[0]?.keyOf(row)} is missing`, parts[0]?.exchange);
  }
}

/** Breaks off unless a list that was cut has as many rows of the longer one as it may. Which of equal ones it has is not stated. */
export function assertCut(cut: Rows, all: Rows, limit: number, words: string): void {
  assert(cut.rows.length === limit, `${limit} rows ${words}`, `${cut.rows.length}`, cut.exchange);
  const stranger = cut.rows.find((row) => has(all, row) === false);
  assert(stranger === undefined, `only rows ${words}`, stranger && cut.keyOf(stranger), cut.exchange);
}

/** Breaks off where two lists share a row. */
export function assertDisjoint(one: Rows, other: Rows, words: string): void {
  const both = one.rows.find((row) => has(other, row));
  assert(both === undefined, words, `${both && one.keyOf(both)} is in both`, other.exchange);
}

export function keysOf({ rows, keyOf }: Rows): string[] {
  return rows.map(keyOf);
}

/** The value in the middle of those that rows show of a field; values on both sides of it differ. */
export function middle(rows: readonly Fields[], field: string): number {
  const values = rows.flatMap((row) => measure(row, field) ?? []).sort((a, b) => a - b);
  const value = values[Math.floor(values.length / 2)];
  requireData(value !== undefined && values[0] !== values.at(-1), `all rows have the same ${field}`);
  return value;
}
