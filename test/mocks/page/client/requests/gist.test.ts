import { expect, test } from "vitest";
import { gistOf } from "../../../../../mocks/page/client/requests/gist.ts";
import type { Exchange } from "../../../../../mocks/page/client/shared/mock.ts";

const gist = (sent: Pick<Exchange, "query" | "requestBody">) =>
  gistOf(sent as Exchange).map(([name, value]) => `${name}=${value}`);

test("the fields of the query and of the body, by their paths", () => {
  const requestBody = { query: "running\n shoes", views: { min: 3, max: null }, active: true };
  expect(gist({ query: { limit: 2 }, requestBody })).toEqual([
    "limit=2",
    "query=running shoes",
    "views.min=3",
    "views.max=null",
    "=+1",
  ]);
});

test("a request without any has none", () => {
  expect(gist({ query: {} })).toEqual([]);
  expect(gist({ query: {}, requestBody: {} })).toEqual([]);
});

test("long texts, long lists and what is no JSON are cut", () => {
  const query = { text: "x".repeat(500), ids: ["a", "b", "c", "d", "e"] };
  expect(gist({ query, requestBody: `{"a": ${"1".repeat(100)}` })).toEqual([
    `text=${"x".repeat(39)}…`,
    "ids=a,b,c +2",
    `={"a": ${"1".repeat(33)}…`,
  ]);
});
