import type { Change } from "./compare/compare-documents.ts";
import type { Json } from "./model/json.ts";
import { groupBy } from "../lib/collections.ts";
import { type Version, versions } from "../lib/versions.ts";

/** The changes of each version that was compared; `null`: only one side has it. */
export type Comparison = Partial<Record<Version, Change[] | null>>;

/** The longest value that is printed whole. */
const maxValueChars = 160;

/** Writes a comparison for people: breaking changes first, then by operation. */
export function textReport(base: string, comparison: Comparison): string {
  const lines: string[] = [];
  for (const version of versions) {
    const changes = comparison[version];
    if (changes === undefined) continue;
    lines.push(
      `${version} since ${base}: ${changes ? counted(changes) : "not compared: only one side has it"}`,
    );
    for (const breaking of [true, false]) {
      const sameSeverity = (changes ?? []).filter((change) => change.breaking === breaking);
      if (sameSeverity.length > 0)
        lines.push("", breaking ? "  BREAKING" : "  SAFE", ...groups(sameSeverity));
    }
    lines.push("");
  }
  lines.push(`Total: ${counted(allChanges(comparison))}`);
  return lines.join("\n");
}

/** Writes a comparison for machines: `{ base, breaking, safe, versions }`, the last with the changes by version. */
export function jsonReport(base: string, comparison: Comparison): string {
  const changes = allChanges(comparison);
  const breaking = changes.filter((change) => change.breaking).length;
  const compared = Object.fromEntries(Object.entries(comparison).filter(([, found]) => found !== null));
  return JSON.stringify({ base, breaking, safe: changes.length - breaking, versions: compared }, null, 2);
}

/** Whether any change breaks callers. */
export function isBreaking(comparison: Comparison): boolean {
  return allChanges(comparison).some((change) => change.breaking);
}

function allChanges(comparison: Comparison): Change[] {
  return versions.flatMap((version) => comparison[version] ?? []);
}

function counted(changes: Change[]): string {
  const breaking = changes.filter((change) => change.breaking).length;
  return `${breaking} breaking, ${changes.length - breaking} safe`;
}

/** A change that several operations share stands once, below all their names. */
function groups(changes: Change[]): string[] {
  const byOperations = groupBy(changes, ({ operations }) => operations.join(", ") || "the document");
  return [...byOperations].flatMap(([heading, group]) => [`  ${heading}`, ...group.flatMap(describeChange)]);
}

function describeChange({ rule, message, location, before, after }: Change): string[] {
  const lines = [`    ${rule}: ${message}`, `      at ${location}`];
  if (before !== undefined) lines.push(`      before: ${shortened(before)}`);
  if (after !== undefined) lines.push(`      after: ${shortened(after)}`);
  return lines;
}

function shortened(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > maxValueChars ? `${text.slice(0, maxValueChars)}…` : text;
}
