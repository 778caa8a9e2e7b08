import type { Inputs } from "@adintel/client";
import type { OperationId } from "@adintel/client/operations";
import { createKeys } from "../../../mocks/simulator/teams.ts";
import { eachOperation } from "../../openapi/document.ts";
import { versions } from "../../paths.ts";
import { rowsOf } from "../../openapi/rows.ts";
import { pageOf } from "../../openapi/reference-links.ts";
import { responsesOf } from "../../openapi/responses.ts";
import { demoKey } from "../samples/choose.ts";
import { keyVariable, samplesOf, type Call } from "../samples/index.ts";
import { rowsIn } from "../../client/charging.ts";
import { document, type At } from "../parts/at.ts";
import { Code } from "../parts/code.tsx";
import { ErrorLink } from "../parts/error-link.tsx";
import { Heading } from "../parts/heading.tsx";
import { Link } from "../parts/link.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { Table } from "../parts/table.tsx";
import { Words } from "../parts/prose.tsx";
import { open } from "../../openapi/words.ts";
import { mockIn } from "../server.ts";
import type { GuidePage } from "./guide-page.ts";
import { guides } from "./guides.ts";
import { OperationTable } from "./overview.tsx";

/** The operation that shows most of the API in one call, and a body that needs nothing but words. */
const first = {
  operationId: "searchMedia" satisfies OperationId<"v2">,
  body: { query: "running shoes", limit: 2 } satisfies Inputs["searchMedia"],
};

export const startPage: GuidePage = {
  path: "index.html",
  render: (at) => (
    <>
      <h1>{at.documents.v2.info.title}</h1>
      <p class="lead">
        Search creatives, the ads that brands and creators publish, and look up the accounts behind them: JSON
        over HTTP, with one key. Most calls are charged per row returned, and some are free.
      </p>
      <FirstCall at={at} />
      <Response at={at} />
      <Heading at={at} id="next" level={2}>
        Where to go next
      </Heading>
      <ul class="cards">
        {guides
          .filter(({ path }) => path !== "index.html")
          .map(({ path, title, description }) => (
            <li>
              <Link at={at} to={path}>
                {title}
              </Link>
              <p>{description}</p>
            </li>
          ))}
      </ul>
      <Heading at={at} id="versions" level={2}>
        Two versions
      </Heading>
      <p>
        <Link at={at} to={pageOf.v2}>
          v2
        </Link>{" "}
        is current.{" "}
        <Link at={at} to={pageOf.v1}>
          v1
        </Link>{" "}
        is legacy: it still responds, with the same keys, credits and errors. When it will be retired is{" "}
        <em>{open}</em>. Build on v2, and{" "}
        <Link at={at} to="moving-to-v2.html">
          {" "}
          migrate{" "}
        </Link>{" "}
        existing calls.
      </p>
      <OperationTable at={at} />
      <Documents at={at} />
      <Keys at={at} />
      <Heading at={at} id="not-proved" level={2}>
        What the mock does not prove
      </Heading>
      <p>
        That the service behaves the same. The mock does what the interface specification states; where that
        is silent, it{" "}
        <Link at={at} to="open-questions.html#mock">
          decides for itself
        </Link>
        . Comments are not modelled at all, and a search for words stands in for v1's language models.
      </p>
    </>
  ),
};

