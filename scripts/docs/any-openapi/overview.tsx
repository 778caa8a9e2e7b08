import { operationPage, schemaPage } from "../../openapi/reference-links.ts";
import { href, type PageContext } from "../model/page-context.ts";
import { Heading } from "../components/heading.tsx";
import { firstSentence, Prose } from "../components/prose.tsx";
import { Table } from "../components/table.tsx";
import type { ForeignPage, ForeignApi, Group } from "./site.ts";

/** The first page: what the API is, where it is, who may call it, and all that it has. */
export function foreignOverview(api: ForeignApi): ForeignPage {
  const summary = api.summary ?? firstSentence(api.description ?? "");
  return {
    path: "index.html",
    title: "Overview",
    description: summary || `Operations and schemas of ${api.title}.`,
    kind: "overview",
    render: (at) => <Overview at={at} api={api} />,
  };
}

function Overview({ at, api }: { at: PageContext; api: ForeignApi }) {
  const schemes = Object.values(api.security);
  const schemas = Object.keys(api.schemas.components.schemas);
  return (
    <>
      <h1>{api.title}</h1>
      {api.version !== undefined && <p class="muted">Version {api.version}</p>}
      {api.summary !== undefined && <p>{api.summary}</p>}
      <Prose text={api.description} />
      {api.servers.length > 0 && (
        <>
          <Heading at={at} id="servers" level={2}>
            Servers
          </Heading>
          <ul>
            {api.servers.map(({ url, description }) => (
              <li>
                <code>{url}</code>
                <Prose text={description} />
              </li>
            ))}
          </ul>
        </>
      )}
      {schemes.length > 0 && (
        <>
          <Heading at={at} id="authentication" level={2}>
            Authentication
          </Heading>
          <ul>
            {schemes.map(({ name, words, description }) => (
              <li>
                <code>{name}</code>: {words}
                <Prose text={description} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Heading at={at} id="operations" level={2}>
        Operations
      </Heading>
      {api.groups.length === 0 && <p>The document has no operations.</p>}
      {api.groups.map(({ name, description, operations }, index) => (
        <section>
          <Heading at={at} id={`group-${index + 1}`} level={3}>
            {name}
          </Heading>
          <Prose text={description} />
          <Operations at={at} caption={name} operations={operations} />
        </section>
      ))}
      {api.webhooks.length > 0 && (
        <section>
          <Heading at={at} id="webhooks" level={2}>
            Webhooks
          </Heading>
          <p>Requests that the service sends to you.</p>
          <Operations at={at} caption="Webhooks" operations={api.webhooks} />
        </section>
      )}
      {schemas.length > 0 && (
        <>
          <Heading at={at} id="schemas" level={2}>
            Schemas
          </Heading>
          <ul class="columns">
            {schemas.map((name) => (
              <li>
                <a href={href(at, schemaPage(undefined, name))}>{name}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Operations({
  at,
  caption,
  operations,
}: Pick<Group, "operations"> & { at: PageContext; caption: string }) {
  return (
    <Table
      caption={caption}
      columns={["Operation", "Request"]}
      rows={operations.map(({ operationId, summary, method, path, deprecated }) => [
        <>
          <a href={href(at, operationPage(undefined, operationId))}>{summary}</a>
          {deprecated && " (deprecated)"}
        </>,
        <code>
          {method} {path}
        </code>,
      ])}
    />
  );
}
