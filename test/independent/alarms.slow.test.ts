import { describe, expect, test } from "vitest";
import { alarms, free, halfOf } from "./alarms.ts";

const seeds = Array.from({ length: 20 }, (_, index) => index + 1);

describe("the check leaves the second server alone", () => {
  test.each(free)("with %s", async (id) => {
    expect(await alarms({ liberties: [id] })).toEqual([]);
  });

  test.each(seeds)("with a half of all liberties, seed %i", async (seed) => {
    expect(await alarms({ liberties: halfOf(free, seed), seed })).toEqual([]);
  });

  test.each(
    (["gentle", "fierce"] as const).flatMap((drift) => [1, 2, 3, 4].map((seed) => ({ drift, seed }))),
  )("while its data move: $drift, seed $seed", async ({ drift, seed }) => {
    expect(await alarms({ drift, seed })).toEqual([]);
  });

  test.each(seeds.slice(0, 5))("with a half of all liberties while its data move, seed %i", async (seed) => {
    expect(await alarms({ liberties: halfOf(free, 100 + seed), drift: "gentle", seed })).toEqual([]);
  });
});
