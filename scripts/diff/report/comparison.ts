import type { Change } from "../compare/compare-documents.ts";
import type { OpenApiDocument } from "../model/document.ts";
import { changeLevel, raised, type Level } from "../model/semver.ts";
import { plainCount } from "../../lib/text.ts";
import { type Version, versions } from "../../lib/versions.ts";

/** The changes of each version that was compared; `null`: only one side has it. */
export type Comparison = Partial<Record<Version, ComparedVersion | null>>;

export interface ComparedVersion {
  /** The version of the first document, another one where two versions are compared with each other. */
  from: Version;
  before: OpenApiDocument;
  after: OpenApiDocument;
  /** Breaking ones first. */
  changes: ReportedChange[];
}

export interface ReportedChange extends Change {
  /** Of a breaking change, where recorded traffic was given: how many calls it hits, and how many there are of the version. */
  hits?: { calls: number; of: number };
}

/** The versions that both sides have, the oldest first. */
export function comparedVersions(comparison: Comparison): (ComparedVersion & { version: Version })[] {
  return versions.flatMap((version) => {
    const compared = comparison[version];
    return compared ? [{ version, ...compared }] : [];
  });
}

export function allChanges(comparison: Comparison): ReportedChange[] {
  return comparedVersions(comparison).flatMap(({ changes }) => changes);
}

export function counted(changes: readonly Change[]): string {
  const breaking = changes.filter((change) => change.breaking).length;
  return `${breaking} breaking, ${changes.length - breaking} safe`;
}

/**
 * What `info.version` becomes by Semantic Versioning, for each version with changes. It rises from that of the first document, since
 * the second may have been raised already.
 */
export function nextVersions(
  comparison: Comparison,
): Partial<Record<Version, { version: string; level: Level }>> {
  const next = comparedVersions(comparison).flatMap(({ version, before, changes }) => {
    const number = String(before.info["version"]);
    if (changes.length === 0 || !/^\d+\.\d+\.\d+$/.test(number)) return [];
    const level = changeLevel(changes);
    return [[version, { version: raised(number, level), level }] as const];
  });
  return Object.fromEntries(next);
}

/** The next versions, if any rises, and how many breaking changes hit recorded calls, if traffic was given and anything breaks. */
export function closingSentences(comparison: Comparison): string[] {
  const next = Object.entries(nextVersions(comparison)).map(
    ([id, { version, level }]) => `${id} ${version} (${level})`,
  );
  const counts = allChanges(comparison).flatMap(({ hits }) => (hits ? [hits.calls] : []));
  const used = counts.filter((calls) => calls > 0).length;
  return [
    ...(next.length > 0 ? [`Next version: ${next.join(", ")}`] : []),
    ...(counts.length > 0
      ? [
          `${used} of ${plainCount(counts.length, "breaking change")} ${used === 1 ? "hits" : "hit"} recorded calls`,
        ]
      : []),
  ];
}

/** `hits 2 of 40 recorded calls`. */
export function hitsSentence({ calls, of }: { calls: number; of: number }): string {
  return `hits ${calls === 0 ? "none" : calls} of ${plainCount(of, "recorded call")}`;
}
