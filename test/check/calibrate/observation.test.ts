import { expect, test } from "vitest";
import { agreement, facets, facetsOf } from "../../../scripts/check/calibrate/observation.ts";

const seen = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  facetsOf({ status, headers: new Headers(headers), body });

const refused = (...paths: string[]) => ({
  error: { code: "validation_error", message: "no", details: paths.map((path) => ({ path, message: "no" })) },
});

test.each([
  ["the status", seen(200, {}), seen(400, {}), "status"],
  ["the code", seen(404, { error: { code: "a" } }), seen(404, { error: { code: "b" } }), "code"],
  ["the fields that offend", seen(400, refused("limit")), seen(400, refused("offset")), "details"],
  ["the allowed methods", seen(405, {}, { Allow: "GET" }), seen(405, {}, { Allow: "GET, HEAD" }), "headers"],
  ["the keys", seen(200, { count: 0, media: [] }), seen(200, { count: 0, data: [] }), "keys"],
  ["the number of rows", seen(200, { rows: [{ id: 1 }] }), seen(200, { rows: [] }), "count"],
  ["the rows", seen(200, { rows: [{ id: 1 }] }), seen(200, { rows: [{ id: 2 }] }), "rows"],
  [
    "their order",
    seen(200, { rows: [{ id: 1 }, { id: 2 }] }),
    seen(200, { rows: [{ id: 2 }, { id: 1 }] }),
    "order",
  ],
  [
    "their fields",
    seen(200, { rows: [{ id: 1, name: "a" }] }),
    seen(200, { rows: [{ id: 1, title: "a" }] }),
    "fields",
  ],
] as const)("two responses differ in %s", (_, one, other, facet) => {
  expect(agreement(one, other)).toBe(facets.indexOf(facet));
});

test("texts of messages, and the order of fields that offend, do not count", () => {
  const other = { error: { ...refused("a", "b").error, message: "never" } };
  expect(agreement(seen(400, refused("b", "a")), seen(400, other))).toBe(facets.length);
});
