import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "../lib/errors.ts";
import { stamp, stampFile } from "../generate/files.ts";
import { versions } from "../lib/versions.ts";
import { documentRelease, type DocumentRelease } from "./document-release.ts";
import { gitIn } from "./git.ts";
import { highest, raisedPackage, type Level } from "../diff/model/semver.ts";
import { readManifest } from "./manifests.ts";

/** The options of a release. */
export interface ReleaseRequest {
  /** The day, such as 2026-11-21. */
  date: string;
  /** Whether documents may break their callers. */
  allowBreaking: boolean;
  /** The minimum level for the packages' version, for changes in their code, which the documents do not show. */
  atLeast?: Level;
}

/** What a release does, decided before anything is written. */
export interface Plan {
  date: string;
  /** The version of the packages before it; the first release has none. */
  last?: string;
  /** The version of all packages. */
  version: string;
  tag: string;
  documents: DocumentRelease[];
  /** CHANGELOG.md with a section of this release. */
  changelog: string;
}

/**
 * Decides what a release of the project in `folder` is.
 *
 * @throws {UsageError} if it cannot be released, with one line that says why and what to do.
 */
export async function plan(folder: string, { date, allowBreaking, atLeast }: ReleaseRequest): Promise<Plan> {
  const git = gitIn(folder);
  if (await git("status", "--porcelain"))
    throw new UsageError("the working tree has changes; commit them first");
  // On a detached HEAD, `git push --follow-tags` would push nothing, and the next checkout would lose the release.
  if (!(await git("branch", "--show-current")))
    throw new UsageError("HEAD is detached; check out the branch to release");
  const generatedStamp = await readFile(join(folder, "generated", stampFile), "utf8").catch(() => undefined);
  if (generatedStamp !== (await stamp(folder)))
    throw new UsageError("generated/ is stale; run `npm run generate`");

  const changelog = readChangelog(await readFile(join(folder, "CHANGELOG.md"), "utf8"));
  const { last, unreleased } = changelog;
  const documents = await Promise.all(versions.map((version) => documentRelease(version, folder)));
  const levels = documents.flatMap(({ level }) => level ?? []);
  if (last && levels.length === 0 && unreleased === "")
    throw new UsageError(
      `nothing to release: the documents have not changed since ${last.version}, and "Unreleased" in CHANGELOG.md is empty`,
    );
  const former = [last, ...documents.map((document) => document.last)]
    .flatMap((release) => release?.date ?? [])
    .sort();
  if (former.some((day) => date < day))
    throw new UsageError(`the last release was on ${former.at(-1)}, which is after ${date}`);
  if (!allowBreaking) for (const document of documents) refuseBreaking(document);

  const { version: present } = await readManifest(folder);
  const version = last ? raisedPackage(last.version, highest([...levels, atLeast ?? "patch"])) : present;
  const tag = `v${version}`;
  if (await git("tag", "--list", tag)) throw new UsageError(`the tag ${tag} already exists`);
  const numbers = documents.map((document) => `${document.version} ${document.number}`);
  return {
    date,
    ...(last && { last: last.version }),
    version,
    tag,
    documents,
    changelog: changelog.released(version, date, `Documents: ${numbers.join(", ")}.`),
  };
}

function refuseBreaking({ version, last, changes }: DocumentRelease): void {
  const [first, ...more] = changes.filter(({ breaking }) => breaking);
  if (!first || !last) return;
  const rest = more.length > 0 ? ` (and ${more.length} more)` : "";
  throw new UsageError(
    `${version} breaks callers of ${last.release}: ${first.message}${rest} \`npm run diff -- ${last.file}\` lists the changes; --allow-breaking releases them`,
  );
}

/** The plan in words, a line for each thing it does. */
export function described({ version, last, tag, date, documents }: Plan): string {
  return [
    `packages  ${last ? `${last} -> ${version}` : `${version}, the first release`}`,
    ...documents.map((document) => `${document.version}        ${describedDocument(document)}`),
    `changelog ## ${version} - ${date}`,
    `git       a commit, and the tag ${tag}`,
  ].join("\n");
}

function describedDocument({ number, last, level, changes }: DocumentRelease): string {
  if (!last) return `${number}, the first release`;
  if (!level) return `${number}, unchanged`;
  const breaking = changes.filter((change) => change.breaking).length;
  return `${last.release} -> ${number}: ${breaking} breaking, ${changes.length - breaking} safe`;
}

/** What CHANGELOG.md says of releases. */
interface ChangelogFile {
  /** The newest release; `undefined` before the first. */
  last?: { version: string; date: string };
  /** The entries under "Unreleased", `""` if there are none. */
  unreleased: string;
  /** The file with a section of this release in place of what was unreleased, and an empty "Unreleased" above it. */
  released(version: string, date: string, documents: string): string;
}

const heading = "## Unreleased\n";

/** @throws {UsageError} if the file has no section "Unreleased", or one below a release. */
function readChangelog(text: string): ChangelogFile {
  const [before, ...after] = text.split(heading);
  const rest = after.join(heading);
  const next = rest.search(/^## /m);
  const unreleased = (next < 0 ? rest : rest.slice(0, next)).trim();
  const older = next < 0 ? "" : rest.slice(next);
  if (before === undefined || after.length !== 1 || /^## /m.test(before))
    throw new UsageError('CHANGELOG.md must have one section "## Unreleased", above all others');
  const [, lastVersion, lastDate] = /^## (\d+\.\d+\.\d+) - (\d{4}-\d\d-\d\d)$/m.exec(older) ?? [];
  return {
    ...(lastVersion && lastDate && { last: { version: lastVersion, date: lastDate } }),
    unreleased,
    released(version, date, documents) {
      const section = [`## ${version} - ${date}`, documents, unreleased, older].filter(Boolean);
      return `${before}${heading}\n${section.join("\n\n").trimEnd()}\n`;
    },
  };
}
