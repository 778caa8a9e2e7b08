import { codesByStatus, type ErrorCode } from "@adintel/client/operations";
import type { PointId, ReadingNames } from "@adintel/client/readings";
import type { Violation } from "@adintel/client/validation";
import type { Account } from "../sessions/content.ts";
import { byFact, type Order } from "../sorting/order.ts";
import { invalidRequest } from "../../http/errors.ts";
import type { Call, Refusal } from "./call.ts";
import { filterFor, isDateWay, isFactWay } from "./filter.ts";
import type { World } from "../sessions/world.ts";
import type { Candidates, ListDefinition, Named } from "./list-definition.ts";
import { counterparts } from "./counterparts.ts";
import { readPage, type Page } from "./page.ts";
import { readFields, rolesOf, type Field, type Fields, type Roles } from "./request.ts";
import { fieldOf } from "./row.ts";
import type { Takes } from "../scenarios/readings.ts";
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
  /** Whether nothing is found, as nothing has an id that the request names. */
  isEmpty: boolean;
  page: Page;
}

/**
 * What in the fields of a request makes no sense beyond what the documents say; the fields keep the contract, each by
 * itself.
 */
export function semanticViolations<S extends object, T extends object>(
  call: Call,
  spec: ListDefinition<S, T>,
): readonly Violation[] {
  return parseRequest(call, spec).violations;
}

/** Reads a request by its operation's row of the table; rejects what makes no sense. */
export function parseQuery<S extends object, T extends object>(
  call: Call,
  spec: ListDefinition<S, T>,
): ListQuery<S, T> | Refusal {
  const { world } = call;
  const { fields, roles, list, page, tests, order, violations } = parseRequest(call, spec);
  if (violations.length > 0) return invalidRequest(...violations);
  const account = accountOf(call, spec, roles);
  const isAbsent = account === null;
  if (isAbsent && !finds(call, spec, roles)) return unknownId(call, ...idIn(call, spec, roles));
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
    candidates: () => spec.candidates(world, account ?? undefined),
    isEmpty: isAbsent,
    page,
    order,
    usualOrder: order ?? usualOrder(call, spec, list),
  };
}

interface ParsedRequest<S, T> extends Pick<ListQuery<S, T>, "fields" | "roles" | "list" | "page" | "order"> {
  tests: ReturnType<typeof testsOf<S & object, T & object>>;
  violations: readonly Violation[];
}

/** What was read of requests that are not answered yet: what is wrong with one is asked first. */
const parsedRequests = new WeakMap<Call, { spec: object; parsed: ParsedRequest<never, never> }>();

function parseRequest<S extends object, T extends object>(
  call: Call,
  spec: ListDefinition<S, T>,
): ParsedRequest<S, T> {
  const before = parsedRequests.get(call);
  if (before?.spec === spec) return before.parsed as unknown as ParsedRequest<S, T>;
  const { operation, world } = call;
  const fields = readFields(operation, call);
  spec.adapt?.(fields, call);
  const roles = rolesOf(operation, fields);
  const list = listOf(operation, roles);
  const page = readPage(call, roles, spec.limit?.(world));
  if (spec.isUnlimited?.(fields, world.takes)) page.limit = Infinity;
  const { violations } = page;
  violations.push(...refusedFields(call, spec));
  if (roles.missing !== undefined) violations.push({ path: roles.missing, message: "is required" });
  const tests = testsOf(call, spec, roles, violations);
  const order = requestedOrder(call, spec, list, roles, violations);
  const parsed: ParsedRequest<S, T> = { fields, roles, list, page, tests, order, violations };
  parsedRequests.set(call, { spec, parsed });
  return parsed;
}

/** Why an id is rejected that a request names and nothing has, before anything else of it is looked at. */
export function unknownIn<S extends object, T extends object>(
  call: Named,
  spec: ListDefinition<S, T>,
): Refusal | undefined {
  const roles = rolesOf(call.operation, readFields(call.operation, call));
  if (accountOf(call, spec, roles) !== null || finds(call, spec, roles)) return undefined;
  return unknownId(call, ...idIn(call, spec, roles));
}

