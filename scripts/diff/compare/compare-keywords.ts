import { compareMeaning } from "./compare-meaning.ts";
import { compareNotes } from "./compare-notes.ts";
import { difference, type Difference, allKeys, revision, type Subject } from "../model/difference.ts";
import { canonical, type Json } from "../model/json.ts";
import { boundKeywords } from "../model/keywords.ts";
import type { Alternative } from "../model/shape.ts";

/** Compares what two schemas say of a value itself, not of its properties or items. */
export function compareKeywords(before: Alternative, after: Alternative, subject: Subject): Difference[] {
  return [
    ...compareEnums(before, after, subject),
    ...compareBounds(before, after, subject),
    ...compareConstraints(before, after, subject),
    ...compareAnnotations(before, after, subject),
    ...compareMeaning(before, after, subject),
  ];
}

function compareEnums(before: Alternative, after: Alternative, { direction, name }: Subject): Difference[] {
  if (!before.enum) {
    if (!after.enum) return [];
    const { values, pointer } = after.enum;
    const message = `${name} is now limited to listed values.`;
    return [difference(direction, "enum-introduced", pointer, message, { after: values })];
  }
  if (!after.enum) {
    const { values, pointer } = before.enum;
    const message = `${name} is no longer limited to listed values.`;
    return [difference(direction, "enum-lifted", pointer, message, { before: values })];
  }
  const { pointer } = after.enum;
  const removed = without(before.enum.values, after.enum.values);
  const added = without(after.enum.values, before.enum.values);
  const found: Difference[] = [];
  if (removed.length > 0) {
    const message = `${listed(removed, "is no longer a value", "are no longer values")} of ${name}.`;
    found.push(difference(direction, "enum-value-removed", pointer, message, { before: removed }));
  }
  if (added.length > 0) {
    const message = `${listed(added, "is a new value", "are new values")} of ${name}.`;
    found.push(difference(direction, "enum-value-added", pointer, message, { after: added }));
  }
  return found;
}

function compareBounds(before: Alternative, after: Alternative, { direction, name }: Subject): Difference[] {
  return allKeys(before.bounds, after.bounds).flatMap((keyword) => {
    const [from, to] = [before.bounds.get(keyword), after.bounds.get(keyword)];
    const change = revision(from && [from], to && [to]);
    if (!change) return [];
    const tightened = !from || (to && boundKeywords[keyword]?.tighter(to.value, from.value));
    const rule = tightened ? "bound-tightened" : "bound-loosened";
    return [
      difference(
        direction,
        rule,
        change.location,
        `\`${keyword}\` of ${name} ${change.verb}.`,
        change.values,
      ),
    ];
  });
}

function compareConstraints(
  before: Alternative,
  after: Alternative,
  { direction, name }: Subject,
): Difference[] {
  return allKeys(before.constraints, after.constraints).flatMap((keyword) => {
    const change = revision(before.constraints.get(keyword), after.constraints.get(keyword));
    if (!change) return [];
    const { values } = change;
    const rule =
      values.before === undefined
        ? "constraint-added"
        : values.after === undefined
          ? "constraint-removed"
          : "constraint-changed";
    return [
      difference(direction, rule, change.location, `\`${keyword}\` of ${name} ${change.verb}.`, values),
    ];
  });
}

function compareAnnotations(
  before: Alternative,
  after: Alternative,
  { direction, name }: Subject,
): Difference[] {
  const notes = compareNotes(before.annotations, after.annotations, name);
  const found = notes.map((note): Difference => ({ effect: "neither", finding: note }));
  const change = revision(before.annotations.get("default"), after.annotations.get("default"));
  if (change) {
    const message = `The default of ${name} ${change.verb}.`;
    found.push(difference(direction, "default-changed", change.location, message, change.values));
  }
  return found;
}

function without(values: Json[], removed: Json[]): Json[] {
  const excluded = new Set(removed.map(canonical));
  return values.filter((value) => !excluded.has(canonical(value)));
}

function listed(values: Json[], singular: string, plural: string): string {
  return `${values.map((value) => JSON.stringify(value)).join(", ")} ${values.length > 1 ? plural : singular}`;
}
