import { points } from "@adintel/client/readings";
import { expect, test } from "vitest";
import telling from "../../../scripts/check/adintel/telling.json" with { type: "json" };
import { modelledPoints } from "../../../scripts/check/calibrate/answers.ts";
import { createPool } from "../../../scripts/dev/learn-telling.ts";

test("every request that was learned to tell a point's readings apart can still be made, or npm run learn -- --telling is due", async () => {
  const { candidates } = await createPool();
  const ids = new Set(candidates.map(({ id }) => id));
  const lost = Object.values(telling)
    .flat()
    .filter((id) => !ids.has(id));
  expect(lost).toEqual([]);
});

test("most points that the mock can be told are told apart by some request", () => {
  expect(Object.keys(telling).filter((id) => !Object.hasOwn(points, id))).toEqual([]);
  expect(Object.keys(telling).length).toBeGreaterThan(0.85 * modelledPoints.length);
});
