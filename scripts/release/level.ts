/** How much a version rises, the least first. */
export const levels = ["patch", "minor", "major"] as const;
export type Level = (typeof levels)[number];

/** The higher of some levels; a patch if there is none. */
export function highest(some: Level[]): Level {
  return levels.findLast((level) => some.includes(level)) ?? "patch";
}

/** The version that follows: `raised("2.0.1", "minor")` is 2.1.0. */
export function raised(version: string, level: Level): string {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  if (level === "major") return `${major + 1}.0.0`;
  return level === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** The version that follows for packages: before 1.0.0 a minor version may break callers (Semantic Versioning, item 4). */
export function raisedPackage(version: string, level: Level): string {
  return raised(version, level === "major" && version.startsWith("0.") ? "minor" : level);
}
