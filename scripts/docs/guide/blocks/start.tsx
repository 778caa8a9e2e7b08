import { createKeys } from "../../../../mocks/engine/sessions/keys.ts";
import { rowsIn } from "../../../client/core/charging.ts";
import { operationById } from "../../../openapi/document.ts";
import { successOf } from "../../model/response-changes.ts";
import { notSpecified } from "../../../openapi/words.ts";
import { document, type At } from "../../model/page-context.ts";
import { guideAddress } from "../../writing/guides.ts";
import { Code } from "../../components/code.tsx";
import { Link } from "../../components/link.tsx";
import { Words } from "../../components/prose.tsx";
import { Table } from "../../components/table.tsx";
import { Tabs } from "../../components/tabs.tsx";
import { OperationTable } from "../../components/operation-table.tsx";
import { demoKey } from "../../samples/choose.ts";
import { samplesOf, type Call } from "../../samples/index.ts";
import { mockUrl } from "../../model/sample-server.ts";
import { splitVersion } from "../../writing/links.ts";
import { rowOf, GuideError } from "../../writing/values.tsx";
import type { Block } from "../../writing/block.ts";
import { rowsById } from "../../../openapi/operations.ts";

export const startBlocks: Record<string, Block> = {
  "call-mock": {
    usage: "OPERATION",
    options: ["label", "body"],
    render: ({ at, given: [name], options }) => (
      <CallSamples
        call={{ ...callOf(at, name, options["body"]), baseUrl: mockUrl(at), apiKey: demoKey }}
        name="mock"
        label={String(options["label"])}
      />
    ),
  },
  "call-service": {
    usage: "OPERATION",
    options: ["label", "body"],
    render: ({ at, given: [name], options }) => (
      <CallSamples
        call={{ ...callOf(at, name, options["body"]), baseUrl: serviceServer(at).url, apiKey: undefined }}
        name="service"
        label={String(options["label"])}
      />
    ),
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
  "response-example": {
    usage: "OPERATION",
    render: ({ at, given: [name] }) => <Response at={at} operationId={rowOf(at, name).operationId} />,
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
function callOf(at: At, name = "", body: unknown): Call {
  const { version, name: operationId } = splitVersion(at, name);
  rowOf(at, name);
  const chosen = at.calls[version][operationId]?.call;
  if (!chosen) throw new GuideError(`no call of ${name} succeeds on the mock`);
  return { ...chosen, body };
}

/** The server that is no mock: the one that the samples were told of, else one with the defaults of its variables, its placeholders. */
function serviceServer(at: At): { url: string; hosts: string[] } {
  if (at.server !== undefined) return { url: document(at).servers[0]?.url ?? "", hosts: [] };
  const server = document(at).servers.find(({ variables }) => variables !== undefined);
  if (!server) throw new GuideError("the document has no server with a placeholder");
  const defaults = Object.entries(server.variables ?? {});
  return {
    url: defaults.reduce((url, [name, { default: value }]) => url.replaceAll(`{${name}}`, value), server.url),
    hosts: defaults.map(([, { default: value }]) => value),
  };
}

function CallSamples({ call, name, label }: { call: Call; name: string; label: string }) {
  const tabs = samplesOf(call).map(({ title, highlight, code }) => ({
    label: title,
    content: <Code code={code} language={highlight} label={`${label}, with ${title}`} />,
  }));
  return (
    <div class="samples">
      <Tabs name={`${name}-samples`} legend="Code" tabs={tabs} />
    </div>
  );
}

/** The shortest documented response that has rows. */
function Response({ at, operationId }: { at: At; operationId: string }) {
  const known = document(at);
  const operation = operationById(known, operationId);
  const row = rowsById(known)[operationId];
  const example = (operation && row?.rows ? successOf(known, operation) : undefined)?.examples
    .map(({ summary, value }) => ({ summary, text: JSON.stringify(value, null, 2), value }))
    .filter(({ value }) => row && rowsIn(row, value) > 0)
    .sort((one, next) => one.text.length - next.text.length)[0];
  if (!example) throw new GuideError(`${operationId} has no example of a response with rows`);
  return (
    <details class="unfold">
      <summary>
        Example response: <Words text={example.summary} />
      </summary>
      <Code code={example.text} language="json" label={`Response: ${example.summary}`} />
    </details>
  );
}
