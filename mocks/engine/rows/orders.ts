import { usualReadings, type PointId, type ReadingNames } from "@adintel/client/readings";
import type { Violation } from "@adintel/client/validation";
import { memoize } from "../../../scripts/lib/memoize.ts";
import type { World } from "../sessions/world.ts";
import { byFact, type Order } from "../sorting/order.ts";
import type { Call } from "./call.ts";
import { counterparts } from "./counterparts.ts";
import type { ListDefinition } from "./list-definition.ts";
import { readerOf } from "./reader.ts";
import type { Roles } from "./request.ts";
import type { Effect, List, Operation, OrderBy } from "./table.ts";

/** The order that a request names. Where the documents do not list the values, those of the other version serve. */
export function requestedOrder<S, T extends object>(
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
export function variantOf<S, T>(world: World, { depends = [] }: ListDefinition<S, T>): string {
  let variant = "";
  for (const point of depends) {
    const reading = world.reading(point);
    if (reading !== usualReadings[point]) variant += `, ${point} ${reading}`;
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

export function usualOrder<S, T extends object>(
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
