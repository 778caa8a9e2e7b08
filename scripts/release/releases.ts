import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { asOpenApiDocument, type OpenApiDocument, parseDocument } from "../diff/model/document.ts";
import type { Version } from "../lib/versions.ts";

/** A document as it was released. */
export interface Release {
  /** Its `info.version`. */
  release: string;
  /** The day, such as 2026-11-21. */
  date: string;
  /** Its file, relative to the project. */
  file: string;
}

/** Where the releases of a version lie, relative to the project; each is named by its day and its `info.version`. */
export function releaseFolder(version: Version): string {
  return `openapi/releases/${version}`;
}

/** The recorded releases of a version, the newest first. */
export async function readReleases(version: Version, folder: string): Promise<Release[]> {
  const names = await readdir(join(folder, releaseFolder(version))).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names
    .flatMap((name) => {
      const [, date, release] = /^(\d{4}-\d\d-\d\d)-(\d+\.\d+\.\d+)\.json$/.exec(name) ?? [];
      return date && release ? [{ release, date, file: `${releaseFolder(version)}/${name}` }] : [];
    })
    .sort((a, b) => compareReleases(b.release, a.release));
}

/** Orders versions such as 2.9.1 and 2.10.0: by their numbers, the smaller first. */
export function compareReleases(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}

/** The text of a release, the bundle byte by byte. */
export function releasedText({ file }: Release, folder: string): Promise<string> {
  return readFile(join(folder, file), "utf8");
}

export async function releasedDocument(release: Release, folder: string): Promise<OpenApiDocument> {
  const parsed = parseDocument(await releasedText(release, folder), release.file);
  return asOpenApiDocument(parsed, release.file);
}
