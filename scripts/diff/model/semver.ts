import { isNote, type Finding } from "./rules.ts";

/** The parts of a version that a release can raise, from smallest to largest. */
export const levels = ["patch", "minor", "major"] as const;
export type Level = (typeof levels)[number];

/** The highest level; `patch` if there is none. */
export function highest(candidates: Level[]): Level {
  return levels.findLast((level) => candidates.includes(level)) ?? "patch";
}

/** What changes of a document raise: `patch` if only wording changed. */
export function changeLevel(changes: readonly Finding[]): Level {
  if (changes.some(({ breaking }) => breaking)) return "major";
  return changes.every(isNote) ? "patch" : "minor";
}

/** The next version: `raised("2.0.1", "minor")` is 2.1.0. */
export function raised(version: string, level: Level): string {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  if (level === "major") return `${major + 1}.0.0`;
  return level === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** The next version of packages: before 1.0.0 a minor version may break callers (Semantic Versioning, item 4). */
export function raisedPackage(version: string, level: Level): string {
  return raised(version, level === "major" && version.startsWith("0.") ? "minor" : level);
}
