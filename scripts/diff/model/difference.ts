import type { Located } from "./document.ts";
import { canonical } from "./json.ts";
import {
  type Direction,
  type Effect,
  type Finding,
  schemaFinding,
  type SchemaRuleName,
  schemaRules,
  type Values,
} from "./rules.ts";

/** What changed between two schemas, and what that does to the values that fit. */
export interface Difference {
  effect: Effect;
  finding: Finding;
}

/** The value that two schemas describe. */
export interface Subject {
  direction: Direction;
  /** How to speak of it in a sentence, such as "the request body". */
  name: string;
  /** Where a change of the schema as a whole is reported. */
  place: string;
}

/** A difference with the effect and severity of its rule. */
export function difference(
  direction: Direction,
  rule: SchemaRuleName,
  location: string,
  message: string,
  values: Values = {},
): Difference {
  const { effect } = schemaRules[rule];
  return { effect, finding: schemaFinding(direction, rule, location, message, values) };
}

/** The change of a keyword's value. */
export interface Revision {
  location: string;
  /** The verb of a sentence about the keyword. */
  verb: string;
  values: Values;
}

/** The change of a keyword that may stand in several parts of a schema; `undefined` if it did not change. */
export function revision(
  before: readonly Located[] = [],
  after: readonly Located[] = [],
): Revision | undefined {
  const [removed] = unmatched(before, after);
  const [added] = unmatched(after, before);
  const changed = added ?? removed;
  if (!changed) return undefined;
  return {
    location: changed.pointer,
    verb: !removed ? "is new" : added ? "changed" : "was removed",
    values: { before: removed?.value, after: added?.value },
  };
}

function unmatched(from: readonly Located[], to: readonly Located[]): Located[] {
  const counterparts = new Set(to.map(({ value }) => canonical(value)));
  return from.filter(({ value }) => !counterparts.has(canonical(value)));
}

/** The keys of both maps, each once. */
export function allKeys(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])];
}
