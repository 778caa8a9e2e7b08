import { expect, test } from "vitest";
import { readResponse } from "../../../scripts/check/contract/envelope.ts";
import { operationOf } from "../../../scripts/check/contract/table.ts";

/** A search whose list of rows the documents name by assumption only. */
const search = { version: "v2", operation: operationOf("v2", "searchBrands") } as const;
const rows = [{ id: "1", type: "brand" }];

function read(body: unknown, asked: Parameters<typeof readResponse>[0] = search, status = 200): unknown {
  return readResponse(asked, status, JSON.stringify(body));
}

test.each([
  ["under another name", { count: 1, data: rows }],
  ["one level below", { count: 1, data: { items: rows } }],
  ["beside other arrays", { warnings: [{ text: "none" }], count: 1, ids: ["1"], data: rows }],
])("rows are found %s", (_, body) => {
  expect(read(body)).toEqual({ ...body, brands: rows });
});

test("an empty array is the list if there is no other", () => {
  expect(read({ count: 0, data: [] })).toMatchObject({ brands: [] });
  expect(read({ count: 0, data: [], warnings: [] })).not.toHaveProperty("brands");
});

test.each([
  ["has its assumed name", { count: 0, brands: [], data: rows }],
  ["is an array of something else", { count: 1, data: [{ city: "Berlin" }], others: [{ zip: "1" }] }],
  ["is missing", { count: 0 }],
  ["is an array itself", rows],
])("a body whose list %s stays as it is", (_, body) => {
  expect(read(body)).toEqual(body);
});

test("so does every other response", () => {
  const body = { count: 1, data: rows };
  expect(read(body, search, 400)).toEqual(body);
  expect(read(body, { version: "v2", operation: null })).toEqual(body);
  // Its list has a stated name.
  expect(read(body, { version: "v2", operation: operationOf("v2", "searchMedia") })).toEqual(body);
});
