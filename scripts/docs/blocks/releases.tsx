import type { Change } from "../../diff/compare/compare-documents.ts";
import { isEmpty, type VersionChanges } from "../writing/changelog.ts";
import { inVersion, slug, type At } from "../model/page-context.ts";
import { byPreference } from "../../lib/versions.ts";
import { operationPage } from "../../openapi/reference-links.ts";
import { feedPath } from "../exports/feed.ts";
import { Heading } from "../components/heading.tsx";
import { Link } from "../components/link.tsx";
import { joined, Words } from "../components/prose.tsx";
import type { Block } from "../writing/block.ts";
import { rowsById } from "../../openapi/operations.ts";
import { groupBy } from "../../lib/collections.ts";
import { counted } from "../../lib/text.ts";

/** Releases of the documents, of each version in the order in which they are given: the newest first. */
export const releaseBlocks: Record<string, Block> = {
  releases: { render: ({ at, book: { changes } }) => <Releases at={at} changes={changes} /> },
};

export function Releases({ at, changes }: { at: At; changes: VersionChanges[] }) {
  return (
    <>
      {changes.some(({ date }) => date !== undefined) && (
        <p>
          Follow it as an{" "}
          <Link at={at} to={feedPath}>
            Atom feed
          </Link>
          .
        </p>
      )}
      {changes.length === 0 && <p>Nothing has been released yet.</p>}
      {byPreference.map((version) =>
        changes
          .filter((one) => one.version === version)
          .map((release) => (
            <Release
              at={inVersion(at, version)}
              release={release}
              before={changes.find((one) => one.version === version && one.release === release.since)}
            />
          )),
      )}
    </>
  );
}

interface ReleaseProps {
  at: At;
  release: VersionChanges;
  /** The release that it is compared with. */
  before: VersionChanges | undefined;
}

function Release({ at, release: entry, before }: ReleaseProps) {
  const { version, release, date, since, breaking, safe, notes } = entry;
  const id = slug(`${version}-${release}`);
  const all = [
    ["breaking", "Breaking", breaking],
    ["safe", "Safe", safe],
  ] as const;
  const sections = all.filter(([, , changes]) => changes.length > 0);
  return (
    <section class="release">
      <Heading at={at} id={id} level={2}>
        {version}, {release}
        {date !== undefined && (
          <>
            , <Day date={date} />
          </>
        )}
      </Heading>
      <p class="muted">
        {since === undefined ? (
          "First release; there is nothing to compare it with."
        ) : (
          <>
            Compared with {since}
            {before?.date !== undefined && (
              <>
                {" "}
                of <Day date={before.date} />
              </>
            )}
            : {breaking.length} breaking, {safe.length} safe.
          </>
        )}
      </p>
      {since !== undefined && isEmpty(entry) && <p>Nothing changed for callers.</p>}
      {sections.map(([name, title, changes]) => (
        <>
          <Heading at={at} id={`${id}-${name}`} level={3}>
            {title} <span class="muted">{counted(changes.length, "change")}</span>
          </Heading>
          <Changes at={at} changes={changes} />
        </>
      ))}
      {notes.length > 0 && (
        <details class="unfold">
          <summary>
            {counted(notes.length, "change")} in descriptions, examples, assumptions and known gaps
          </summary>
          <Changes at={at} changes={notes.map(({ before: _before, after: _after, ...change }) => change)} />
        </details>
      )}
    </section>
  );
}

interface ChangesProps {
  at: At;
  changes: Change[];
}

/** What of an operation a rule is about, as far as callers tell that apart. */
function sideOf({ rule }: Change): string {
  if (/^response-/.test(rule)) return "Response of ";
  return /^(request|(required|optional|path)-(request|parameter)|parameter)-/.test(rule) ? "Request of " : "";
}

/** A change that several operations share stands once, below all of them. */
function Changes({ at, changes }: ChangesProps) {
  const groups = groupBy(changes, (change) => `${sideOf(change)}${change.operations.join("\n")}`);
  return (
    <>
      {[...groups.values()].map((group) => (
        <div class="changes">
          <p>
            {group[0] && sideOf(group[0])}
            <OperationNames at={at} names={group[0]?.operations ?? []} />
          </p>
          <ul>
            {group.map(({ rule, message, before, after }) => (
              <li data-rule={rule}>
                <Words text={message} />
                {/* What was added or removed stands in the message. */}
                {before !== undefined && after !== undefined && (
                  <>
                    <Value name="before" value={before} />
                    <Value name="after" value={after} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** The names are like `POST /books`; of an operation that is no longer there, there is no page. */
function OperationNames({ at, names }: { at: At; names: string[] }) {
  if (names.length === 0) return <b>The document as a whole</b>;
  const rows = Object.values(rowsById(at.document));
  const links = names.map((name) => {
    const row = rows.find(({ method, path }) => `${method} ${path}` === name);
    const text = <code>{name}</code>;
    if (!row) return text;
    return (
      <Link at={at} to={operationPage(at.version, row.operationId)}>
        {text}
      </Link>
    );
  });
  return <>{joined(links)}</>;
}

const maxValueChars = 160;

function Value({ name, value }: { name: string; value: unknown }) {
  const text = JSON.stringify(value);
  return (
    <div class="muted">
      {name}: <code>{text.length > maxValueChars ? `${text.slice(0, maxValueChars)}…` : text}</code>
    </div>
  );
}

const words = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

function Day({ date }: { date: string }) {
  return <time datetime={date}>{words.format(new Date(date))}</time>;
}
