import { describe, expect, test } from "vitest";
import { createCaseOrder, groupOf } from "../../../scripts/check/engine/case-order.ts";
import learned from "../../../scripts/check/adintel/order.json" with { type: "json" };
import { faultyIndependents, faultyMocks, sound } from "./faulty.ts";
import { cases, fullRun } from "./measure.ts";

const { inOrder, measured } = createCaseOrder(learned);
const known = Object.keys(learned.cases);
const listed = new Set(known);

/** The entry that a case stands in the order by. */
const entryOf = (id: string) => [id, groupOf(id)].find((entry) => listed.has(entry));

describe("order.json is fresh (`npm run learn` writes it)", () => {
  test("it names cases that there are", () => {
    const used = new Set(cases.map(({ id }) => entryOf(id)));
    const gone = known.filter((entry) => !used.has(entry));
    expect(gone.length, gone.join("\n")).toBeLessThanOrEqual(known.length / 20);
  });

  test("it was learned from the servers that there are", () => {
    const { mock, independent } = learned.from;
    // Some servers more or less do not change the order.
    expect(Math.abs(mock - faultyMocks.length)).toBeLessThanOrEqual(faultyMocks.length / 20);
    expect(Math.abs(independent - faultyIndependents.length)).toBeLessThanOrEqual(
      faultyIndependents.length / 20,
    );
  });

  // What was reached, so that no change loses it. The goals are 60 and 85 of 100.
  test.each([
    ["60", 0.42],
    ["200", 0.64],
  ] as const)(
    "%s requests find a share of %d at least in families that it was not learned from",
    (requests, least) => {
      expect(learned.leftOut[requests]).toBeGreaterThanOrEqual(least);
    },
  );
});

test("a run begins with a response of every operation, then follows what was learned", () => {
  const ordered = inOrder(cases).map(({ id }) => id);
  const first = ordered.findIndex((id) => !id.endsWith("/shape/first"));
  expect(ordered.slice(first).some((id) => id.endsWith("/shape/first"))).toBe(false);
  const entries = ordered.slice(first).map(entryOf);
  const places = known.filter((entry) => entries.includes(entry)).map((entry) => entries.indexOf(entry));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  // What is not listed comes behind all that is.
  expect(entries.indexOf(undefined)).toBeGreaterThan(Math.max(...places));
});

test("what a run takes is known before it", async () => {
  const runs = [await fullRun(sound.mock()), await fullRun(sound.independent())];
  const mean = runs.reduce((sum, { requests }) => sum + requests, 0) / runs.length;
  const expected = cases.reduce((sum, { id }) => sum + (measured(id)?.requests ?? 0), 0);
  expect(expected / mean).toBeGreaterThan(0.9);
  expect(expected / mean).toBeLessThan(1.1);
});
