import type { Child } from "hono/jsx";
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
          .map((release) => <Release at={inVersion(at, version)} release={release} />),
      )}
    </>
  );
}

function Release({ at, release: entry }: { at: At; release: VersionChanges }) {
  const { version, release, date, since, breaking, safe, notes } = entry;
  const id = slug(`${version}-${release}`);
  return (
    <section class="release">
      <Heading at={at} id={id} level={2}>
        {version}, {release}
      </Heading>
      <p class="muted">
        {date !== undefined && (
          <>
            <time datetime={date}>{date}</time> ·{" "}
          </>
        )}
        {since === undefined
          ? "First release; there is nothing to compare it with."
          : `Compared with ${since}: ${breaking.length} breaking, ${safe.length} safe${notes.length === 0 ? "" : `, ${notes.length} in wording`}.`}
      </p>
      {since !== undefined && isEmpty(entry) && <p>Nothing changed for callers.</p>}
      <Section at={at} id={`${id}-breaking`} title="Breaking" changes={breaking} />
      <Section at={at} id={`${id}-safe`} title="Safe" changes={safe} />
      <Section at={at} id={`${id}-wording`} title="Wording" changes={notes}>
        <details class="unfold">
          <summary>Descriptions, examples, assumptions and known gaps</summary>
          <Changes at={at} changes={notes.map(({ before: _before, after: _after, ...change }) => change)} />
        </details>
      </Section>
    </section>
  );
}

interface ChangesProps {
  at: At;
  changes: Change[];
}

interface ReleaseSectionProps extends ChangesProps {
  id: string;
  title: string;
  children?: Child;
}

function Section({ at, id, title, changes, children }: ReleaseSectionProps) {
  if (changes.length === 0) return null;
  return (
    <>
      <Heading at={at} id={id} level={3}>
        {title} <span class="muted">{counted(changes.length, "change")}</span>
      </Heading>
      {children ?? <Changes at={at} changes={changes} />}
    </>
  );
}

/** A change that several operations share stands once, below all of them. */
function Changes({ at, changes }: ChangesProps) {
  const groups = groupBy(changes, ({ operations }) => operations.join("\n"));
  return (
    <>
      {[...groups.values()].map((group) => (
        <div class="changes">
          <p>
            <OperationNames at={at} names={group[0]?.operations ?? []} />
          </p>
          <ul>
            {group.map(({ rule, message, before, after }) => (
              <li data-rule={rule}>
                <Words text={message} />
                {before !== undefined && <Value name="before" value={before} />}
                {after !== undefined && <Value name="after" value={after} />}
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
