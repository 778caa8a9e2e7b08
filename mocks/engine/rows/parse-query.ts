import { codesByStatus, type ErrorCode } from "@adintel/client/operations";
import type { Violation } from "@adintel/client/validation";
import type { Account } from "../sessions/content.ts";
import { byFact, type Order } from "../sorting/order.ts";
import { invalidRequest } from "../../http/errors.ts";
import type { Call, Refusal } from "./call.ts";
import { filterFor, isDateWay, isFactWay } from "./filter.ts";
import type { Candidates, ListDefinition } from "./list-definition.ts";
import { counterparts } from "./counterparts.ts";
import { readPage, type Page } from "./page.ts";
import { readFields, rolesOf, type Field, type Fields, type Roles } from "./request.ts";
import { fieldOf } from "./row.ts";
import type { Effect, List, Operation, OrderBy } from "./table.ts";
import { isRecord } from "../../../scripts/lib/json.ts";
import { memoize } from "../../../scripts/lib/memoize.ts";

type Test<T> = (record: T) => boolean;

/** What a request asks of a list. */
export interface ListQuery<S, T> {
  fields: Fields;
  roles: Roles;
  list: List;
  /** Made when asked for: a search needs none, and there may be many. */
  candidates(): Candidates<S>;
  /** By facts that no row shows. */
  sources: readonly Test<S>[];
  /** Whether those are the same whenever they are asked for. */
  isTimeless: boolean;
  /** By what rows show. */
  rows: readonly Test<T>[];
  /** That the request names. */
  order: Order<T> | undefined;
  /** The same, or else the usual one. */
  usualOrder: Order<T> | undefined;
  page: Page;
}

/**
 * What in the fields of a request makes no sense beyond what the documents say; the fields keep the contract, each by
 * itself.
 */
export function semanticViolations<S extends object, T extends object>(
  call: Call,
  spec: ListDefinition<S, T>,
): Violation[] {
  const fields = readFields(call.operation, call);
  spec.adapt?.(fields, call);
  const roles = rolesOf(call.operation, fields);
  const { violations } = readPage(call.operation, roles);
  violations.push(...refusedFields(call, spec));
  testsOf(call, spec, roles, violations);
  requestedOrder(call, spec, listOf(call.operation, roles), roles, violations);
  return violations;
}

/** Reads a request by its operation's row of the table; rejects what makes no sense. */
export function parseQuery<S extends object, T extends object>(
  call: Call,
  spec: ListDefinition<S, T>,
): ListQuery<S, T> | Refusal {
  const { operation, world } = call;
  const fields = readFields(operation, call);
  spec.adapt?.(fields, call);
  const roles = rolesOf(operation, fields);
  const account = accountOf(call, spec, roles);
  if (account === null) return { error: unknownIdOf(operation) };

  const list = listOf(operation, roles);
  const page = readPage(operation, roles);
  const { violations } = page;
  violations.push(...refusedFields(call, spec));
  if (roles.missing !== undefined) violations.push({ path: roles.missing, message: "is required" });
  const tests = testsOf(call, spec, roles, violations);
  const order = requestedOrder(call, spec, list, roles, violations);
  if (violations.length > 0) return invalidRequest(...violations);
  const { keeps, accountOf: ownerOf } = spec;
  if (keeps) tests.rows.push(keeps);
  // A search finds the records of all accounts.
  if (account && ownerOf && roles.search) tests.sources.push((record) => ownerOf(record) === account);
  // Written out, since a spread here takes longer than all the rest.
  return {
    fields,
    roles,
    list,
    sources: tests.sources,
    isTimeless: tests.isTimeless,
    rows: tests.rows,
    candidates: () => spec.candidates(world, account),
    page,
    order,
    usualOrder: order ?? usualOrder(call, spec, list),
  };
}

function refusedFields<S, T>({ operation, body }: Call, { refuses = {} }: ListDefinition<S, T>): Violation[] {
  return Object.entries(refuses).flatMap(([path, message]) =>
    isRecord(body) && Object.hasOwn(body, path) && !Object.hasOwn(operation.effects, path)
      ? [{ path, message }]
      : [],
  );
}

/** The account that a request names, in its path or in a field; `null` where there is none of that id. */
function accountOf<S, T>(
  { world, operation, path }: Call,
  { parent }: ListDefinition<S, T>,
  { account }: Roles,
): Account | null | undefined {
  // A path names it by its only parameter.
  const [name = ""] = operation.pathParameters;
  if (parent) return parent(world, path[name] ?? "") ?? null;
  return account && (world.content.account(String(account.value)) ?? null);
}

/** The code for an id that nothing has: that of the path, or else one that unknown addresses do not get. */
export function unknownIdOf({ unknownId, errors }: Operation): ErrorCode {
  const usual = codesByStatus[404];
  return unknownId ?? errors[404]?.find((code) => code !== usual) ?? usual;
}

/** The list that a request chooses, or the only one. */
function listOf({ operationId, lists }: Operation, { choice }: Roles): List {
  const { field = "" } = choice?.effect ?? {};
  const chosen = choice && lists.find(({ when }) => when?.[field]?.includes(String(choice.value)));
  const list = chosen ?? lists[0];
  if (!list) throw new Error(`${operationId} has no list`);
  return list;
}

/** Whether a record passes all tests. */
export function passesAll<T>(tests: readonly Test<T>[]): Test<T> {
  const [first, second] = tests;
  if (!first) return () => true;
  if (!second) return first;
  return (record) => {
    for (const test of tests) if (!test(record)) return false;
    return true;
  };
}

