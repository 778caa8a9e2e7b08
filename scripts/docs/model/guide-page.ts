import { currentVersion, type Version } from "../../lib/versions.ts";

/** The page of a guide that has one page per version; that of the current version has no prefix. */
export function guidePage(version: Version, page: string): string {
  return version === currentVersion ? page : `${version}/${page}`;
}

export function errorAnchor(version: Version, code: string): string {
  return guidePage(version, `errors.html#${code}`);
}

export function movingPage(version: Version): string {
  return `moving-to-${version}.html`;
}