/** Whether an id that nothing has finds nothing and is not refused: where a field names it, and the world takes it so. */
function finds<S, T>({ world }: Named, { parent }: ListDefinition<S, T>, { account }: Roles): boolean {
  if (parent || !world.takes("media-account-unknown", "no-rows")) return false;
  return !world.takes("id-malformed", "refused") || isId(String(account?.value));
}

/** What names an account, and the field or parameter that it is in. */
function idIn<S, T>(
  { operation, path }: Named,
  { parent }: ListDefinition<S, T>,
  { account }: Roles,
): [id: string, field: string] {
  const [name = ""] = operation.pathParameters;
  return parent ? [path[name] ?? "", name] : [String(account?.value), account?.name ?? ""];
}

function refusedFields<S, T>({ operation, body, world }: Call, spec: ListDefinition<S, T>): Violation[] {
  return Object.entries(spec.refuses?.(world.takes) ?? {}).flatMap(([path, message]) =>
    isRecord(body) && Object.hasOwn(body, path) && !Object.hasOwn(operation.effects, path)
      ? [{ path, message }]
      : [],
  );
}

/** The account that a request names, in its path or in a field; `null` where there is none of that id. */
function accountOf<S, T>(
  { world, operation, path }: Named,
  { parent }: ListDefinition<S, T>,
  { account }: Roles,
): Account | null | undefined {
  // A path names it by its only parameter.
  const [name = ""] = operation.pathParameters;
  if (parent) return parent(world, path[name] ?? "") ?? null;
  if (!account) return undefined;
  const id = String(account.value);
  const folded = world.takes("id-case", "ignored") ? world.content.account(id.toLowerCase()) : undefined;
  return world.content.account(id) ?? folded ?? null;
}

/** The code for an id that nothing has: that of the path, or else one that unknown addresses do not get. */
export function unknownIdOf({ unknownId: code, errors }: Operation): ErrorCode {
  const usual = codesByStatus[404];
  return code ?? errors[404]?.find((one) => one !== usual) ?? usual;
}

const isId = (id: string): boolean => /^[\da-f-]+$/i.test(id);

/** Why an id in a field or parameter is rejected that nothing has. */
export function unknownId(
  { world, operation }: Pick<Named, "world" | "operation">,
  id: string,
  field: string,
): Refusal {
  if (world.takes("id-malformed", "refused") && !isId(id))
    return invalidRequest({ path: field, message: "is not an id" });
  return {
    error: world.takes("not-found-account", "not-found") ? codesByStatus[404] : unknownIdOf(operation),
  };
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
  { operation, now, origin, world }: Call,
  spec: ListDefinition<S, T>,
  { filters, match, named }: Roles,
  violations: Violation[],
) {
  const { takes } = world;
  const sources: Test<S>[] = [];
  const rows: Test<T>[] = [];
  /** Inputs of which one must find a row. */
  const inputs: Test<T>[] = [];
  let isTimeless = true;
  for (const field of filters) {
    const { name, effect, value } = field;
    const { by } = effect;
    if (!isFactWay(by) || (spec.find && field === named)) continue;
    const way = wayOf(match?.get(name));
    const filter = filterFor(by, {
      effect,
      value,
      match: spec.matches?.[name]?.(takes, way) ?? way,
      now,
      takes,
    });
    const isInput = effect.precedence !== undefined;
    if (typeof filter === "string") violations.push({ path: name, message: filter });
    else if (filter && effect.field === undefined) {
      const fact = spec.facts.effects[name];
      if (!fact) throw new Error(`the handler of ${operation.operationId} has no fact for ${name}`);
      sources.push((record) => filter(fact(record, world)));
      if (by !== "widen") isTimeless = false;
    } else if (filter && effect.field !== undefined) {
      const readField = readerOf(spec, effect.field, isDateWay(by));
      const period = isDateWay(by) ? periodOf(spec, takes, now) : undefined;
      const read = period ?? readField;
      (isInput ? inputs : rows).push((record) => filter(read(record, origin)));
    } else if (isInput) inputs.push(() => false);
  }
  if (inputs.length > 0)
    rows.push(
      takes("handles-both", "both") ? passesAll(inputs) : (record) => inputs.some((test) => test(record)),
    );
  return { sources, rows, isTimeless };
}

