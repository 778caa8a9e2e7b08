import { compareAlternatives } from "./compare-alternatives.ts";
import { compareKeywords } from "./compare-keywords.ts";
import { compareProperties } from "./compare-properties.ts";
import { difference, type Difference, type Subject } from "../model/difference.ts";
import { canonical } from "../model/json.ts";
import { jsonTypes } from "../model/keywords.ts";
import type { Direction, Finding } from "../model/rules.ts";
import {
  type Alternative,
  anySchema,
  nodeIdentity,
  type SchemaNode,
  type Shape,
  toShape,
  target,
} from "../model/shape.ts";

/** State of the recursive comparison. */
interface Walk {
  direction: Direction;
  /** The differences of each pair of schemas compared so far; empty while the pair is being compared. */
  compared: Map<string, Difference[]>;
}

/**
 * What changed between two schemas, for those who send (`request`) or receive (`response`) the values.
 *
 * @param name how to speak of the value in a sentence, such as "the request body"
 * @throws InputError where a `$ref` leads nowhere
 */
export function compareSchemas(
  before: SchemaNode,
  after: SchemaNode,
  direction: Direction,
  name: string,
): Finding[] {
  return compareNodes(before, after, name, { direction, compared: new Map() }).map((each) => each.finding);
}

function compareNodes(before: SchemaNode, after: SchemaNode, name: string, walk: Walk): Difference[] {
  const pair = canonical([nodeIdentity(before), nodeIdentity(after)]);
  const earlier = walk.compared.get(pair);
  if (earlier) return earlier;
  // Ends the recursion for a schema that contains itself.
  walk.compared.set(pair, []);

  const place = target(before) === target(after) ? target(after) : after.parts[0].pointer;
  const subject = { direction: walk.direction, name, place };
  const [old, now] = [toShape(before), toShape(after)];
  const found = [
    ...compareTypes(old, now, subject),
    ...jsonTypes.flatMap((type) => compareWithinType(old[type], now[type], subject, walk)),
  ];
  walk.compared.set(pair, found);
  return found;
}

function compareWithinType(
  before: Alternative[],
  after: Alternative[],
  subject: Subject,
  walk: Walk,
): Difference[] {
  const [old, now] = [before[0], after[0]];
  // compareTypes reports types that were added or removed.
  if (!old || !now) return [];
  if (before.length === 1 && after.length === 1) return compareAlternative(old, now, subject, walk);
  // Pairing tries out combinations, so each trial gets its own copy of `compared`.
  return compareAlternatives(before, after, subject, (a, b) =>
    compareAlternative(a, b, subject, { ...walk, compared: new Map(walk.compared) }),
  );
}

function compareTypes(old: Shape, now: Shape, { direction, name, place }: Subject): Difference[] {
  const [before, after] = [typeNames(old), typeNames(now)];
  const lost = before.some((type) => !covers(after, type));
  const gained = after.some((type) => !covers(before, type));
  const found: Difference[] = [];
  if (lost || gained) {
    const rule = lost && gained ? "type-changed" : lost ? "type-narrowed" : "type-widened";
    const values = { before: inWords(before), after: inWords(after) };
    const message = `The type of ${name} changed from ${values.before} to ${values.after}.`;
    found.push(difference(direction, rule, place, message, values));
  }
  const [was, is] = [old.null.length > 0, now.null.length > 0];
  // "any" includes null.
  if (was !== is && !isAny(old) && !isAny(now)) {
    const rule = is ? "became-nullable" : "became-not-nullable";
    found.push(difference(direction, rule, place, `${name} may ${is ? "now" : "no longer"} be null.`));
  }
  return found;
}

function compareAlternative(
  before: Alternative,
  after: Alternative,
  subject: Subject,
  walk: Walk,
): Difference[] {
  const { name } = subject;
  const found = [
    ...compareKeywords(before, after, subject),
    ...compareProperties(before, after, subject, (a, b, property) => compareNodes(a, b, property, walk)),
    ...compareInner(before.items, after.items, `an item of ${name}`, walk),
  ];
  if (!before.closed && !after.closed) {
    found.push(...compareInner(before.additional, after.additional, `a further property of ${name}`, walk));
  }
  return found;
}

function compareInner(
  before: SchemaNode | undefined,
  after: SchemaNode | undefined,
  name: string,
  walk: Walk,
): Difference[] {
  if (before) return compareNodes(before, after ?? anySchema(before), name, walk);
  return after ? compareNodes(anySchema(after), after, name, walk) : [];
}

/** The types other than null, `integer` where every number must be whole. */
function typeNames(shape: Shape): string[] {
  const types = jsonTypes.filter((type) => type !== "null" && shape[type].length > 0);
  return types.map((type) =>
    type === "number" && shape.number.every((each) => each.integer) ? "integer" : type,
  );
}

function covers(types: string[], type: string): boolean {
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

function isAny(shape: Shape): boolean {
  return jsonTypes.every((type) => shape[type].length > 0);
}

function inWords(types: string[]): string {
  // Null is compared separately.
  return types.length === jsonTypes.length - 1 ? "any" : types.join(" or ") || "nothing";
}
