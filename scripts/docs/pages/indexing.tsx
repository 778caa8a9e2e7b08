import type { AccountIndexStatus, IndexedAccount } from "@adintel/client";
import { marksOfShape } from "../../openapi/shape.ts";
import type { OperationId } from "@adintel/client/operations";
import { eachOperation, successOf, type Document, type Operation } from "../../openapi/document.ts";
import { cost } from "../../openapi/prices.ts";
import { documentFacts, type OperationRow } from "../../openapi/operations.ts";
import { rowsOf } from "../../openapi/rows.ts";
import { operationPage } from "../../openapi/reference-links.ts";
import { responsesOf, marksOf } from "../../openapi/responses.ts";
import { moves } from "../model/moves.ts";
import { document, guideAddress, type At } from "../parts/at.ts";
import { Heading } from "../parts/heading.tsx";
import { IndexingDiagram } from "../parts/indexing-diagram.tsx";
import { Link } from "../parts/link.tsx";
import { Marks } from "../parts/marks.tsx";
import { OperationLink } from "../parts/operation-link.tsx";
import { Samples } from "../parts/samples.tsx";
import { Snippet } from "../parts/snippet.tsx";
import { Stated } from "../parts/stated.tsx";
import { Table } from "../parts/table.tsx";
import { limit, open } from "../../openapi/words.ts";
import type { GuidePage } from "./guide-page.ts";

const indexing = "indexing" satisfies IndexedAccount["status"];
const exists = "already_exists" satisfies IndexedAccount["status"];
const lookup = {
  v1: "getBrand" satisfies OperationId<"v1">,
  v2: "getAccount" satisfies OperationId<"v2">,
};
const accountId = "brandId" satisfies keyof IndexedAccount;

export const indexingPage: GuidePage = {
  path: "indexing.html",
  render: (at) => {
    const pair = pairIn(at);
    return (
      <>
        <h1>Indexing an account</h1>
        <p>
          Add a brand or a creator that is not in the index by the URL of its website, or of its Instagram or
          TikTok profile. This queues a sync, which continues after the response. Indexing and polling are
          free; the table below shows where that is <em>assumed</em>.
        </p>
        <Heading at={at} id="states" level={2}>
          States
        </Heading>
        <IndexingDiagram />
        <Table
          caption="States and transitions"
          columns={["Before", "What happens", "Then", "Effects"]}
          rows={[
            [
              "not in the index",
              "index request with an unknown URL",
              <code>{indexing}</code>,
              "the account is created, a sync is queued, no credits are used",
            ],
            [
              "in the index",
              "index request with its URL",
              <code>{exists}</code>,
              "the response has the account's id, no credits are used",
            ],
            [
              <code>{indexing}</code>,
              "the sync ends",
              <Stated words={open} />,
              "the status after that, and whether a sync can fail, are not shown",
            ],
          ]}
        />
        <p>
          Whether the sync of an account that <code>{exists}</code> has finished is <em>{open}</em>. Poll its
          status.
        </p>
        <Heading at={at} id="operations" level={2}>
          The two operations
        </Heading>
        {pair && <Operations at={at} pair={pair} />}
        {pair && <Steps at={at} pair={pair} />}
        <Heading at={at} id="waiting" level={2}>
          Wait, with the client
        </Heading>
        <p>
          <code>andWait</code> adds the account and polls until its status is no longer{" "}
          <code>{indexing}</code>, at a rate that the limits allow. If it fails with <code>timeout</code>,
          call it again to go on waiting:
        </p>
        <Snippet at={at} name="indexing" label="Add an account and wait, with the client" />
      </>
    );
  },
};

interface Pair {
  start: Operation;
  poll: Operation;
}

/** The operation that starts an indexing, and the one that its response links to. */
function pairOf(known: Document): Pair | undefined {
  const operations = [...eachOperation(known)].map(({ operation }) => operation);
  for (const start of operations) {
    const [link] = Object.values(successOf(known, start)?.links ?? {});
    const poll = operations.find(({ operationId }) => operationId === link?.operationId);
    if (poll) return { start, poll };
  }
  return undefined;
}

/** Of v1, whose responses link to nothing, the operations that those of v2 replace. */
function pairIn(at: At): Pair | undefined {
  const pair = pairOf(at.documents.v2);
  if (at.version === "v2" || !pair) return pair;
  const forerunner = ({ operationId }: Operation) =>
    moves(at.documents).find(({ successors }) =>
      successors.some(({ row }) => row.operationId === operationId),
    )?.operation;
  const [start, poll] = [forerunner(pair.start), forerunner(pair.poll)];
  return start && poll && { start, poll };
}

function pairRows(at: At, { start, poll }: Pair): OperationRow[] {
  return [start, poll].flatMap(({ operationId }) => rowsOf(document(at))[operationId] ?? []);
}

function Operations({ at, pair }: { at: At; pair: Pair }) {
  const title = at.version === "v1" ? "In v1, legacy" : "In v2";
  return (
    <>
      <Heading at={at} id={`operations-${at.version}`} level={3}>
        {title}
      </Heading>
      <Table
        caption={`${title}: adding and polling`}
        columns={["Operation", "Price", "Endpoint rate limit"]}
        rows={pairRows(at, pair).map((row) => [
          <OperationLink at={at} row={row} />,
          <Stated words={cost(row)} />,
          <Stated words={limit(row.rateLimit)} />,
        ])}
      />
    </>
  );
}

function Steps({ at, pair: { start, poll } }: { at: At; pair: Pair }) {
  const known = document(at);
  const { rateLimits } = documentFacts(known);
  const row: OperationRow | undefined = rowsOf(known)[poll.operationId];
  const response = responsesOf(known, poll).find(({ status }) => status === "200");
  const state: keyof AccountIndexStatus = "status";
  const status = response?.shape?.fields.find(({ name }) => name === state)?.shape;
  const shapes = [response?.shape, status].filter((one) => one !== undefined);
  const marked = [marksOf(poll), ...shapes.map(marksOfShape)];
  return (
    <>
      <Heading at={at} id="adding" level={2}>
        Add it
      </Heading>
      <p>
        Keep the <code>{accountId}</code> of the response: it is the account's id, for brands and creators
        alike.
      </p>
      <Samples at={at} operation={start} id="adding-" />
      <Heading at={at} id="polling" level={2}>
        Poll its status
      </Heading>
      <p>
        While the status is <code>{indexing}</code>, poll again after a few seconds. Each poll counts against
        the{" "}
        <Link at={at} to={guideAddress(at, "rate-limits.html")}>
          rate limits
        </Link>
        : {rateLimits.map(limit).join(", ")}, and the endpoint's own, <Stated words={limit(row?.rateLimit)} />
      </p>
      <Marks
        unspecified={marked.flatMap(({ unspecified }) => unspecified)}
        assumed={marked.flatMap(({ assumed }) => assumed)}
      />
      <Samples at={at} operation={poll} id="polling-" />
      <p>
        Then{" "}
        <Link at={at} to={operationPage(at.version, lookup[at.version])}>
          look the account up
        </Link>{" "}
        by its id.
      </p>
    </>
  );
}
