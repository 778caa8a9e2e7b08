import { readFileSync } from "node:fs";
import { join } from "node:path";
import { raw } from "hono/html";
import { shapeMarks } from "../../../openapi/shape.ts";
import { eachOperation, successResponse, type Document, type Operation } from "../../../openapi/document.ts";
import { cost } from "../../../openapi/prices.ts";
import { marksAt } from "../../../openapi/responses.ts";
import { successOf } from "../../model/response-changes.ts";
import { guideFolder } from "../../model/guide-folder.ts";
import { currentVersion } from "../../../lib/versions.ts";
import { joinedMarks } from "../../model/marks.ts";
import { forerunners, type VersionedOperation } from "../../model/moves.ts";
import { type At } from "../../model/page-context.ts";
import { Marks } from "../../components/marks.tsx";
import { OperationLink } from "../../components/operation-table.tsx";
import { Samples } from "../../components/samples.tsx";
import { Table } from "../../components/table.tsx";
import { rateLimitText } from "../../../openapi/words.ts";
import { operationOf } from "../../writing/links.ts";
import { GuideError, namedIn } from "../../writing/mistakes.ts";
import type { Block } from "../../writing/block.ts";
import { rowsById } from "../../../openapi/operations.ts";

export const indexingBlocks: Record<string, Block> = {
  "indexing-diagram": {
    // The table below it says the same, and more. The keyboard reaches it, since it scrolls sideways on a narrow screen.
    render: () => (
      <figure class="diagram" tabindex={0}>
        {raw(readFileSync(join(guideFolder, "blocks/indexing.svg"), "utf8"))}
      </figure>
    ),
  },
  "indexing-operations": { render: ({ at }) => <Operations at={at} pair={pairIn(at)} /> },
  sample: {
    usage: "OPERATION",
    render: ({ at, given: [name = ""] }) => {
      const { operation, row } = operationOf(at, name);
      return <Samples at={at} located={{ ...row, operation }} id={`${name}-`} />;
    },
  },
  "response-gaps": {
    usage: "OPERATION FIELD",
    render: ({ at, given: [operation, field = ""] }) => (
      <ResponseGaps of={operationOf(at, operation)} field={field} />
    ),
  },
};

/** The operation that starts an indexing, and the one that its response links to. */
function pairOf(known: Document): { start: Operation; poll: Operation } | undefined {
  const operations = [...eachOperation(known)].map(({ operation }) => operation);
  for (const start of operations) {
    const [link] = Object.values(successResponse(known, start)?.links ?? {});
    const poll = operations.find(({ operationId }) => operationId === link?.operationId);
    if (poll) return { start, poll };
  }
  return undefined;
}

/** Of a version whose responses link to nothing, the operations that those of the current version replace. */
function pairIn(at: At): Operation[] {
  const pair = pairOf(at.document);
  if (pair) return [pair.start, pair.poll];
  const current = pairOf(at.documents[currentVersion]);
  if (!current) throw new GuideError("no response links to an operation that polls its status");
  return [current.start, current.poll].flatMap(
    ({ operationId }) => forerunners(currentVersion, operationId, at.documents)[0]?.operation ?? [],
  );
}

function Operations({ at, pair }: { at: At; pair: Operation[] }) {
  return (
    <Table
      caption="Adding and polling"
      columns={["Operation", "Price", "Endpoint rate limit"]}
      rows={pair
        .flatMap(({ operationId }) => rowsById(at.document)[operationId] ?? [])
        .map((row) => [<OperationLink at={at} row={row} />, cost(row), rateLimitText(row.rateLimit)])}
    />
  );
}

/** What is open or assumed of an operation, of its response and of one field of that. */
function ResponseGaps({ of, field }: { of: VersionedOperation; field: string }) {
  const shape = successOf(of.document, of.operation)?.shape;
  const owner = `the response of ${of.row.operationId}`;
  const found = namedIn(owner, "field", field, shape?.fields ?? [], ({ name }) => name).shape;
  return (
    <Marks
      {...joinedMarks([
        marksAt(of.operation),
        ...[shape, found].flatMap((one) => (one ? shapeMarks(one) : [])),
      ])}
    />
  );
}
