import type { Version } from "../lib/versions.ts";

/*
 * Paths of the site's pages, relative to its root, so that the site works under any path prefix. None begins with the base path
 * of a version, since the mock serves those; each names its file, since object stores have no index files.
 */

/** The page that lists all of a version; without one, of the only document. */
export function pageOf(version: Version | undefined): string {
  return `${version ?? "index"}.html`;
}

/** A document as the site has it. */
export function documentFile(version: Version | undefined, type: "json" | "yaml"): string {
  return version === undefined ? `openapi.${type}` : `openapi/${version}.${type}`;
}

export function postmanFile(version: Version | undefined): string {
  return version === undefined ? "postman_collection.json" : `postman/${version}.postman_collection.json`;
}

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

export function markdownPage(page: string): string {
  return page.replace(/\.html$/, ".md");
}

/** The link from the page `from` to `target`. */
export function relative(from: string, target: string): string {
  const here = from.split("#")[0];
  if (target.startsWith("#") || /^[a-z]+:/.test(target)) return target;
  const [file = "", fragment] = target.split("#");
  if (file === here && fragment !== undefined) return `#${fragment}`;
  const up = "../".repeat(from.split("/").length - 1);
  return `${up}${target}`;
}
