import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "../lib/errors.ts";
import { compareDocuments, type Change } from "../diff/compare/compare-documents.ts";
import { asOpenApiDocument, bundlePath, parseDocument } from "../diff/model/document.ts";
import { changeLevel, raised, type Level } from "../diff/model/semver.ts";
import type { Version } from "../lib/versions.ts";
import { compareReleases, releasedDocument, readReleases, releasedText, type Release } from "./releases.ts";

export interface DocumentRelease {
  version: Version;
  /** `info.version` in the sources. */
  present: string;
  /** `info.version` as it will be released. */
  number: string;
  /** The release before; the first has none. */
  last?: Release;
  /** What callers notice since the last release, breaking changes first. */
  changes: Change[];
  /** How much the document changed; `undefined` if it is recorded already. */
  level?: Level;
}

/**
 * Compares a bundle with its last release, and says which number it gets.
 *
 * @throws {UsageError} if `info.version` cannot be the number of a release, saying what to do.
 */
export async function documentRelease(version: Version, folder: string): Promise<DocumentRelease> {
  const text = await readFile(join(folder, bundlePath(version)), "utf8");
  const document = asOpenApiDocument(parseDocument(text, bundlePath(version)), bundlePath(version));
  const present = String(document.info["version"]);
  const major = version.slice(1);
  const source = `info.version of openapi/${version}/openapi.yaml`;
  if (!/^\d+\.\d+\.\d+$/.test(present) || !present.startsWith(`${major}.`))
    throw new UsageError(`${source} is ${present}; it must be ${major}.MINOR.PATCH`);

  const [last] = await readReleases(version, folder);
  if (!last) return { version, present, number: present, changes: [], level: "minor" };
  if (compareReleases(present, last.release) < 0)
    throw new UsageError(`${source} is ${present}, but ${last.release} is already released`);
  if (text === (await releasedText(last, folder)))
    return { version, present, number: present, last, changes: [] };

  const changes = compareDocuments(await releasedDocument(last, folder), document);
  const level = changeLevel(changes);
  // The major number is part of the API's address, so it never rises.
  const needed = raised(last.release, level === "major" ? "minor" : level);
  const number = compareReleases(present, needed) > 0 ? present : needed;
  return { version, present, number, last, changes, level };
}
