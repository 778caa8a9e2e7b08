import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupsFor, lazilySorted, sortBy } from "../../../../mocks/engine/sorting/lazy-sort.ts";
import { byFact, inOrder, positionsById, positionsIn } from "../../../../mocks/engine/sorting/order.ts";

/** Keys of every kind, so many that they are not simply compared, and many of them equal. */
const keys = fc
  .array(
    fc.oneof(
      fc.integer({ min: -3, max: 3 }),
      fc.double({ noNaN: true }),
      fc.constantFrom(0, -0, Infinity, 2 ** 52, -(2 ** 45) - 1, 1e-300),
    ),
    { minLength: 1, maxLength: 40 },
  )
  .map((few) => Float64Array.from({ length: 1500 }, (_, place) => few[(place * 7) % few.length] ?? 0));

function compared(list: Float64Array): number[] {
  const order = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0);
  return Array.from(list.keys()).sort((a, b) => order(list[a] ?? 0, list[b] ?? 0));
}

describe("positions by their keys", () => {
  it("come in the order in which comparing puts them, equal ones as they were", () => {
    fc.assert(
      fc.property(keys, (list) => {
        expect([...sortBy(list, Int32Array.from(list.keys()))]).toEqual(compared(list));
      }),
      { numRuns: 30 },
    );
  });

  it("come in the same order sorted lazily, also when looked at halfway before", () => {
    const finite = keys.map((list) => list.map((key) => (Math.abs(key) > 1e15 ? Infinity : key)));
    fc.assert(
      fc.property(finite, fc.nat(1500), (list, looked) => {
        const sorted = lazilySorted(list, Int32Array.from(list.keys()), groupsFor(list));
        let left = looked;
        for (const _ of sorted) if ((left -= 1) < 0) break;
        expect([...sorted]).toEqual(compared(list));
      }),
      { numRuns: 30 },
    );
  });
});

describe("texts", () => {
  const texts = [
    "",
    "a",
    "ab",
    "abcdef",
    "abcdefg",
    "abcdef ",
    "Zed",
    "é",
    "éa",
    "éb",
    "ÿ",
    "日本",
    "日本語",
    "aé",
    "a日",
  ];

  const byText = (direction: "ascending" | "descending") =>
    byFact<string | null>(direction, direction, (text) => text);

  it("are sorted as comparing them does, and unknown ones come last", () => {
    const mixed = [null, ...texts, ...texts, null];
    const known = [...texts, ...texts].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    const sorted = (direction: "ascending" | "descending") =>
      [...positionsIn(mixed, byText(direction))].map((place) => mixed[place]);
    expect(sorted("ascending")).toEqual([...known, null, null]);
    expect(sorted("descending")).toEqual([...known.reverse(), null, null]);
  });

  it("that are equal leave their order to the tie", () => {
    const list = ["b3", "a2", null, "b1"];
    const byLetter = byFact<string | null>(
      "letter",
      "ascending",
      (text) => text?.slice(0, 1),
      byText("ascending"),
    );
    expect(inOrder(list, byLetter)).toEqual(["a2", "b1", "b3", null]);
  });
});

describe("a long list", () => {
  const list = Array.from({ length: 12_000 }, (_, place) => ({
    id: `${(place * 7919) % 12_000}`.padStart(5, "0"),
    views: place % 11 === 0 ? null : (place * 31) % 97,
  }));
  const byId = byFact<(typeof list)[number]>("id ascending", "ascending", ({ id }) => id);
  const most = byFact<(typeof list)[number]>("views descending", "descending", ({ views }) => views, byId);

  it("has the order of its comparison, what is unknown last", () => {
    const expected = [...list].sort(most.compare).map(({ id }) => id);
    expect([...inOrder(list, most)].map(({ id }) => id)).toEqual(expected);
    expect([...positionsIn(list, most)].map((place) => list[place]?.id)).toEqual(expected);
    expect(list.find(({ id }) => id === expected.at(-1))?.views).toBeNull();
  });

  it("is sorted by its ids once", () => {
    expect([...positionsById(list)].map((place) => list[place]?.id)).toEqual(list.map(({ id }) => id).sort());
    expect(positionsById(list)).toBe(positionsById(list));
  });
});
