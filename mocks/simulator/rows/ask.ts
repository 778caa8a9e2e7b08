import type { Violation } from "@adintel/client/validation";
import type { AccountRecord } from "../../corpus/index.ts";
import { invalid, type Call, type Refusal } from "../call.ts";
import { fieldOf } from "../rows.ts";
import { findAccount } from "../world.ts";
import { filterFor, isDateWay, isFactWay, type Judge } from "./filter.ts";
import { orderBy, type Order } from "./order.ts";
import { counterparts, isNaming, readPage, type Page } from "./page.ts";
import { readFields, type Field, type Fields } from "./request.ts";
import type { Candidates, Spec } from "./spec.ts";
import type { Effect, List, Operation, OrderBy } from "./table.ts";

type Test<T> = (record: T) => boolean;

/** What a request asks of a list. */
export interface Asked<S, T> {
  fields: Fields;
  list: List;
  candidates: Candidates<S>;
  /** By facts that no row shows; `undefined` where all pass. */
  sourceTest: Test<S> | undefined;
  /** Whether the filters by such facts are the same whenever they are asked for. */
  isTimeless: boolean;
  rowTest: Test<T>;
  /** That the request names. */
  order: Order<T> | undefined;
  /** Where it names none. */
  usualOrder: Order<T> | undefined;
  page: Page;
}

/** Reads a request by its operation's row of the table; refuses what makes no sense. */
export function ask<S extends object, T extends object>(call: Call, spec: Spec<S, T>): Asked<S, T> | Refusal {
  const { operation } = call;
  const fields = readFields(operation, call);
  spec.adapt?.(fields, call);
  const account = accountOf(call, spec, fields);
  if (account === null) return { error: "brand_not_found" };
  const candidates = spec.candidates(call.world, account);

  const list = listOf(operation, fields);
  const page = readPage(operation, fields);
  const faults = [...page.faults, ...missing(operation, fields)];
  const tests = testsOf(call, spec, fields, faults);
  const order = requestedOrder(call, spec, list, fields, faults);
  if (faults.length > 0) return invalid(...faults);
  const { keeps, accountOf: ownerOf } = spec;
  if (keeps) tests.rows.push(keeps);
  // A search finds the records of all accounts.
  if (account && ownerOf && isSearch(fields)) tests.sources.push((record) => ownerOf(record) === account);
  return {
    ...{ fields, list, candidates, page, order },
    sourceTest: tests.sources.length > 0 ? all(tests.sources) : undefined,
    isTimeless: tests.isTimeless,
    rowTest: all(tests.rows),
    usualOrder: usualOrder(call, spec, list),
  };
}

/** The account that a request names, in its path or in a field; `null` where there is none of that id. */
function accountOf<S, T>(
  { world, path }: Call,
  { ofAccount }: Spec<S, T>,
  fields: Fields,
): AccountRecord | null | undefined {
  if (ofAccount) return findAccount(world, path["id"] ?? "") ?? null;
  for (const { effect, value } of fields.values())
    if (effect.by === "account") return findAccount(world, String(value)) ?? null;
  return undefined;
}

function isSearch(fields: Fields): boolean {
  for (const { effect } of fields.values()) if (effect.by === "search") return true;
  return false;
}

/** The list that a request chooses, or the only one. */
function listOf({ operationId, lists }: Operation, fields: Fields): List {
  const isChosen = ({ when = {} }: List) =>
    [...fields.values()].some(
      ({ effect, value }) =>
        effect.by === "choose" && effect.field !== undefined && when[effect.field]?.includes(String(value)),
    );
  const list = lists.find(isChosen) ?? lists[0];
  if (!list) throw new Error(`${operationId} has no list`);
  return list;
}

/** Without a choice there is nothing to return, whether or not the documents require it. */
function missing({ effects }: Operation, fields: Fields): Violation[] {
  return Object.entries(effects)
    .filter(([name, { by }]) => by === "choose" && !fields.has(name))
    .map(([path]) => ({ path, message: "is required" }));
}

function all<T>(tests: readonly Test<T>[]): Test<T> {
  const [first, second] = tests;
  if (!first) return () => true;
  if (!second) return first;
  return (record) => {
    for (const test of tests) if (!test(record)) return false;
    return true;
  };
}

