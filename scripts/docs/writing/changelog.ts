import { compareDocuments, type Change } from "../../diff/compare/compare-documents.ts";
import { asOpenApiDocument, type OpenApiDocument, parseDocument } from "../../diff/model/document.ts";
import { isNote } from "../../diff/model/rules.ts";
import type { Document } from "../../openapi/document.ts";
import { contractFolder } from "../../lib/paths.ts";
import { versions, type Version } from "../../lib/versions.ts";
import { releasedDocument, readReleases } from "../../release/releases.ts";

/** What changed for callers with one release. */
export interface VersionChanges {
  version: Version;
  /** Such as `2.1.0`, or `Unreleased`. */
  release: string;
  /** The day of the release, such as 2026-11-21. */
  date?: string;
  /** The release before; the first has none, and no changes. */
  since?: string;
  breaking: Change[];
  safe: Change[];
  /** Safe ones in texts that only people read. */
  notes: Change[];
}

/**
 * The changes between the releases under `folder`/openapi/releases, of each version the newest first. Where callers would
 * notice a difference between the last release and the present document, that comes first, as `Unreleased`.
 *
 * @throws {InputError} if a recorded release is damaged, naming its file.
 */
export async function changelog(
  documents: Record<Version, Document>,
  folder: string = contractFolder,
): Promise<VersionChanges[]> {
  const all = versions.map((version) => {
    const present = asOpenApiDocument(parseDocument(JSON.stringify(documents[version]), version), version);
    return changesOf(version, present, folder);
  });
  return (await Promise.all(all)).flat();
}

/** What was found between two documents; comparing them takes longer than to tell that they are the same two. */
const found = new Map<string, Change[]>();

function compared(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const key = JSON.stringify([before, after]);
  const changes = found.get(key) ?? compareDocuments(before, after);
  found.set(key, changes);
  return changes;
}

async function changesOf(
  version: Version,
  present: OpenApiDocument,
  folder: string,
): Promise<VersionChanges[]> {
  const releases = await readReleases(version, folder);
  const all: VersionChanges[] = [];
  let later: { release: string; date?: string; document: OpenApiDocument } = {
    release: "Unreleased",
    document: present,
  };
  for (const earlier of releases) {
    const { document, ...entry } = later;
    later = {
      release: earlier.release,
      date: earlier.date,
      document: await releasedDocument(earlier, folder),
    };
    const changes = split(compared(later.document, document));
    all.push({ version, ...entry, since: earlier.release, ...changes });
  }
  const { document: _first, ...entry } = later;
  all.push({ version, ...entry, ...split([]) });
  // Where no caller would notice a change, there is none to tell of.
  const [newest] = all;
  return newest && newest.date === undefined && isEmpty(newest) ? all.slice(1) : all;
}

export function isEmpty({ breaking, safe, notes }: VersionChanges): boolean {
  return breaking.length + safe.length + notes.length === 0;
}

function split(changes: Change[]): Pick<VersionChanges, "breaking" | "safe" | "notes"> {
  return {
    breaking: changes.filter(({ breaking }) => breaking),
    safe: changes.filter((change) => !change.breaking && !isNote(change)),
    notes: changes.filter(isNote),
  };
}
