import { createKeys, demoKey } from "../../../mocks/adintel/index.ts";
import { byPreference, currentVersion } from "../../lib/versions.ts";
import { rowsIn } from "../../client/core/charging.ts";
import type { VersionedOperation } from "../model/moves.ts";
import { successOf } from "../model/response-changes.ts";
import { notSpecified } from "../../openapi/words.ts";
import { type At } from "../model/page-context.ts";
import { guideAddress } from "../writing/guides.ts";
import { Code } from "../components/code.tsx";
import { Link } from "../components/link.tsx";
import { Prose, Words } from "../components/prose.tsx";
import { Table } from "../components/table.tsx";
import { CodeTabs } from "../components/samples.tsx";
import { OperationTable } from "../components/operation-table.tsx";
import { samplesOf, type Call } from "../samples/index.ts";
import { mockUrl } from "../model/sample-server.ts";
import { operationOf } from "../writing/links.ts";
import { GuideError } from "../writing/mistakes.ts";
import type { Block } from "../writing/block.ts";

export const startBlocks: Record<string, Block> = {
  about: { render: ({ at }) => <Prose text={at.documents[currentVersion].info.description} /> },
  "first-call": {
    render({ at }) {
      const [chosen] = Object.values(at.calls[at.version]);
      if (!chosen) return null;
      const call = { ...chosen.call, baseUrl: mockUrl(at), apiKey: demoKey };
      return <CallSamples call={call} name="mock" label="The first call, against the mock" />;
    },
  },
  documents: {
    render: ({ at }) => (
      <ul>
        {byPreference.flatMap((version) =>
          ["json", "yaml"].map((type) => (
            <li>
              <Link at={at} to={`openapi/${version}.${type}`}>
                {version}.{type}
              </Link>
            </li>
          )),
        )}
      </ul>
    ),
  },
  "call-mock": callBlock("mock", (at) => ({ baseUrl: mockUrl(at), apiKey: demoKey })),
  "call-service": callBlock("service", (at) => ({ baseUrl: serviceServer(at).url, apiKey: undefined })),
  "service-host": {
    render({ at }) {
      const { hosts } = serviceServer(at);
      if (hosts.length === 0) return null;
      return (
        <p>
          The host is <em>{notSpecified}</em>: <code>{hosts.join(", ")}</code> is a placeholder, so use the
          host you were given.
        </p>
      );
    },
  },
  "response-example": {
    usage: "OPERATION",
    render: ({ at, given: [name] }) => <Response {...operationOf(at, name)} />,
  },
  guides: {
    render: ({ at, book }) => (
      <ul class="cards">
        {book.guides
          .filter(({ path }) => path !== at.page)
          .map(({ path, title, description }) => (
            <li>
              <Link at={at} to={guideAddress(at, path)}>
                {title}
              </Link>
              <p>{description}</p>
            </li>
          ))}
      </ul>
    ),
  },
  operations: { render: ({ at }) => <OperationTable at={at} /> },
  "mock-keys": {
    render: () => (
      <Table
        caption="Mock keys"
        columns={["Key", "Shows"]}
        rows={[...createKeys().values()].map(({ key, shows }) => [
          <code>{key}</code>,
          <Words text={shows} />,
        ])}
      />
    ),
  },
};

/** A call of an operation with a body of its own. */
function callBlock(name: string, target: (at: At) => Pick<Call, "baseUrl" | "apiKey">): Block {
  return {
    usage: "OPERATION",
    options: ["label", "body"],
    render({ at, given: [operation = ""], options: { label, body } }) {
      const { version, row } = operationOf(at, operation);
      const chosen = at.calls[version][row.operationId]?.call;
      if (!chosen) throw new GuideError(`no call of ${operation} succeeds on the mock`);
      return <CallSamples call={{ ...chosen, body, ...target(at) }} name={name} label={String(label)} />;
    },
  };
}

/** The server that is no mock: the one that the samples were told of, else one with the defaults of its variables, its placeholders. */
function serviceServer(at: At): { url: string; hosts: string[] } {
  if (at.server !== undefined) return { url: at.document.servers[0]?.url ?? "", hosts: [] };
  const server = at.document.servers.find(({ variables }) => variables !== undefined);
  if (!server) throw new GuideError("the document has no server with a placeholder");
  const defaults = Object.entries(server.variables ?? {});
  return {
    url: defaults.reduce((url, [name, { default: value }]) => url.replaceAll(`{${name}}`, value), server.url),
    hosts: defaults.map(([, { default: value }]) => value),
  };
}

function CallSamples({ call, name, label }: { call: Call; name: string; label: string }) {
  return (
    <div class="samples">
      <CodeTabs samples={samplesOf(call)} id={`${name}-`} label={label} />
    </div>
  );
}

/** The shortest documented response that has rows. */
function Response({ document: known, operation, row }: VersionedOperation) {
  const example = (row.rows ? successOf(known, operation) : undefined)?.examples
    .filter(({ value }) => rowsIn(row, value) > 0)
    .map(({ summary, value }) => ({ summary, text: JSON.stringify(value, null, 2) }))
    .sort((one, next) => one.text.length - next.text.length)[0];
  if (!example) throw new GuideError(`${row.operationId} has no example of a response with rows`);
  return (
    <details class="unfold">
      <summary>
        Example response: <Words text={example.summary} />
      </summary>
      <Code code={example.text} language="json" label={`Response: ${example.summary}`} />
    </details>
  );
}
