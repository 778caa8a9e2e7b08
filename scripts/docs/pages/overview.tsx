import { groupBy } from "../../lib/collections.ts";
import { eachOperation } from "../../openapi/document.ts";
import { rowsById } from "../../openapi/operations.ts";
import { currentVersion, isLegacy, successorOf, versionTitle, type Version } from "../../lib/versions.ts";
import { movingPage } from "../model/guide-page.ts";
import { pageOf, schemaPage } from "../../openapi/reference-links.ts";
import { marksAt } from "../../openapi/responses.ts";
import { slug, document, href, type At } from "../model/page-context.ts";
import type { Page } from "../model/page.ts";
import { Heading } from "../components/heading.tsx";
import { FoldedMarks } from "../components/marks.tsx";
import { LegacyNote } from "../components/legacy-note.tsx";
import { Prose } from "../components/prose.tsx";
import { OperationRows } from "../components/operation-table.tsx";

/** The page that lists the operations and the schemas of a version. */
export function overviewPage(version: Version, { [version]: { info } }: At["documents"]): Page {
  return {
    path: pageOf(version),
    title: `${versionTitle(version)}: overview`,
    description: `Operations, prices, limits and schemas of ${version}. ${info.summary}`,
    kind: "overview",
    version,
    render: (at) => <Overview at={at} />,
  };
}

function Overview({ at }: { at: At }) {
  const known = document(at);
  const schemas = Object.entries(known.components.schemas);
  return (
    <>
      <h1>{versionTitle(at.version)}</h1>
      <Successor at={at} />
      <Prose text={known.info.description} />
      <FoldedMarks marks={marksAt(known)} />
      <Heading at={at} id="operations" level={2}>
        Operations
      </Heading>
      <OperationGroups at={at} />
      <Heading at={at} id="servers" level={2}>
        Servers
      </Heading>
      <ul>
        {known.servers.map((server) => (
          <li>
            <code>{server.url}</code>
            <Prose text={server.description} />
            <FoldedMarks marks={marksAt(server)} />
          </li>
        ))}
      </ul>
      <Heading at={at} id="schemas" level={2}>
        Schemas
      </Heading>
      <ul class="columns">
        {schemas.map(([name]) => (
          <li>
            <a href={href(at, schemaPage(at.version, name))}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** That there is a newer version, and how to move to it. */
function Successor({ at }: { at: At }) {
  const next = successorOf(at.version);
  if (!next) return null;
  const moving = <a href={href(at, movingPage(next))}>how to move</a>;
  return isLegacy(at.version) ? (
    <LegacyNote>
      {at.version} still responds, with the same keys, credits and errors. Build on{" "}
      <a href={href(at, pageOf(currentVersion))}>{currentVersion}</a>; {moving} says how each field maps.
    </LegacyNote>
  ) : (
    <p class="counterpart">
      <a href={href(at, pageOf(next))}>{next}</a> is newer; {moving} says how each field maps.
    </p>
  );
}

/** The operations of a version by what they are about, as in the menu. */
function OperationGroups({ at }: { at: At }) {
  const known = document(at);
  const rows = rowsById(known);
  const operations = [...eachOperation(known)].map(({ operation }) => operation);
  const groups = groupBy(operations, ({ tags }) => tags[0] ?? "");
  return (
    <div class="operation-groups">
      {[...groups].map(([tag, some]) => (
        <>
          <Heading at={at} id={`operations-${slug(tag)}`} level={3}>
            {tag}
          </Heading>
          <OperationRows
            at={at}
            caption={`Operations of ${at.version}: ${tag}`}
            rows={some.flatMap(({ operationId }) => rows[operationId] ?? [])}
          />
        </>
      ))}
    </div>
  );
}
