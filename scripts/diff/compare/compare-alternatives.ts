import { difference, type Difference, type Subject } from "../model/difference.ts";
import { canonical, type Json } from "../model/json.ts";
import { jsonTypes } from "../model/keywords.ts";
import type { Effect } from "../model/rules.ts";
import { type Alternative, toShape } from "../model/shape.ts";

type Compare = (before: Alternative, after: Alternative) => Difference[];

interface AlternativePair {
  before: Alternative;
  after: Alternative;
  differences: Difference[];
}

/**
 * Compares the alternatives of an `anyOf` or `oneOf`, whose members have neither names nor a fixed order.
 *
 * Members with different constants are never paired; the others are paired so that the fewest differences remain.
 * Unpaired members were added or removed, except where a schema was split into stricter ones (as by an `anyOf`
 * of required properties added under `allOf`), or such a split was undone.
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

  const changes: Difference[] = [];
  for (const pair of pairs) {
    const split = added.filter(
      (each) => hasEffect(pair.differences, "narrower") && isStricter(pair.before, each, compare),
    );
    const joined = removed.filter(
      (each) => hasEffect(pair.differences, "wider") && isStricter(pair.after, each, compare),
    );
    // Keep changes that break callers without changing the accepted values, such as a changed effect.
    const breakingNotes = pair.differences.filter(
      (each) => each.effect === "neither" && each.finding.breaking,
    );
    if (split.length > 0)
      changes.push(combinationRequired(subject, pair.after, split.length + 1), ...breakingNotes);
    else if (joined.length > 0)
      changes.push(combinationRelaxed(subject, pair.before, joined.length + 1), ...breakingNotes);
    else changes.push(...pair.differences);
    for (const each of split) added.splice(added.indexOf(each), 1);
    for (const each of joined) removed.splice(removed.indexOf(each), 1);
  }
  const { direction, name, place } = subject;
  for (const each of removed) {
    const message = `${name} no longer has the alternative ${describe(each)}.`;
    changes.push(difference(direction, "alternative-removed", each.branch ?? place, message));
  }
  for (const each of added) {
    const message = `${name} has a new alternative ${describe(each)}.`;
    changes.push(difference(direction, "alternative-added", each.branch ?? place, message));
  }
  return changes;
}

function closestPairs(before: Alternative[], after: Alternative[], compare: Compare): AlternativePair[] {
  const candidates = before.flatMap((old, i) =>
    after.flatMap((now, j) =>
      haveOtherConstants(old, now)
        ? []
        : [{ pair: { before: old, after: now, differences: compare(old, now) }, distance: Math.abs(i - j) }],
    ),
  );
  candidates.sort((a, b) => a.pair.differences.length - b.pair.differences.length || a.distance - b.distance);
  const pairs: AlternativePair[] = [];
  for (const { pair } of candidates) {
    const isTaken = pairs.some((each) => each.before === pair.before || each.after === pair.after);
    if (!isTaken) pairs.push(pair);
  }
  return pairs;
}

/** Whether every value of `strict` fits `loose` too, and not the other way round. */
function isStricter(loose: Alternative, strict: Alternative, compare: Compare): boolean {
  return !haveOtherConstants(loose, strict) && hasEffect(compare(loose, strict), "narrower");
}

function hasEffect(differences: Difference[], expected: Effect): boolean {
  return (
    differences.some(({ effect }) => effect === expected) &&
    differences.every(({ effect }) => effect === expected || effect === "neither")
  );
}

function combinationRequired(
  { direction, name, place }: Subject,
  first: Alternative,
  count: number,
): Difference {
  const message = `${name} must now match one of ${count} alternatives, each stricter than before.`;
  return difference(direction, "combination-required", unionAt(first) ?? place, message);
}

function combinationRelaxed(
  { direction, name, place }: Subject,
  first: Alternative,
  count: number,
): Difference {
  const message = `${name} no longer has to match one of ${count} alternatives.`;
  return difference(direction, "combination-relaxed", unionAt(first) ?? place, message);
}

/** The `anyOf` or `oneOf` that a branch is a member of. */
function unionAt({ branch }: Alternative): string | undefined {
  return branch?.slice(0, branch.lastIndexOf("/"));
}

function haveOtherConstants(a: Alternative, b: Alternative): boolean {
  const [left, right] = [constantsIn(a), constantsIn(b)];
  return [...left].some(([name, value]) => {
    const other = right.get(name);
    return other !== undefined && canonical(other) !== canonical(value);
  });
}

/** The properties that can have but one value. */
function constantsIn({ properties }: Alternative): Map<string, Json> {
  const constants = new Map<string, Json>();
  for (const [name, node] of properties) {
    const shape = toShape(node);
    const [only, ...others] = jsonTypes.flatMap((type) => shape[type]);
    const [value, ...values] = only?.enum?.values ?? [];
    if (value !== undefined && others.length === 0 && values.length === 0) constants.set(name, value);
  }
  return constants;
}

function describe(alternative: Alternative): string {
  const constants = [...constantsIn(alternative)].map(
    ([name, value]) => `\`${name}\` ${JSON.stringify(value)}`,
  );
  const required = [...alternative.required.keys()].map((name) => `\`${name}\``);
  if (constants.length > 0) return `with ${constants.join(", ")}`;
  if (required.length > 0) return `that requires ${required.join(", ")}`;
  return `at ${alternative.branch ?? "its only place"}`;
}
