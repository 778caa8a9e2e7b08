import { inOrder, merged, type Order } from "../sorting/order.ts";
import type { Test } from "../text/text-index.ts";
import type { Call, Handler, Refusal, Success } from "./call.ts";
import type {
  Candidates,
  CapableHandler,
  Capabilities,
  Count,
  ListDefinition,
  Named,
} from "./list-definition.ts";
import { invalidRequest } from "../../http/errors.ts";
import { page, type Page } from "./page.ts";
import { parseQuery, passesAll, semanticViolations, type ListQuery } from "./parse-query.ts";
import { unknownIn } from "./unknown-id.ts";
import { variantOf } from "./orders.ts";
import { rowJson, rowsJson } from "./row-json.ts";
import { rowWith } from "./row.ts";
import type { List } from "./table.ts";
import { memoize } from "../../../scripts/lib/memoize.ts";

/** A list operation whose rows are records. */
export function listing<T extends object>(spec: ListDefinition<T, T>): CapableHandler {
  const answer = answering(spec);
  const handle: Handler = (call) => {
    const asked = parseQuery(call, spec);
    if ("error" in asked) return asked;
    const tests = asked.sources.length > 0 ? asked.sources.concat(asked.rows) : asked.rows;
    const test = tests.length > 0 ? passesAll(tests) : undefined;
    if (asked.isEmpty) return answer(call, asked, []);
    const found = searched(call, spec, asked, test);
    const rows = found ? page(found, asked.page) : page(listed(call, spec, asked), asked.page, test);
    return rows ? answer(call, asked, rows) : pastEnd(asked.page);
  };
  const sample: Sample = (world, { lists }) => {
    const [corpus] = spec.candidates(world, undefined);
    const record = spec.keeps ? corpus.find(spec.keeps) : corpus[0];
    return lists.flatMap((list) =>
      record ? [{ ...countIn(list, 1), [list.in]: [rowFor(spec, list)(record, "")] }] : [],
    );
  };
  const missing: NonNullable<Capabilities["missing"]> = (world, { lists }) => {
    const records = spec.candidates(world, undefined)[0].filter((record) => spec.keeps?.(record) ?? true);
    return lists.flatMap((list) => {
      const row = rowFor(spec, list);
      const rows = records
        .slice(0, maxSampledRows)
        .map((record) => Object(row(record, "")) as Record<string, unknown>);
      // What only some rows have may be missing from a few.
      if (rows.length < minSampledRows) return [];
      return (list.fields ?? []).filter((name) => !rows.some((one) => one[name] !== undefined));
    });
  };
  return asHandler(handle, spec, { choices: [], counts: false, sample, missing });
}

const minSampledRows = 20;
const maxSampledRows = 200;

/**
 * A list operation whose rows are counted from records. Filters by what no row shows narrow the records, others the rows. Of
 * several lists, each value that chooses one has its own way to count.
 */
export function counting<S extends object, T extends object>(
  spec: ListDefinition<S, T> & { counts: Counts<S, T> },
): CapableHandler {
  const answer = answering(spec);
  const made = new WeakMap<readonly S[], Map<string, readonly T[]>>();
  const handle: Handler = (call) => {
    const asked = parseQuery(call, spec);
    if ("error" in asked) return asked;
    const rows = countedRows(call, spec, asked, made);
    const ordered = asked.usualOrder ? inOrder(rows, asked.usualOrder) : rows;
    const shown = page(ordered, asked.page, passesAll(asked.rows));
    return shown ? answer(call, asked, shown) : pastEnd(asked.page);
  };
  const choices = typeof spec.counts === "function" ? [] : Object.keys(spec.counts);
  const sample: Sample = (world, { lists }) =>
    lists.flatMap((list) => {
      const { takes } = world;
      const records = spec.candidates(world, undefined)[0].slice(0, 1);
      const [[field, [choice = ""]] = ["", []]] = Object.entries(list.when ?? {});
      const count = typeof spec.counts === "function" ? spec.counts : spec.counts[choice];
      const rows = (count?.(records, takes) ?? []).map((record) => rowFor(spec, list)(record, ""));
      return [{ ...(field && { [field]: choice }), ...countIn(list, rows.length), [list.in]: rows }];
    });
  return asHandler(handle, spec, { choices, counts: true, sample });
}

/** Why a page is refused whose offset is past the end of the list. */
function pastEnd({ refusedPastEnd = "" }: Page): Refusal {
  return invalidRequest({ path: refusedPastEnd, message: "is past the end of the list" });
}

function asHandler<S extends object, T extends object>(
  handle: Handler,
  spec: ListDefinition<S, T>,
  others: Parameters<typeof knownTo>[1],
): CapableHandler {
  const { allows, undeclared } = spec;
  return Object.assign(handle, {
    capabilities: knownTo(spec, others),
    violations: (call: Call) => semanticViolations(call, spec),
    unknown: (named: Named) => unknownIn(named, spec),
    ...(allows && { allows }),
    ...(undeclared && { undeclared }),
  });
}

