import { expect, test } from "vitest";
import { alarms } from "./alarms.ts";

// The slow tests take other readings, alone and together, and data that move.
test("the check leaves the second server alone as it is", async () => {
  expect(await alarms({})).toEqual([]);
});
