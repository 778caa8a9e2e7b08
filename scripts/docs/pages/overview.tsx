import { eachOperation } from "../../openapi/document.ts";
import { type OperationRow, rowsById } from "../../openapi/operations.ts";
import type { Version } from "../../lib/paths.ts";
import { pageOf, schemaPage } from "../../openapi/reference-links.ts";
import { marksAt } from "../../openapi/responses.ts";
import { slug, document, href, other, versionTitle, type At } from "../model/page-context.ts";
import type { Page } from "../model/page.ts";
import { Heading } from "../components/heading.tsx";
import { FoldedMarks } from "../components/marks.tsx";
import { LegacyNote } from "../components/legacy-note.tsx";
import { Prose } from "../components/prose.tsx";
import { OperationRows } from "../components/operation-table.tsx";

/** The page that lists the operations and the schemas of a version. */
export function overviewPage(version: Version, { [version]: { info } }: At["documents"]): Page {
  return {
    path: pageOf[version],
    title: `${versionTitle(version)}: overview`,
    description: `Operations, prices, limits and schemas of ${version}. ${info.summary}`,
    kind: "overview",
    version,
    counterpart: pageOf[other(version)],
    render: (at) => <Overview at={at} />,
  };
}

function Overview({ at }: { at: At }) {
  const known = document(at);
  const schemas = Object.entries(known.components.schemas);
  return (
    <>
      <h1>{versionTitle(at.version)}</h1>
      {at.version === "v1" && (
        <LegacyNote>
          v1 still responds, with the same keys, credits and errors. Build on{" "}
          <a href={href(at, pageOf.v2)}>v2</a>; <a href={href(at, "moving-to-v2.html")}>how to move</a> says
          how each field maps.
        </LegacyNote>
      )}
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

/** The operations of a version by what they are about, as in the menu. */
function OperationGroups({ at }: { at: At }) {
  const known = document(at);
  const rows = rowsById(known);
  const groups = new Map<string, OperationRow[]>();
  for (const { operation } of eachOperation(known)) {
    const [tag = ""] = operation.tags;
    const row = rows[operation.operationId];
    if (row) groups.set(tag, [...(groups.get(tag) ?? []), row]);
  }
  return (
    <div class="operation-groups">
      {[...groups].map(([tag, some]) => (
        <>
          <Heading at={at} id={`operations-${slug(tag)}`} level={3}>
            {tag}
          </Heading>
          <OperationRows at={at} caption={`Operations of ${at.version}: ${tag}`} rows={some} />
        </>
      ))}
    </div>
  );
}
