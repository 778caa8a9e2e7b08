import { createKeys, demoKey } from "../../../mocks/adintel/index.ts";
import { byPreference, currentVersion } from "../../lib/versions.ts";
import { notSpecified } from "../../openapi/words.ts";
import { type At } from "../model/page-context.ts";
import { guideAddress } from "../writing/guides.ts";
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
  "call-service": {
    usage: "OPERATION",
    options: ["label", "body"],
    render({ at, given: [operation = ""], options: { label, body } }) {
      const { version, row } = operationOf(at, operation);
      const chosen = at.calls[version][row.operationId]?.call;
      if (!chosen) throw new GuideError(`no call of ${operation} succeeds on the mock`);
      const call = { ...chosen, body, baseUrl: serviceServer(at).url, apiKey: undefined };
      return <CallSamples call={call} name="service" label={String(label)} />;
    },
  },
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
