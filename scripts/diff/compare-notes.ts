import { revision } from "./difference.ts";
import type { Located } from "./document.ts";
import { type JsonObject, pointerTo } from "./json.ts";
import { finding, type Finding, type PlainRuleName } from "./rules.ts";

const noteRules: [keyword: string, rule: PlainRuleName][] = [
  ["title", "description-changed"],
  ["summary", "description-changed"],
  ["description", "description-changed"],
  ["example", "example-changed"],
  ["examples", "example-changed"],
];

/** Keywords by name, each with every place where it stands. */
export type Notes = ReadonlyMap<string, readonly Located[]>;

/** Compares what is said to people: descriptions, examples and deprecation. */
export function compareNotes(before: Notes, after: Notes, name: string): Finding[] {
  const found = noteRules.flatMap(([keyword, rule]) => {
    const change = revision(before.get(keyword), after.get(keyword));
    if (!change) return [];
    return [finding(rule, change.location, `The ${keyword} of ${name} ${change.verb}.`, change.values)];
  });
  const deprecation = revision(
    before.get("deprecated")?.filter(isTrue),
    after.get("deprecated")?.filter(isTrue),
  );
  if (deprecation) {
    const rule = deprecation.values.after === undefined ? "deprecation-lifted" : "deprecated";
    found.push(finding(rule, deprecation.location, `The deprecation of ${name} ${deprecation.verb}.`));
  }
  return found;
}

/** The keywords of one object. */
export function notesOf({ value, pointer }: { value: JsonObject; pointer: string }): Map<string, Located[]> {
  const entries = Object.entries(value);
  return new Map(entries.map(([key, entry]) => [key, [{ value: entry, pointer: pointerTo(pointer, key) }]]));
}

function isTrue({ value }: Located): boolean {
  return value === true;
}
