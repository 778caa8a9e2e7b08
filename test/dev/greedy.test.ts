import { describe, expect, test } from "vitest";
import { entriesOf, greedy, type Measured } from "../../scripts/dev/greedy.ts";
import { leftOut, type Server } from "../../scripts/dev/left-out.ts";

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

describe("faults that are not known", () => {
  test("make fields that no case has looked at come before others of the same field", () => {
    const cases = [
      one("v2/a/meaning/limit-one", ["r1"], ["f1"]),
      one("v2/a/meaning/limit-two", ["r2"], []),
      one("v2/a/meaning/offset-three", ["r3"], []),
    ];
    expect(greedy(cases)).toEqual([
      "v2/a/meaning/limit-one",
      "v2/a/meaning/offset-three",
      "v2/a/meaning/limit-two",
    ]);
  });

  test("make kinds that no case was of come before others of the same kind", () => {
    const cases = [
      one("v2/a/access/401.2-without-key", ["r1"], ["f1"]),
      one("v2/b/access/401.2-without-key", ["r2"], []),
      one("v2/b/access/401.3-unknown-key", ["r3"], []),
    ];
    expect(greedy(cases).indexOf("v2/b/access/401.3-unknown-key")).toBe(1);
  });
});

describe("what an order finds of families that it was not learned from", () => {
  const server = (id: string, family: string, failed: string[]): Server => ({
    id,
    subject: "independent",
    family,
    failed: new Set(failed),
  });

  test("is measured with each family left out", () => {
    const servers = [
      server("a1", "a", ["x"]),
      server("b1", "b", ["y"]),
      server("c1", "c", []),
      server("d1", "d", ["x"]),
    ];
    const seen: string[][] = [];
    const shares = leftOut(servers, (some) => {
      seen.push(some.map(({ id }) => id));
      return new Map([
        ["x", 60],
        ["y", 61],
      ]);
    });
    expect(seen).toEqual([
      ["b1", "c1", "d1"],
      ["a1", "c1", "d1"],
      ["a1", "b1", "d1"],
      ["a1", "b1", "c1"],
    ]);
    expect(shares).toEqual({ 60: 0.5, 200: 0.75 });
  });
});
