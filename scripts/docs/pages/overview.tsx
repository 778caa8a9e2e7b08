import type { Child } from "hono/jsx";
import type { Document, LocatedOperation } from "../../openapi/document.ts";
import { rowsById } from "../../openapi/operations.ts";
import { currentVersion, isLegacy, successorOf, versionTitle } from "../../lib/versions.ts";
import { movingPage } from "../model/guide-page.ts";
import { pageOf, schemaPage } from "../../openapi/reference-links.ts";
import { marksAt } from "../../openapi/responses.ts";
import { href, isContract, type At, type Edition, type PageContext } from "../model/page-context.ts";
import type { Page } from "../model/page.ts";
import { operationsByTag } from "../model/tags.ts";
import { Heading } from "../components/heading.tsx";
import { FoldedMarks } from "../components/marks.tsx";
import { LegacyNote } from "../components/legacy-note.tsx";
import { firstSentence, Prose } from "../components/prose.tsx";
import { OperationLink, OperationRows } from "../components/operation-table.tsx";
import { Table } from "../components/table.tsx";
import { schemesOf } from "../samples/security.ts";

/** The page that lists the operations and the schemas of a document. */
export function overviewPage({ info }: Document, edition?: Edition): Page<PageContext> {
  const { title, description } = info;
  const summary = info.summary || firstSentence(description) || `Operations and schemas of ${title}.`;
  const version = edition?.version;
  return {
    path: pageOf(version),
    title: version === undefined ? "Overview" : `${versionTitle(version)}: overview`,
    description:
      version === undefined ? summary : `Operations, prices, limits and schemas of ${version}. ${summary}`,
    kind: "overview",
    ...(version !== undefined && { version }),
    render: (at) => <Overview at={at} />,
  };
}

function Overview({ at }: { at: PageContext }) {
  const { info, servers, components } = at.document;
  return (
    <>
      {isContract(at) ? (
        <>
          <h1>{versionTitle(at.version)}</h1>
          <Successor at={at} />
        </>
      ) : (
        <>
          <h1>{info.title}</h1>
          {info.version && <p class="muted">Version {info.version}</p>}
          {info.summary && <p>{info.summary}</p>}
        </>
      )}
      <Prose text={info.description} />
      <FoldedMarks marks={marksAt(at.document)} />
      <Heading at={at} id="operations" level={2}>
        Operations
      </Heading>
      <OperationGroups at={at} />
      <Listed
        at={at}
        title="Servers"
        items={servers.map((server) => (
          <>
            <code>{server.url}</code>
            <Prose text={server.description} />
            <FoldedMarks marks={marksAt(server)} />
          </>
        ))}
      />
      {!isContract(at) && (
        <Listed
          at={at}
          title="Authentication"
          items={schemesOf(at.document).map(({ name, words, description }) => (
            <>
              <code>{name}</code>: {words}
              <Prose text={description} />
            </>
          ))}
        />
      )}
      <Listed
        at={at}
        title="Schemas"
        className="columns"
        items={Object.keys(components.schemas).map((name) => (
          <a href={href(at, schemaPage(at.version, name))}>{name}</a>
        ))}
      />
    </>
  );
}

interface ListedProps {
  at: PageContext;
  title: string;
  className?: string;
  items: Child[];
}

/** A list under a heading, if there is anything in it. */
function Listed({ at, title, className, items }: ListedProps) {
  if (items.length === 0) return null;
  return (
    <>
      <Heading at={at} id={title.toLowerCase()} level={2}>
        {title}
      </Heading>
      <ul class={className}>
        {items.map((item) => (
          <li>{item}</li>
        ))}
      </ul>
    </>
  );
}

function Successor({ at }: { at: At }) {
  const next = successorOf(at.version);
  if (!next) return null;
  const moving = <a href={href(at, movingPage(next))}>The migration guide</a>;
  return isLegacy(at.version) ? (
    <LegacyNote>
      {at.version} still works. Use <a href={href(at, pageOf(currentVersion))}>{currentVersion}</a> for new
      work. {moving} maps every field.
    </LegacyNote>
  ) : (
    <p class="counterpart">
      <a href={href(at, pageOf(next))}>{next}</a> is newer. {moving} maps every field.
    </p>
  );
}

/** The operations by what they are about, as in the menu. */
function OperationGroups({ at }: { at: PageContext }) {
  const groups = operationsByTag(at.document);
  if (groups.length === 0) return <p>The document has no operations.</p>;
  return (
    <div class="operation-groups">
      {groups.map(({ id, title, description, operations }) => (
        <>
          <Heading at={at} id={`operations-${id}`} level={3}>
            {title}
          </Heading>
          {!isContract(at) && <Prose text={description} />}
          <Operations at={at} caption={title} operations={operations} />
        </>
      ))}
    </div>
  );
}

interface OperationsProps {
  at: PageContext;
  caption: string;
  operations: LocatedOperation[];
}

function Operations({ at, caption, operations }: OperationsProps) {
  if (isContract(at)) {
    const rows = rowsById(at.document);
    return (
      <OperationRows
        at={at}
        caption={`Operations of ${at.version}: ${caption}`}
        rows={operations.flatMap(({ operation }) => rows[operation.operationId] ?? [])}
      />
    );
  }
  return (
    <Table
      caption={caption}
      columns={["Operation"]}
      rows={operations.map(({ method, path, operation }) => [
        <>
          <OperationLink at={at} row={{ ...operation, method: method.toUpperCase(), path }} />
          {operation.deprecated && " (deprecated)"}
        </>,
      ])}
    />
  );
}
