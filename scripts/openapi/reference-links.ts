import type { Version } from "../lib/paths.ts";

/*
 * The addresses in the site, all relative to its root, so that it works under any path prefix. No page lies under a path of
 * the API, /v2 or /api/v1, since the mock serves both; and each names its file, since object stores know no index of a folder.
 */

/** The page that lists all of a version. */
export const pageOf: Record<Version, string> = { v1: "v1.html", v2: "v2.html" };

/** The reference of a version that Redoc makes, in one file. */
export const redocPageOf: Record<Version, string> = { v1: "redoc/v1.html", v2: "redoc/v2.html" };

/** The page of an operation; without a version, where there is only one. */
export function operationPage(version: Version | undefined, operationId: string): string {
  return `operations/${inFolder(version)}${operationId}.html`;
}

/** The page of a schema that has a name, likewise. */
export function schemaPage(version: Version | undefined, name: string): string {
  return `schemas/${inFolder(version)}${name}.html`;
}

function inFolder(version: Version | undefined): string {
  return version === undefined ? "" : `${version}/`;
}

/** The page of a version in a guide that each version has a page of: v2's, which is current, has the plain address. */
export function guidePage(version: Version, page: string): string {
  return version === "v2" ? page : `${version}/${page}`;
}

/** The section about an error code. */
export function errorAnchor(version: Version, code: string): string {
  return guidePage(version, `errors.html#${code}`);
}

/** The same page as Markdown. */
export function markdownOf(page: string): string {
  return page.replace(/\.html$/, ".md");
}

/** The address of `target` as a page at `from` says it. */
export function relative(from: string, target: string): string {
  const here = from.split("#")[0];
  if (target.startsWith("#") || /^[a-z]+:/.test(target)) return target;
  const [file = "", fragment] = target.split("#");
  if (file === here && fragment !== undefined) return `#${fragment}`;
  const up = "../".repeat(from.split("/").length - 1);
  return `${up}${target}`;
}
