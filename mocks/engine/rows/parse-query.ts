import type { Violation } from "@adintel/client/validation";
import { isRecord } from "../../../scripts/lib/json.ts";
import { invalidRequest } from "../../http/errors.ts";
import type { Takes } from "../scenarios/readings.ts";
import type { Order } from "../sorting/order.ts";
import type { Call, Refusal } from "./call.ts";
import { filterFor, isDateWay, isFactWay } from "./filter.ts";
import type { Candidates, ListDefinition } from "./list-definition.ts";
import { requestedOrder, usualOrder } from "./orders.ts";
import { readPage, type Page } from "./page.ts";
import { readerOf, type Reader } from "./reader.ts";
import { readFields, rolesOf, type Field, type Fields, type Roles } from "./request.ts";
import type { List, Operation } from "./table.ts";
import { accountOf, findsNothing, idIn, unknownId } from "./unknown-id.ts";

type Test<T> = (record: T) => boolean;

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
  if (isAbsent && !findsNothing(call, spec, roles)) return unknownId(call, ...idIn(call, spec, roles));
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

function refusedFields<S, T>({ operation, body, world }: Call, spec: ListDefinition<S, T>): Violation[] {
  return Object.entries(spec.refuses?.(world.takes) ?? {}).flatMap(([path, message]) =>
    isRecord(body) && Object.hasOwn(body, path) && !Object.hasOwn(operation.effects, path)
      ? [{ path, message }]
      : [],
  );
}

function listOf({ operationId, lists }: Operation, { choice }: Roles): List {
  const { field = "" } = choice?.effect ?? {};
  const chosen = choice && lists.find(({ when }) => when?.[field]?.includes(String(choice.value)));
  const list = chosen ?? lists[0];
  if (!list) throw new Error(`${operationId} has no list`);
  return list;
}

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
