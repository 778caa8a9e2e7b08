import { currentVersion, documents, type Version } from "@adintel/client/operations";

export { currentVersion };
export type { Version };

/** The versions of the API, the oldest first; each is superseded by the next. */
export const versions = Object.keys(documents) as readonly Version[];

/** The current version first, then the others, the newest first: in this order a name without a version is looked up. */
export const byPreference: readonly Version[] = [
  currentVersion,
  ...versions.filter((version) => version !== currentVersion).reverse(),
];

/** Whether a version is older than the current one. */
export function isLegacy(version: Version): boolean {
  return versions.indexOf(version) < versions.indexOf(currentVersion);
}

/** What a version is called in titles. */
export function versionTitle(version: Version): string {
  return isLegacy(version) ? `${version}, legacy` : version;
}

/** The path below which a server has a version. */
export function basePath(version: Version): string {
  return documents[version].basePath;
}

/** The base paths of all versions, the current one first. */
export const basePaths: readonly string[] = byPreference.map(basePath);

export function successorOf(version: Version): Version | undefined {
  return versions[versions.indexOf(version) + 1];
}

export function predecessorOf(version: Version): Version | undefined {
  return versions[versions.indexOf(version) - 1];
}

export function forEachVersion<T>(make: (version: Version) => T): Record<Version, T> {
  return Object.fromEntries(versions.map((version) => [version, make(version)])) as Record<Version, T>;
}

/** How a version takes its key, and where its errors have what. */
interface Conventions {
  key: { header: string; scheme: string | null };
  errorEnvelope: { code: string; message: string; details: string };
}

export function conventions(version: Version): Conventions {
  return documents[version];
}

/** The header of the key, and what stands in it before the key, such as `Bearer `. */
export function keyHeader(version: Version): [name: string, before: string] {
  const { header, scheme } = conventions(version).key;
  return [header, scheme ? `${scheme} ` : ""];
}