/** How a text is compared, as another field of the request may say. */
function wayOf(match: Field | undefined): "contains" | "equals" | undefined {
  return match?.effect.values?.[String(match.value)];
}

/** What date filters look at, where that is not the field of the row. */
function periodOf<S, T>({ period }: ListDefinition<S, T>, takes: Takes, now: number): Reader<T> | undefined {
  if (!period || takes("date-field", "start")) return undefined;
  if (takes("date-field", "end")) return (record) => period(record, now).end;
  return takes("date-field", "running") ? (record) => period(record, now) : undefined;
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
  const variant = variantOf(world, spec);
  const name = variant === "" ? nameOf(by, value) : nameOf(by, value) + variant;
  const tie = tieOf(world, spec, list);
  const unknown = isTaken(world, spec, "order-unknown", "first") ? "first" : "last";
  if (field !== undefined) {
    const readField = readerOf(spec, field, true);
    return byFact(name, direction, (record) => readField(record, ""), tie, unknown);
  }
  const fact = spec.facts.orders[value];
  if (!fact) throw new Error(`the handler of ${operation.operationId} has no order ${value}`);
  return byFact(name, direction, (record) => fact(record, world), tie, unknown);
}

const names = new WeakMap<OrderBy, string>();

/** The name of an order; a text that is put together anew takes longer to look up. */
function nameOf(by: OrderBy, value: string): string {
  let name = names.get(by);
  if (name === undefined) names.set(by, (name = `${by.field ?? value} ${by.direction}`));
  return name;
}

/** What of what the world was told orders and counts of a list depend on; empty where that is nothing. */
export function variantOf<S, T>({ settings }: World, { depends = [] }: ListDefinition<S, T>): string {
  let variant = "";
  for (const point of depends) {
    const told = settings.readings[point];
    if (told !== undefined) variant += `, ${point} ${told}`;
  }
  return variant;
}

/** Whether a list depends on a point, and the world takes a reading of it. */
function isTaken<S, T, P extends PointId>(
  { takes }: World,
  { depends = [] }: ListDefinition<S, T>,
  point: P,
  reading: ReadingNames[P],
): boolean {
  return depends.includes(point) && takes(point, reading);
}

const ties = memoize((_spec: object) => ({
  ascending: new Map<List, Order<never>>(),
  descending: new Map<List, Order<never>>(),
}));

/** The order of records that are equal by that of a request. */
function tieOf<S, T extends object>(world: World, spec: ListDefinition<S, T>, list: List): Order<T> {
  const direction = isTaken(world, spec, "order-ties", "reversed") ? "descending" : "ascending";
  const byList = ties(spec)[direction] as Map<List, Order<T>>;
  let tie = byList.get(list);
  if (!tie) byList.set(list, (tie = createTie(spec, list, direction)));
  return tie;
}

function createTie<S, T extends object>(
  spec: ListDefinition<S, T>,
  { key }: List,
  direction: OrderBy["direction"],
): Order<T> {
  const { text } = spec;
  if (key === undefined) return byFact(`text ${direction}`, direction, (record) => text?.(record));
  const readKey = readerOf(spec, key, false);
  return byFact(`${key} ${direction}`, direction, (record) => readKey(record, ""));
}

function usualOrder<S, T extends object>(
  call: Call,
  spec: ListDefinition<S, T>,
  list: List,
): Order<T> | undefined {
  const { world } = call;
  const order = spec.orderIn?.(world, false) ?? list.order ?? spec.order;
  if (typeof order !== "function") return order && orderOf(call, spec, list, order, "");
  const name = `usual${variantOf(world, spec)}`;
  return byFact(name, "descending", (record) => order(record, world), tieOf(world, spec, list));
}