/** The filters of a request: by what rows show, and by the facts behind them. */
function testsOf<S extends object, T extends object>(
  { operation, now, origin }: Call,
  spec: Spec<S, T>,
  fields: Fields,
  faults: Violation[],
) {
  const sources: Test<S>[] = [];
  const rows: Test<T>[] = [];
  /** Inputs of which one must find a row. */
  const inputs: Test<T>[] = [];
  let isTimeless = true;
  for (const { name, effect, value } of withWidening(operation, fields)) {
    const { by, field } = effect;
    if (!isFactWay(by) || (spec.find && isNaming(effect, operation.lists))) continue;
    const asked = { effect, value, match: matchOf(name, fields), now };
    const filter = filterFor(by, asked);
    const isInput = effect.precedence !== undefined;
    if (typeof filter === "string") faults.push({ path: name, message: filter });
    else if (filter && field === undefined) {
      const fact = spec.facts.effects[name];
      if (!fact) throw new Error(`${spec.file} has no fact for ${name}`);
      sources.push((record) => filter(fact(record)));
      if (by !== "widen") isTimeless = false;
    } else if (filter && field !== undefined)
      (isInput ? inputs : rows).push(testOf(spec, { ...effect, field }, filter, origin));
    else if (isInput) inputs.push(() => false);
  }
  if (inputs.length > 0) rows.push((record) => inputs.some((test) => test(record)));
  return { sources, rows, isTimeless };
}

/** What a list is widened by narrows it where it is left out. */
function withWidening({ effects }: Operation, fields: Fields): Field[] {
  const others = Object.entries(effects).flatMap(([name, effect]) =>
    effect.by === "widen" && !fields.has(name) ? [{ name, effect, value: false, isGiven: false }] : [],
  );
  return [...fields.values(), ...others];
}

function testOf<S, T extends object>(
  { made, instants }: Spec<S, T>,
  { by, field }: Effect & { field: string },
  judge: Judge,
  origin: string,
): Test<T> {
  const instant = isDateWay(by) ? instants?.[field] : undefined;
  if (instant) return (record) => judge(instant(record));
  const read = fieldOf(field, made);
  return (record) => judge(read(record, origin));
}

/** How a text is compared, which another field of the request may say. */
function matchOf(name: string, fields: Fields): "contains" | "equals" {
  for (const { effect, value } of fields.values())
    if (effect.by === "match" && effect.of === name) return effect.values?.[String(value)] ?? "contains";
  return "contains";
}

/** The order that a request names. Where the documents do not list the values, those of the other version serve. */
function requestedOrder<S, T extends object>(
  call: Call,
  spec: Spec<S, T>,
  list: List,
  fields: Fields,
  faults: Violation[],
): Order<T> | undefined {
  for (const { name, effect, value } of fields.values()) {
    if (effect.by !== "order") continue;
    const orders = effect.orders ?? counterpartOrders(call.operation);
    const order = Object.hasOwn(orders, String(value)) ? orders[String(value)] : undefined;
    if (order) return orderOf(call, spec, list, order, String(value));
    faults.push({ path: name, message: `must be one of ${Object.keys(orders).join(", ")}` });
  }
  return undefined;
}

function counterpartOrders(operation: Operation): NonNullable<Effect["orders"]> {
  const effects = counterparts(operation).flatMap((other) => Object.values(other.effects));
  return effects.find(({ by, orders }) => by === "order" && orders)?.orders ?? {};
}

function orderOf<S, T extends object>(
  { world }: Call,
  spec: Spec<S, T>,
  list: List,
  { field, direction }: OrderBy,
  value: string,
): Order<T> {
  const fact = spec.facts.orders[value];
  if (field === undefined && !fact) throw new Error(`${spec.file} has no order ${value}`);
  return orderBy(
    field ?? value,
    direction,
    factOf(spec, field, (record) => fact?.(record, world)),
    tie(spec, list),
  );
}

function factOf<S, T extends object>(
  { instants, made }: Spec<S, T>,
  field: string | undefined,
  hidden: (record: T) => unknown,
): (record: T) => unknown {
  if (field === undefined) return hidden;
  const read = fieldOf(field, made);
  return instants?.[field] ?? ((record) => read(record, ""));
}

function tie<S, T extends object>({ text, made }: Spec<S, T>, { key }: List): (record: T) => unknown {
  if (key === undefined) return (record) => text?.(record);
  const read = fieldOf(key, made);
  return (record) => read(record, "");
}

function usualOrder<S, T extends object>(call: Call, spec: Spec<S, T>, list: List): Order<T> | undefined {
  const order = list.order ?? spec.order;
  if (typeof order !== "function") return order && orderOf(call, spec, list, order, "");
  return orderBy("usual", "descending", (record) => order(record, call.world), tie(spec, list));
}
