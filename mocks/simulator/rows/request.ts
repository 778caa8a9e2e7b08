import type { Call } from "../call.ts";
import type { Effect, Operation } from "./table.ts";

/** A field of a request that has a value, or a default. */
export interface Field {
  /** As people write it: `filters.daysRun.min`. */
  name: string;
  effect: Effect;
  value: unknown;
  /** Whether the request has it; else the value is the default. */
  isGiven: boolean;
}

export type Fields = Map<string, Field>;

/**
 * The fields of a request that the operation's table has, with their defaults; those that the documents say to ignore left
 * out. Of several inputs of a search, those with the lowest precedence are left.
 */
export function readFields(operation: Operation, { query, body }: Pick<Call, "query" | "body">): Fields {
  const fields: Fields = new Map();
  for (const { name, path, effect } of entriesOf(operation)) {
    const given = effect.in === "query" ? own(query, name) : path.reduce(own, body);
    const isGiven = given !== undefined;
    const value = isGiven ? given : effect.default;
    if (value !== undefined) fields.set(name, { name, effect, value, isGiven });
  }
  decide(fields);
  for (const [name, { effect }] of fields)
    if (effect.ignoredWhen && isIgnored(effect.ignoredWhen, fields)) fields.delete(name);
  return fields;
}

/** Leaves of a search's inputs only those that decide it. */
function decide(fields: Fields): void {
  let first = Infinity;
  for (const { effect } of fields.values()) first = Math.min(first, effect.precedence ?? Infinity);
  for (const [name, { effect }] of fields)
    if (effect.precedence !== undefined && effect.precedence > first) fields.delete(name);
}

function isIgnored(when: NonNullable<Effect["ignoredWhen"]>, fields: Fields): boolean {
  return Object.entries(when).some(([name, value]) =>
    name === "searchedBy" ? fields.has(value) : fields.get(name)?.value === value,
  );
}

interface Entry {
  name: string;
  path: string[];
  effect: Effect;
}

const entries = new WeakMap<Operation, Entry[]>();

/** The fields that an operation has, made once. */
function entriesOf(operation: Operation): Entry[] {
  let made = entries.get(operation);
  if (!made) {
    made = Object.entries(operation.effects).map(([name, effect]) => ({
      name,
      path: name.split("."),
      effect,
    }));
    entries.set(operation, made);
  }
  return made;
}

function own(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
