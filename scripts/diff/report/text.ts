import type { Json } from "../model/json.ts";
import { groupBy } from "../../lib/collections.ts";
import { versions } from "../../lib/versions.ts";
import {
  allChanges,
  comparedVersions,
  type Comparison,
  closingSentences,
  counted,
  hitsSentence,
  nextVersions,
  type ReportedChange,
} from "./comparison.ts";

/** The longest value that is printed whole. */
const maxValueChars = 160;

/** Writes a comparison for people: breaking changes first, then by operation. */
export function textReport(base: string, comparison: Comparison): string {
  const lines: string[] = [];
  for (const version of versions) {
    if (comparison[version] === undefined) continue;
    const changes = comparison[version]?.changes;
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
  return [...lines, ...closingSentences(comparison)].join("\n");
}

/** Writes a comparison for machines: `{ base, breaking, safe, next, versions }`, the last with the changes by version. */
export function jsonReport(base: string, comparison: Comparison): string {
  const changes = allChanges(comparison);
  const breaking = changes.filter((change) => change.breaking).length;
  const compared = Object.fromEntries(comparedVersions(comparison).map((one) => [one.version, one.changes]));
  const counts = { breaking, safe: changes.length - breaking };
  return JSON.stringify({ base, ...counts, next: nextVersions(comparison), versions: compared }, null, 2);
}

/** A change that several operations share stands once, below all their names. */
function groups(changes: ReportedChange[]): string[] {
  const byOperations = groupBy(changes, ({ operations }) => operations.join(", ") || "the document");
  return [...byOperations].flatMap(([heading, group]) => [`  ${heading}`, ...group.flatMap(describeChange)]);
}

function describeChange({ rule, message, location, before, after, hits }: ReportedChange): string[] {
  const lines = [`    ${rule}: ${message}`, `      at ${location}`];
  if (before !== undefined) lines.push(`      before: ${shortened(before)}`);
  if (after !== undefined) lines.push(`      after: ${shortened(after)}`);
  if (hits) lines.push(`      ${hitsSentence(hits)}`);
  return lines;
}

function shortened(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > maxValueChars ? `${text.slice(0, maxValueChars)}…` : text;
}
