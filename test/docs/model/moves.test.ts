import { expect, test } from "vitest";
import { forEachVersion } from "../../../scripts/lib/versions.ts";
import type { Document } from "../../../scripts/openapi/document.ts";
import {
  forerunners,
  moves,
  newOperations,
  pagesOfOthers,
  successors,
} from "../../../scripts/docs/model/moves.ts";

const parameter = (name: string) => ({ name, in: "query", schema: { type: "string" } });

function documentOf(operations: Record<string, object>): Document {
  const paths = Object.entries(operations).map(([operationId, more]) => [
    `/${operationId}`,
    { get: { operationId, summary: operationId, responses: {}, ...more } },
  ]);
  return { paths: Object.fromEntries(paths) as Document["paths"], components: { schemas: {} } } as Document;
}

const documents = {
  ...forEachVersion(() => documentOf({})),
  v1: documentOf({
    listBooks: { parameters: [parameter("q"), parameter("limit")] },
    listLoans: { "x-replaced-by": [{ operationId: "listLendings", fields: [] }] },
    listLendings: {},
    listFines: {},
  }),
  v2: documentOf({
    listBooks: { parameters: [parameter("q"), parameter("size")] },
    listLendings: {},
    listBranches: {},
  }),
};

test("an operation that states no successor is replaced by its namesake, field by field", () => {
  const [books] = moves(documents).v1;
  expect(books?.successors.map(({ row, fields }) => [row.operationId, fields])).toEqual([
    [
      "listBooks",
      [
        { from: "$request.query.q", to: "$request.query.q" },
        { from: "$request.query.limit" },
        { to: "$request.query.size" },
      ],
    ],
  ]);
});

test("a namesake that another operation is stated to be replaced by replaces that one alone", () => {
  const ids = (found: ReturnType<typeof successors>) => found.map(({ operation }) => operation.operationId);
  expect(ids(forerunners("v2", "listLendings", documents))).toEqual(["listLoans"]);
  expect(ids(successors("v1", "listLendings", documents))).toEqual([]);
  expect(ids(successors("v1", "listFines", documents))).toEqual([]);
  expect(ids(forerunners("v2", "listBranches", documents))).toEqual([]);
  expect(newOperations(documents, "v2").map(({ operationId }) => operationId)).toEqual(["listBranches"]);
});

test("the first version replaces nothing, and nothing replaces the last", () => {
  expect(forerunners("v1", "listBooks", documents)).toEqual([]);
  expect(successors("v2", "listBooks", documents)).toEqual([]);
});

test("what corresponds to a page is followed as far as there is something", () => {
  const page = (version: string, name: string) => `${version}/${name}`;
  expect(pagesOfOthers("v2", "b", () => "a", page)).toEqual({ v1: "v1/a" });
  expect(pagesOfOthers("v2", "b", () => undefined, page)).toEqual({});
});