/** The filters of a request: by the facts that no row shows, and by what rows show. */
function testsOf<S extends object, T extends object>(
  { operation, now, origin }: Call,
  spec: ListDefinition<S, T>,
  { filters, match, named }: Roles,
  violations: Violation[],
) {
  const sources: Test<S>[] = [];
  const rows: Test<T>[] = [];
  /** Inputs of which one must find a row. */
  const inputs: Test<T>[] = [];
  let isTimeless = true;
  for (const field of filters) {
    const { name, effect, value } = field;
    const { by } = effect;
    if (!isFactWay(by) || (spec.find && field === named)) continue;
    const filter = filterFor(by, { effect, value, match: matchOf(match?.get(name)), now });
    const isInput = effect.precedence !== undefined;
    if (typeof filter === "string") violations.push({ path: name, message: filter });
    else if (filter && effect.field === undefined) {
      const fact = spec.facts.effects[name];
      if (!fact) throw new Error(`the handler of ${operation.operationId} has no fact for ${name}`);
      sources.push((record) => filter(fact(record)));
      if (by !== "widen") isTimeless = false;
    } else if (filter && effect.field !== undefined) {
      const read = readerOf(spec, effect.field, isDateWay(by));
      (isInput ? inputs : rows).push((record) => filter(read(record, origin)));
    } else if (isInput) inputs.push(() => false);
  }
  if (inputs.length > 0) rows.push((record) => inputs.some((test) => test(record)));
  return { sources, rows, isTimeless };
}

/** How a text is compared, which another field of the request may say. */
function matchOf(match: Field | undefined): "contains" | "equals" {
  return match?.effect.values?.[String(match.value)] ?? "contains";
}

type Reader<T> = (record: T, origin: string) => unknown;
const readers = memoize((_spec: object) => new Map<string, Reader<never>>());

/** Reads a field of a row, as an instant in milliseconds where that is asked for and known. */
function readerOf<S, T extends object>(
  spec: ListDefinition<S, T>,
  field: string,
  asInstant: boolean,
): Reader<T> {
  const instant = asInstant ? spec.instants?.[field] : undefined;
  if (instant) return instant;
  const byField = readers(spec) as Map<string, Reader<T>>;
  let reader = byField.get(field);
  if (!reader) byField.set(field, (reader = fieldOf(field, spec.made)));
  return reader;
}

/** The order that a request names. Where the documents do not list the values, those of the other version serve. */
function requestedOrder<S, T extends object>(
  call: Call,
  spec: ListDefinition<S, T>,
  list: List,
  { order }: Roles,
  violations: Violation[],
): Order<T> | undefined {
  if (!order) return undefined;
  const orders = order.effect.orders ?? counterpartOrders(call.operation);
  const value = String(order.value);
  const by = Object.hasOwn(orders, value) ? orders[value] : undefined;
  if (by) return orderOf(call, spec, list, by, value);
  violations.push({ path: order.name, message: `must be one of ${Object.keys(orders).join(", ")}` });
  return undefined;
}

function counterpartOrders(operation: Operation): NonNullable<Effect["orders"]> {
  const effects = counterparts(operation).flatMap((other) => Object.values(other.effects));
  return effects.find(({ by, orders }) => by === "order" && orders)?.orders ?? {};
}

function orderOf<S, T extends object>(
  { world, operation }: Call,
  spec: ListDefinition<S, T>,
  list: List,
  by: OrderBy,
  value: string,
): Order<T> {
  const { field, direction } = by;
  const name = nameOf(by, value);
  const tie = tieOf(spec, list);
  if (field !== undefined) {
    const read = readerOf(spec, field, true);
    return byFact(name, direction, (record) => read(record, ""), tie);
  }
  const fact = spec.facts.orders[value];
  if (!fact) throw new Error(`the handler of ${operation.operationId} has no order ${value}`);
  return byFact(name, direction, (record) => fact(record, world), tie);
}

const names = new WeakMap<OrderBy, string>();

/** The name of an order; a text that is put together anew takes longer to look up. */
function nameOf(by: OrderBy, value: string): string {
  let name = names.get(by);
  if (name === undefined) names.set(by, (name = `${by.field ?? value} ${by.direction}`));
  return name;
}

const ties = memoize((_spec: object) => new Map<List, Order<never>>());

/** The order of records that are equal by that of a request. */
function tieOf<S, T extends object>(spec: ListDefinition<S, T>, list: List): Order<T> {
  const byList = ties(spec) as Map<List, Order<T>>;
  let tie = byList.get(list);
  if (!tie) byList.set(list, (tie = createTie(spec, list)));
  return tie;
}

function createTie<S, T extends object>(spec: ListDefinition<S, T>, { key }: List): Order<T> {
  const { text } = spec;
  if (key === undefined) return byFact("text ascending", "ascending", (record) => text?.(record));
  const read = readerOf(spec, key, false);
  return byFact(`${key} ascending`, "ascending", (record) => read(record, ""));
}

function usualOrder<S, T extends object>(
  call: Call,
  spec: ListDefinition<S, T>,
  list: List,
): Order<T> | undefined {
  const order = list.order ?? spec.order;
  if (typeof order !== "function") return order && orderOf(call, spec, list, order, "");
  return byFact("usual", "descending", (record) => order(record, call.world), tieOf(spec, list));
}
