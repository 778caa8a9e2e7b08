import { shapeMarks } from "../../../openapi/shape.ts";
import { eachOperation, successResponse, type Document, type Operation } from "../../../openapi/document.ts";
import { cost } from "../../../openapi/prices.ts";
import { marksAt } from "../../../openapi/responses.ts";
import { successOf } from "../../model/response-changes.ts";
import { moves } from "../../model/moves.ts";
import { document, type At } from "../../model/page-context.ts";
import { IndexingDiagram } from "./indexing-diagram.tsx";
import { Marks } from "../../components/marks.tsx";
import { Stated } from "../../writing/stated.tsx";
import { OperationLink } from "../../components/operation-table.tsx";
import { Samples } from "../../components/samples.tsx";
import { Table } from "../../components/table.tsx";
import { rateLimitText } from "../../../openapi/words.ts";
import { operationOf } from "../../writing/links.ts";
import { GuideError } from "../../writing/values.tsx";
import type { Block } from "../../writing/block.ts";
import { rowsById } from "../../../openapi/operations.ts";

export const indexingBlocks: Record<string, Block> = {
  "indexing-diagram": { render: () => <IndexingDiagram /> },
  "indexing-operations": { render: ({ at }) => <Operations at={at} pair={pairIn(at)} /> },
  sample: {
    usage: "OPERATION",
    render: ({ at, given: [name = ""] }) => (
      <Samples at={at} operation={operationIn(at, name)} id={`${name}-`} />
    ),
  },
  "response-gaps": {
    usage: "OPERATION FIELD",
    render: ({ at, given: [operation = "", field = ""] }) => (
      <ResponseGaps at={at} operation={operationIn(at, operation)} field={field} />
    ),
  },
};

/** @throws {GuideError} if the version has no such operation. */
function operationIn(at: At, name: string): Operation {
  const found = operationOf(at, at.version, name);
  if (typeof found === "string") throw new GuideError(found);
  return found;
}

interface Pair {
  start: Operation;
  poll: Operation;
}

/** The operation that starts an indexing, and the one that its response links to. */
function pairOf(known: Document): Pair | undefined {
  const operations = [...eachOperation(known)].map(({ operation }) => operation);
  for (const start of operations) {
    const [link] = Object.values(successResponse(known, start)?.links ?? {});
    const poll = operations.find(({ operationId }) => operationId === link?.operationId);
    if (poll) return { start, poll };
  }
  return undefined;
}

/** Of v1, whose responses link to nothing, the operations that those of v2 replace. */
function pairIn(at: At): Operation[] {
  const pair = pairOf(at.documents.v2);
  if (!pair) throw new GuideError("no response links to an operation that polls its status");
  if (at.version === "v2") return [pair.start, pair.poll];
  return [pair.start, pair.poll].flatMap(
    ({ operationId }) =>
      moves(at.documents).find(({ successors }) =>
        successors.some(({ row }) => row.operationId === operationId),
      )?.operation ?? [],
  );
}

function Operations({ at, pair }: { at: At; pair: Operation[] }) {
  return (
    <Table
      caption="Adding and polling"
      columns={["Operation", "Price", "Endpoint rate limit"]}
      rows={pair
        .flatMap(({ operationId }) => rowsById(document(at))[operationId] ?? [])
        .map((row) => [
          <OperationLink at={at} row={row} />,
          <Stated words={cost(row)} />,
          <Stated words={rateLimitText(row.rateLimit)} />,
        ])}
    />
  );
}

interface ResponseGapsProps {
  at: At;
  operation: Operation;
  /** A field of its response. */
  field: string;
}

/** What is open or assumed of an operation, of its response and of one field of that. */
function ResponseGaps({ at, operation, field }: ResponseGapsProps) {
  const response = successOf(document(at), operation);
  const fields = response?.shape?.fields ?? [];
  const found = fields.find(({ name }) => name === field)?.shape;
  if (!found)
    throw new GuideError(
      `the response of ${operation.operationId} has no field ${field}; it has ${fields.map(({ name }) => name).join(", ")}`,
    );
  const shapes = [response?.shape, found].filter((one) => one !== undefined);
  const marked = [marksAt(operation), ...shapes.map(shapeMarks)];
  return (
    <Marks
      unspecified={marked.flatMap(({ unspecified }) => unspecified)}
      assumed={marked.flatMap(({ assumed }) => assumed)}
    />
  );
}
