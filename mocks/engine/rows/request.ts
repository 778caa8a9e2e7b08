import type { Call } from "./call.ts";
import { propertyOf } from "../../../scripts/lib/json.ts";
import type { Effect, Operation } from "./table.ts";
import { memoize } from "../../../scripts/lib/memoize.ts";

export interface Field {
  /** As people write it: `filters.pages.min`. */
  name: string;
  effect: Effect;
  value: unknown;
  /** Whether the request has it; else the value is the default. */
  isGiven: boolean;
}

export type Fields = Map<string, Field>;

interface FieldEntry {
  name: string;
  path: string[];
  effect: Effect;
}

/** What an operation's row says of its fields, made once. */
interface Plan {
  entries: FieldEntry[];
  byName: Map<string, FieldEntry>;
  /** Those that stand at the top of the query or the body, wherever others do. */
  isFlat: boolean;
  withDefault: FieldEntry[];
  /** What a list is widened by narrows it where it is left out. */
  widening: FieldEntry[];
  choosing: FieldEntry[];
  hasPrecedence: boolean;
  hasIgnored: boolean;
}

const planOf = memoize(({ effects }: Operation): Plan => {
  const entries = Object.entries(effects).map(([name, effect]) => ({ name, path: name.split("."), effect }));
  return {
    entries,
    byName: new Map(entries.map((entry) => [entry.name, entry])),
    isFlat: entries.every(({ path }) => path.length === 1),
    withDefault: entries.filter(({ effect }) => effect.default !== undefined),
    widening: entries.filter(({ effect }) => effect.by === "widen"),
    choosing: entries.filter(({ effect }) => effect.by === "choose"),
    hasPrecedence: entries.some(({ effect }) => effect.precedence !== undefined),
    hasIgnored: entries.some(({ effect }) => effect.ignoredWhen !== undefined),
  };
});

/**
 * The fields of a request that the operation's table has, with their defaults; those that the documents say to ignore left
 * out. Of several inputs of a search, those with the lowest precedence are left.
 */
export function readFields(operation: Operation, { query, body }: Pick<Call, "query" | "body">): Fields {
  const plan = planOf(operation);
  const fields: Fields = new Map();
  if (plan.isFlat) {
    readTop(plan, "query", query, fields);
    readTop(plan, "body", body, fields);
  } else
    for (const { name, path, effect } of plan.entries) {
      const value = path.reduce(propertyOf, effect.in === "query" ? query : body);
      if (value !== undefined) fields.set(name, { name, effect, value, isGiven: true });
    }
  for (const { name, effect } of plan.withDefault)
    if (!fields.has(name)) fields.set(name, { name, effect, value: effect.default, isGiven: false });
  if (plan.hasPrecedence) decide(fields);
  if (plan.hasIgnored)
    for (const [name, { effect }] of fields)
      if (effect.ignoredWhen && isIgnored(effect.ignoredWhen, fields)) fields.delete(name);
  return fields;
}

function readTop({ byName }: Plan, place: Effect["in"], values: unknown, fields: Fields): void {
  if (typeof values !== "object" || values === null) return;
  for (const name of Object.keys(values)) {
    const entry = byName.get(name);
    const value = (values as Record<string, unknown>)[name];
    if (entry && entry.effect.in === place && value !== undefined)
      fields.set(name, { name, effect: entry.effect, value, isGiven: true });
  }
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

/** The fields of a request by what they do to the rows. */
export interface Roles {
  limit?: Field;
  offset?: Field;
  order?: Field;
  search?: Field;
  account?: Field;
  choice?: Field;
  /** Says how another field is compared. */
  match?: Map<string, Field>;
  /** Names rows by what identifies them. */
  named?: Field;
  /** May keep records by a fact, those that are left out and narrow the list included. */
  filters: Field[];
  /** A field without which there is nothing to return. */
  missing?: string;
}

export function rolesOf(operation: Operation, fields: Fields): Roles {
  const { widening, choosing } = planOf(operation);
  const roles: Roles = { filters: [] };
  for (const field of fields.values()) {
    const { effect } = field;
    switch (effect.by) {
      case "limit":
      case "offset":
      case "order":
      case "search":
      case "account":
        roles[effect.by] = field;
        break;
      case "page":
        roles.offset = field;
        break;
      case "choose":
        roles.choice = field;
        break;
      case "match":
        (roles.match ??= new Map()).set(effect.of ?? "", field);
        break;
      default:
        if (isNaming(effect, operation)) roles.named = field;
        roles.filters.push(field);
    }
  }
  for (const { name, effect } of widening)
    if (!fields.has(name)) roles.filters.push({ name, effect, value: false, isGiven: false });
  // Whether or not the documents require it.
  for (const { name } of choosing) if (!fields.has(name)) roles.missing = name;
  return roles;
}

/** Whether a field names rows by what identifies them. */
function isNaming({ by, field }: Effect, { lists }: Operation): boolean {
  if (by !== "equals" || field === undefined) return false;
  for (const { key } of lists) if (key === field) return true;
  return false;
}
