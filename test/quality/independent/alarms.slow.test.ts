import { describe, expect, test } from "vitest";
import { alarms, failingRarely, free, halfOf } from "./alarms.ts";
import { byPoint } from "./readings.ts";
import { isWhole, sample } from "../../sample.ts";

/** Any two readings are together in one of the halves almost surely. */
const seeds = Array.from({ length: 10 }, (_, index) => index + 1);

/** Alone, each takes a run of its own. */
const atOnce = isWhole ? 1 : 20;
const count = Math.ceil(free.length / atOnce);
/** Neighbours, which often concern the same field, are in different groups. */
const groups = Array.from({ length: count }, (_, place) =>
  free.filter((_reading, index) => index % count === place),
);

describe("the check leaves the second server alone", () => {
  test.each(
    groups.map((group) => [group.map(({ point, name }) => `${point} ${name}`).join(", "), group] as const),
  )("with %s", async (_, group) => {
    expect(await alarms({ readings: byPoint(group) })).toEqual([]);
  });

  test("with another reading of all points", async () => {
    expect(await alarms({ readings: byPoint(free) })).toEqual([]);
  });

  test.each(sample(seeds, 3))("with a half of all readings, seed %i", async (seed) => {
    expect(await alarms({ readings: byPoint(halfOf(free, seed)), seed })).toEqual([]);
  });

  test.each(sample(seeds, 4))(
    "where it also says what differs from assumptions, with a half of all readings, seed %i",
    async (seed) => {
      expect(await alarms({ readings: byPoint(halfOf(free, seed)), seed, assume: true })).toEqual([]);
    },
  );

  test.each([
    // A list that a filter widens, cut after the rows that were all of it without the filter.
    ["if it returns five rows at most", { "limit-maximum": "capped-at-5" }],
    // No row that is listed shows which of its dates is filtered.
    ["if it filters by the end of what still runs", { "date-field": "end", "status-default": "active" }],
  ] as const)("%s", async (_, readings) => {
    expect(await alarms({ readings })).toEqual([]);
  });

  test("with one response in a hundred that failed", async () => {
    expect(await alarms({}, failingRarely)).toEqual([]);
  });

  test.each(
    (["gentle", "fierce"] as const).flatMap((drift) => sample([1, 2], 2).map((seed) => ({ drift, seed }))),
  )("while its data move: $drift, seed $seed", async ({ drift, seed }) => {
    expect(await alarms({ drift, seed })).toEqual([]);
  });

  test.each(sample(seeds, 10))("with a half of all readings while its data move, seed %i", async (seed) => {
    expect(await alarms({ readings: byPoint(halfOf(free, 100 + seed)), drift: "gentle", seed })).toEqual([]);
  });
});
