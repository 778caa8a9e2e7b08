import { isTopic } from "../../openapi/topics.ts";
import { revision, type Revision } from "../model/difference.ts";
import type { Located } from "../model/document.ts";
import { canonical, isObject, type Json, type JsonObject, pointerTo } from "../model/json.ts";
import { finding, type Finding, type PlainRuleName } from "../model/rules.ts";

const noteRules: [keyword: string, rule: PlainRuleName, words?: string][] = [
  ["title", "description-changed"],
  ["summary", "description-changed"],
  ["description", "description-changed"],
  ["x-values", "description-changed", "explanation of the values"],
  ["example", "example-changed"],
  ["examples", "example-changed"],
];

/** Keywords by name, each with every place where it stands. */
export type Notes = ReadonlyMap<string, readonly Located[]>;

/** Compares what is said to people: descriptions, examples, deprecation, what is left open and what is assumed. */
export function compareNotes(before: Notes, after: Notes, name: string): Finding[] {
  const findings = noteRules.flatMap(([keyword, rule, words = keyword]) => {
    const change = revision(before.get(keyword), after.get(keyword));
    if (!change) return [];
    return [finding(rule, change.location, `The ${words} of ${name} ${change.verb}.`, change.values)];
  });
  const deprecation = revision(
    before.get("deprecated")?.filter(isTrue),
    after.get("deprecated")?.filter(isTrue),
  );
  if (deprecation) {
    const rule = deprecation.values.after === undefined ? "deprecation-lifted" : "deprecated";
    findings.push(finding(rule, deprecation.location, `The deprecation of ${name} ${deprecation.verb}.`));
  }
  return [...findings, ...compareDoubts(before, after, name)];
}

/** Compares what is left open, assumed and observed: notes, since none of it promises anything. */
export function compareDoubts(before: Notes, after: Notes, name: string): Finding[] {
  const found: Finding[] = [];
  const open = (notes: Notes) => notes.get("x-unspecified") ?? [];
  // Older documents list sentences, whose rewording would look like a change of the topics.
  if ([...open(before), ...open(after)].every(({ value }) => isListOfTopics(value))) {
    const change = revision(open(before).map(ordered), open(after).map(ordered));
    if (change) found.push(note("unspecified-changed", change, `The list of known gaps for ${name}`));
  }
  const change = revision(before.get("x-assumed"), after.get("x-assumed"));
  if (change) found.push(note("assumption-changed", change, `The assumption about ${name}`));
  const seen = revision(before.get("x-observed"), after.get("x-observed"));
  if (seen) found.push(note("assumption-changed", seen, `The observation about ${name}`));
  return found;
}

/** Compares the reasons under `assumed`, whatever they are reasons for. */
export function compareReasons(
  before: Json | undefined,
  after: Json | undefined,
  pointer: string,
  name: string,
): Finding[] {
  if (canonical(before) === canonical(after)) return [];
  return [
    finding("assumption-changed", pointer, `The reasons for assumptions about ${name} changed.`, {
      before,
      after,
    }),
  ];
}

function note(rule: PlainRuleName, { location, verb, values }: Revision, what: string): Finding {
  return finding(rule, location, `${what} ${verb}.`, values);
}

/** The keywords of one object. */
export function notesIn({ value, pointer }: { value: JsonObject; pointer: string }): Map<string, Located[]> {
  const entries = Object.entries(value);
  return new Map(entries.map(([key, entry]) => [key, [{ value: entry, pointer: pointerTo(pointer, key) }]]));
}

function isTrue({ value }: Located): boolean {
  return value === true;
}

function isListOfTopics(value: Json): boolean {
  if (!Array.isArray(value)) return false;
  const names = value.flatMap((entry) => (isObject(entry) ? Object.keys(entry) : [entry]));
  return names.every((name) => typeof name === "string" && isTopic(name));
}

function ordered({ value, pointer }: Located): Located {
  const entries = Array.isArray(value) ? [...value] : [value];
  return { pointer, value: entries.sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1)) };
}
