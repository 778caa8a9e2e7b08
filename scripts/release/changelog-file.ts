import { UsageError } from "../lib/errors.ts";

/** What CHANGELOG.md says of releases. */
export interface ChangelogFile {
  /** The newest release; `undefined` before the first. */
  last?: { version: string; date: string };
  /** The entries under "Unreleased", `""` if there are none. */
  unreleased: string;
  /** The file with a section of this release in place of what was unreleased, and an empty "Unreleased" above it. */
  released(version: string, date: string, documents: string): string;
}

const heading = "## Unreleased\n";

/** @throws {UsageError} if the file has no section "Unreleased", or one below a release. */
export function readChangelog(text: string): ChangelogFile {
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