function FirstCall({ at }: { at: At }) {
  const chosen = at.calls.v2[first.operationId]?.call;
  if (!chosen) return null;
  const call: Call = { ...chosen, body: first.body, ...ofMock(at) };
  const real = callableServer(at);
  return (
    <>
      <Heading at={at} id="first-call" level={2}>
        A first call in a minute
      </Heading>
      <p>
        Start the mock in a clone of the project. It needs no account, costs nothing, and runs at{" "}
        <code>{call.baseUrl}</code>:
      </p>
      <Code code="npm ci && npm start" language="bash" label="Start the mock" />
      <p>Then fetch two creatives, with curl, TypeScript or Python:</p>
      <CallSamples call={call} name="mock" label="The first call, against the mock" />
      {real && (
        <>
          <Heading at={at} id="against-the-service" level={2}>
            Call the real API
          </Heading>
          <p>
            Only the address and the key change.{" "}
            {real.hosts.map((host) => (
              <>
                The host is <em>{open}</em>: <code>{host}</code> is a placeholder, so use the host that you
                were given.{" "}
              </>
            ))}
            The code reads the key from <code>{keyVariable}</code>. This call is charged.
          </p>
          <CallSamples
            call={{ ...call, baseUrl: real.url, apiKey: undefined }}
            name="service"
            label="The first call, against the service"
          />
        </>
      )}
    </>
  );
}

/** Where the mock is that a reader starts, and the key for it. */
function ofMock(at: At): Pick<Call, "baseUrl" | "apiKey"> {
  const known = document(at);
  const baseUrl = at.server === undefined ? (known.servers[0]?.url ?? "") : mockIn(known);
  return { baseUrl, apiKey: demoKey };
}

/** The server that is no mock: the one that the samples were told of, else one with the defaults of its variables, its placeholders. */
function callableServer(at: At): { url: string; hosts: string[] } | undefined {
  if (at.server !== undefined) return { url: document(at).servers[0]?.url ?? "", hosts: [] };
  const server = document(at).servers.find(({ variables }) => variables !== undefined);
  if (!server) return undefined;
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
function Response({ at }: { at: At }) {
  const known = document(at);
  const operation = [...eachOperation(known)].find(
    (one) => one.operation.operationId === first.operationId,
  )?.operation;
  const row = rowsOf(known)[first.operationId];
  if (!operation || !row?.rows) return null;
  const example = responsesOf(known, operation)
    .find(({ status }) => status === "200")
    ?.examples.map(({ summary, value }) => ({ summary, text: JSON.stringify(value, null, 2), value }))
    .filter(({ value }) => rowsIn(row, value) > 0)
    .sort((one, next) => one.text.length - next.text.length)[0];
  if (!example) return null;
  return (
    <>
      <Heading at={at} id="response" level={2}>
        What comes back
      </Heading>
      <p>
        <code>{row.rows}</code> holds the rows, and <code>count</code> is their number, which is what is
        charged. Most fields of a row may be null. Anything but success is an{" "}
        <Link at={at} to="errors.html">
          error
        </Link>{" "}
        with a <code>code</code>, such as <ErrorLink at={at} of="invalid_request" />.
      </p>
      <details class="unfold">
        <summary>
          A documented response: <Words text={example.summary} />
        </summary>
        <Code code={example.text} language="json" label={`Response: ${example.summary}`} />
      </details>
    </>
  );
}

/** What the pages are made of, for tools. */
function Documents({ at }: { at: At }) {
  return (
    <>
      <Heading at={at} id="documents" level={2}>
        OpenAPI documents
      </Heading>
      <p>For download, to generate code or to open in Swagger UI or another tool:</p>
      <ul>
        {[...versions].reverse().map((version) => (
          <li>
            {version}:{" "}
            <Link at={at} to={`openapi/${version}.json`}>
              {version}.json
            </Link>{" "}
            and{" "}
            <Link at={at} to={`openapi/${version}.yaml`}>
              {version}.yaml
            </Link>
          </li>
        ))}
        <li>
          For people who print:{" "}
          <Link at={at} to="print.html">
            all on one page
          </Link>
        </li>
      </ul>
    </>
  );
}

function Keys({ at }: { at: At }) {
  return (
    <>
      <Heading at={at} id="keys-of-the-mock" level={2}>
        Keys of the mock
      </Heading>
      <p>Each shows a case that is hard to reproduce elsewhere:</p>
      <Table
        caption="Keys of the mock"
        columns={["Key", "Shows"]}
        rows={[...createKeys().values()].map(({ key, shows }) => [
          <code>{key}</code>,
          <Words text={shows} />,
        ])}
      />
    </>
  );
}
