import { expect, test } from "vitest";
import { agreement, facetsOf, orderPlace } from "../../../scripts/check/calibrate/seen-exchange.ts";

const seen = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  facetsOf({ status, headers: new Headers(headers), text: JSON.stringify(body), body });

const refused = (...paths: string[]) => ({
  error: { code: "validation_error", message: "no", details: paths.map((path) => ({ path, message: "no" })) },
});
const whole = agreement(seen(200, {}), seen(200, {}));

test.each([
  ["the status", seen(200, {}), seen(400, {}), 0],
  ["the code", seen(404, { error: { code: "a" } }), seen(404, { error: { code: "b" } }), 1],
  ["the fields that offend", seen(400, refused("limit")), seen(400, refused("offset")), 2],
  ["the allowed methods", seen(405, {}, { Allow: "GET" }), seen(405, {}, { Allow: "GET, HEAD" }), 3],
  ["the keys", seen(200, { count: 0, media: [] }), seen(200, { count: 0, data: [] }), 4],
  ["the rows", seen(200, { rows: [{ id: "a" }] }), seen(200, { rows: [{ id: "b" }] }), 6],
  ["their number", seen(200, { rows: [{ id: "a" }, { id: "b" }] }), seen(200, { rows: [] }), 5],
  [
    "their order",
    seen(200, { rows: [{ id: "a" }, { id: "b" }] }),
    seen(200, { rows: [{ id: "b" }, { id: "a" }] }),
    6,
  ],
  [
    "how they are written",
    seen(200, { rows: [{ id: "a", day: 1 }] }),
    seen(200, { rows: [{ id: "a", day: 0.5 }] }),
    7,
  ],
])("two responses differ in %s", (_, one, other, steps) => {
  expect(Math.floor(agreement(one, other))).toBe(steps);
  expect(agreement(one, other)).toBeLessThan(whole);
});

test("texts of messages, and the order of fields that offend, do not count", () => {
  const other = { error: { ...refused("a", "b").error, message: "never" } };
  expect(agreement(seen(400, refused("b", "a")), seen(400, other))).toBe(whole);
});

test("keys that are partly the same agree partly", () => {
  const wanted = seen(200, { count: 0, accounts: [], unmatchedIds: [] });
  const near = agreement(seen(200, { count: 0, accounts: [] }), wanted);
  expect(near).toBeGreaterThan(agreement(seen(200, { count: 0, brands: [] }), wanted));
});

test("rows tell by what they are ordered, if there are enough", () => {
  const rows = (...numbers: number[]) => ({ rows: numbers.map((views) => ({ views })) });
  const orderOf = (body: unknown) => seen(200, body).forms.get(`${orderPlace} views`);
  expect(orderOf(rows(1, 2, 3, 4, 5, 9))).toBe("ascending");
  expect(orderOf(rows(9, 8, 7, 7, 5, 4, 3))).toBe("descending");
  expect(orderOf(rows(1, 9, 3, 4, 5, 6))).toBe("neither");
  expect(orderOf(rows(1, 2, 3))).toBeUndefined();
});
