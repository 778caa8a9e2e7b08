import { difference, type Difference, type Subject } from "../model/difference.ts";
import { canonical, type Json } from "../model/json.ts";
import { jsonTypes } from "../model/keywords.ts";
import type { Effect } from "../model/rules.ts";
import { type Alternative, shapeOf } from "../model/shape.ts";

type Compare = (before: Alternative, after: Alternative) => Difference[];

interface Pair {
  before: Alternative;
  after: Alternative;
  found: Difference[];
}

/**
 * Compares the alternatives of an `anyOf` or `oneOf`, whose members have neither names nor a fixed order.
 *
 * Members that a constant tells apart are told apart here too; the others are paired so that least has changed.
 * What is left over was added or removed, except where a schema was split into stricter ones (as by an `anyOf`
 * of required properties that joins it under `allOf`) or such were joined again.
 */
export function compareAlternatives(
  before: Alternative[],
  after: Alternative[],
  subject: Subject,
  compare: Compare,
): Difference[] {
  const pairs = closestPairs(before, after, compare);
  const added = after.filter((each) => !pairs.some((pair) => pair.after === each));
  const removed = before.filter((each) => !pairs.some((pair) => pair.before === each));

  const found: Difference[] = [];
  for (const pair of pairs) {
    const split = added.filter(
      (each) => hasEffect(pair.found, "narrower") && isStricter(pair.before, each, compare),
    );
    const joined = removed.filter(
      (each) => hasEffect(pair.found, "wider") && isStricter(pair.after, each, compare),
    );
    // What accepts the same values but breaks callers stays a change of its own, such as what a field does.
    const others = pair.found.filter((each) => each.effect === "neither" && each.finding.breaking);
    if (split.length > 0) found.push(combinationRequired(subject, pair.after, split.length + 1), ...others);
    else if (joined.length > 0)
      found.push(combinationRelaxed(subject, pair.before, joined.length + 1), ...others);
    else found.push(...pair.found);
    for (const each of split) added.splice(added.indexOf(each), 1);
    for (const each of joined) removed.splice(removed.indexOf(each), 1);
  }
  const { direction, name, place } = subject;
  for (const each of removed) {
    const message = `${name} no longer has the alternative ${describe(each)}.`;
    found.push(difference(direction, "alternative-removed", each.branch ?? place, message));
  }
  for (const each of added) {
    const message = `${name} has a new alternative ${describe(each)}.`;
    found.push(difference(direction, "alternative-added", each.branch ?? place, message));
  }
  return found;
}

function closestPairs(before: Alternative[], after: Alternative[], compare: Compare): Pair[] {
  const candidates = before.flatMap((old, i) =>
    after.flatMap((now, j) =>
      haveOtherConstants(old, now)
        ? []
        : [{ pair: { before: old, after: now, found: compare(old, now) }, distance: Math.abs(i - j) }],
    ),
  );
  candidates.sort((a, b) => a.pair.found.length - b.pair.found.length || a.distance - b.distance);
  const pairs: Pair[] = [];
  for (const { pair } of candidates) {
    const taken = pairs.some((each) => each.before === pair.before || each.after === pair.after);
    if (!taken) pairs.push(pair);
  }
  return pairs;
}

/** Whether every value of `strict` fits `loose` too, and not the other way round. */
function isStricter(loose: Alternative, strict: Alternative, compare: Compare): boolean {
  return !haveOtherConstants(loose, strict) && hasEffect(compare(loose, strict), "narrower");
}

function hasEffect(found: Difference[], wanted: Effect): boolean {
  return (
    found.some(({ effect }) => effect === wanted) &&
    found.every(({ effect }) => effect === wanted || effect === "neither")
  );
}

function combinationRequired(
  { direction, name, place }: Subject,
  first: Alternative,
  count: number,
): Difference {
  const message = `${name} must now match one of ${count} alternatives, each stricter than before.`;
  return difference(direction, "combination-required", unionOf(first) ?? place, message);
}

function combinationRelaxed(
  { direction, name, place }: Subject,
  first: Alternative,
  count: number,
): Difference {
  const message = `${name} no longer has to match one of ${count} alternatives.`;
  return difference(direction, "combination-relaxed", unionOf(first) ?? place, message);
}

/** The `anyOf` or `oneOf` that a branch is a member of. */
function unionOf({ branch }: Alternative): string | undefined {
  return branch?.slice(0, branch.lastIndexOf("/"));
}

function haveOtherConstants(a: Alternative, b: Alternative): boolean {
  const [left, right] = [constantsOf(a), constantsOf(b)];
  return [...left].some(([name, value]) => {
    const other = right.get(name);
    return other !== undefined && canonical(other) !== canonical(value);
  });
}

/** The properties that can have but one value. */
function constantsOf({ properties }: Alternative): Map<string, Json> {
  const constants = new Map<string, Json>();
  for (const [name, node] of properties) {
    const shape = shapeOf(node);
    const [only, ...others] = jsonTypes.flatMap((type) => shape[type]);
    const [value, ...values] = only?.enum?.values ?? [];
    if (value !== undefined && others.length === 0 && values.length === 0) constants.set(name, value);
  }
  return constants;
}

function describe(alternative: Alternative): string {
  const constants = [...constantsOf(alternative)].map(
    ([name, value]) => `\`${name}\` ${JSON.stringify(value)}`,
  );
  const required = [...alternative.required.keys()].map((name) => `\`${name}\``);
  if (constants.length > 0) return `with ${constants.join(", ")}`;
  if (required.length > 0) return `that requires ${required.join(", ")}`;
  return `at ${alternative.branch ?? "its only place"}`;
}
