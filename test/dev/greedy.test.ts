import { describe, expect, test } from "vitest";
import { checkedField, entriesOf, greedy, type Measured } from "../../scripts/dev/greedy.ts";

const one = (id: string, requests: string[], kills: string[], microdollars = 0): Measured => ({
  id,
  requests: new Set(requests),
  microdollars,
  kills: new Set(kills),
});

describe("the order of cases", () => {
  test("begins with what is to be first", () => {
    const cases = [one("v2/a/x/1", ["r1"], ["f1"]), one("v2/a/shape/first", ["r2"], [])];
    expect(greedy(cases, { first: ["v2/a/shape/first"] })[0]).toBe("v2/a/shape/first");
  });

  test("prefers what finds more for a request", () => {
    const cases = [
      one("v2/a/x/two-requests", ["r1", "r2"], ["f1", "f2", "f3"]),
      one("v2/a/y/one-request", ["r3"], ["f4", "f5"]),
    ];
    expect(greedy(cases)).toEqual(["v2/a/y/one-request", "v2/a/x/two-requests"]);
  });

  test("takes what is found already for nothing new", () => {
    const cases = [
      one("v2/a/x/1", ["r1"], ["f1", "f2"]),
      one("v2/a/y/2", ["r2"], ["f1", "f2"]),
      one("v2/a/z/3", ["r3"], ["f3"]),
    ];
    expect(greedy(cases)).toEqual(["v2/a/x/1", "v2/a/z/3", "v2/a/y/2"]);
  });

  test("counts all that look at a response together, and takes them at once", () => {
    const cases = [
      one("v2/a/x/alone", ["r1"], ["f1", "f2"]),
      one("v2/a/y/shared", ["r2"], ["f3"]),
      one("v2/a/z/shared", ["r2"], ["f4"]),
      one("v2/a/w/shared", ["r2"], ["f5"]),
    ];
    expect(greedy(cases).slice(0, 3).sort()).toEqual(["v2/a/w/shared", "v2/a/y/shared", "v2/a/z/shared"]);
  });

  test("prefers what costs less of two that find as much", () => {
    const cases = [one("v2/a/x/dear", ["r1"], ["f1"], 100_000), one("v2/a/y/free", ["r2"], ["f2"])];
    expect(greedy(cases)[0]).toBe("v2/a/y/free");
  });

  test("leaves out none", () => {
    const cases = [one("v2/a/x/1", ["r1"], []), one("v2/a/y/2", [], []), one("v2/a/z/3", ["r1"], ["f1"])];
    expect(greedy(cases).sort()).toEqual(["v2/a/x/1", "v2/a/y/2", "v2/a/z/3"]);
  });
});

describe("the list of an order", () => {
  const groupOf = (id: string) => id.slice(0, 1);

  test("names the first cases, then groups by their middle", () => {
    const ids = ["a1", "b1", "b2", "c1", "a2", "c2", "c3", "a3"];
    expect(entriesOf(ids, { alone: 1, maxEntries: 9, groupOf })).toEqual(["a1", "b", "a", "c"]);
  });

  test("is no longer than it may be", () => {
    expect(entriesOf(["a1", "b1", "c1"], { alone: 1, maxEntries: 2, groupOf })).toEqual(["a1", "b"]);
  });
});

test.each([
  ["v2/searchMedia/refusals/400.5-wrong-type-limit", "v2/searchMedia limit"],
  ["v2/searchMedia/refusals/400.7-above-maximum-limit", "v2/searchMedia limit"],
  ["v2/searchMedia/refusals/400.6-outside-enum-categories.0", "v2/searchMedia categories"],
  ["v2/searchMedia/refusals/400.9-empty-body", undefined],
  ["v2/searchMedia/meaning/limit", undefined],
])("the field that %s sends a wrong value of", (id, field) => {
  expect(checkedField(id)).toBe(field);
});