type Sample = NonNullable<Capabilities["sample"]>;

type Counts<S, T> = Count<S, T> | Readonly<Record<string, Count<S, T>>>;

/** The rows of the records, kept for each list as long as only what widens it decides. */
function countedRows<S extends object, T extends object>(
  { world }: Call,
  spec: ListDefinition<S, T> & { counts: Counts<S, T> },
  { roles, candidates, sources, isTimeless }: ListQuery<S, T>,
  made: WeakMap<readonly S[], Map<string, readonly T[]>>,
): readonly T[] {
  const { counts } = spec;
  const choice = String(roles.choice?.value);
  const count = typeof counts === "function" ? counts : counts[choice];
  if (!count) throw new Error(`nothing is counted for ${choice}`);
  const [corpus, added = []] = candidates();
  const make = () => {
    const records = added.length > 0 ? [...corpus, ...added] : corpus;
    return count(sources.length > 0 ? records.filter(passesAll(sources)) : records, world.takes);
  };
  if (!isTimeless || added.length > 0) return make();
  let key = choice + variantOf(world, spec);
  for (const { name, effect, value } of roles.filters)
    if (effect.by === "widen") key += `, ${name} ${String(value)}`;
  const rows = made.get(corpus) ?? new Map<string, readonly T[]>();
  made.set(corpus, rows);
  const known = rows.get(key) ?? make();
  rows.set(key, known);
  return known;
}

/** The records that a text finds and that pass the filters, in order; `undefined` where the request has none. */
function searched<T extends object>(
  { world }: Call,
  spec: ListDefinition<T, T>,
  { roles, order: requested, usualOrder }: ListQuery<T, T>,
  test: Test<T>,
): Iterable<T> | undefined {
  if (!roles.search || !spec.search) return undefined;
  const found = spec.search(world, String(roles.search.value));
  const order = requested ?? (spec.orderIn?.(world, true) && usualOrder);
  return order ? found.ordered(order, test) : found.ranked(test);
}

/** The records that the request names or else may find, in order; filters come later. */
function listed<T extends object>(
  { world }: Call,
  spec: ListDefinition<T, T>,
  asked: ListQuery<T, T>,
): Iterable<T> {
  const { named } = asked.roles;
  if (named && spec.find) {
    const keys = Array.isArray(named.value) ? named.value : [named.value];
    const found = keys.flatMap((key) => spec.find?.(world, String(key)) ?? []);
    const records = world.takes("ids-repeated", "each-time") ? found : [...new Set(found)];
    return asked.order ? inOrder(records, asked.order) : records;
  }
  return sorted(asked.candidates(), asked.usualOrder);
}

function sorted<T>([corpus, added = []]: Candidates<T>, order: Order<T> | undefined): Iterable<T> {
  if (!order) return added.length > 0 ? [...corpus, ...added] : corpus;
  const prepared = inOrder(corpus, order);
  return added.length > 0 ? merged(prepared, inOrder(added, order), order) : prepared;
}

/** What a response says of how many rows it has. */
export function countIn({ count = "count" }: List, rows: number): object {
  return count === null ? {} : { [count]: rows };
}

/** Makes the response of records: their number, the rows under their key, and what the list is told by. */
function answering<S extends object, T extends object>(spec: ListDefinition<S, T>) {
  const jsons = memoize((list: List) => rowJson(rowFor(spec, list)));
  return (call: Call, { fields, roles, list }: ListQuery<S, T>, found: readonly T[]): Success | Refusal => {
    const records = call.findsNothing ? [] : found;
    const json = jsons(list);
    const { choice } = roles;
    const more: Record<string, unknown> = spec.more?.(fields, call) ?? {};
    if (choice?.effect.field !== undefined) more[choice.effect.field] = choice.value;
    Object.assign(more, countIn(list, records.length));
    return rowsJson(
      list.in,
      records.map((record) => json(record, call.origin)),
      more,
    );
  };
}

function rowFor<S, T extends object>(
  { text, made }: ListDefinition<S, T>,
  { fields = [] }: List,
): (record: T, origin: string) => unknown {
  return text ? (record) => text(record) : rowWith(fields, made);
}

function knownTo<S extends object, T extends object>(
  { facts, search }: ListDefinition<S, T>,
  others: Pick<Capabilities, "choices" | "counts" | "sample" | "missing">,
): Capabilities {
  return {
    ...others,
    isList: true,
    searches: search !== undefined,
    effects: Object.keys(facts.effects),
    orders: Object.keys(facts.orders),
    reads: Object.keys(facts.reads),
  };
}
