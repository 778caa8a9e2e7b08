import { expect, test } from "vitest";
import { alarms, free } from "./alarms.ts";
import { byPoint } from "./readings.ts";

/** The slow tests take each reading, all and halves of them, and data that move. */
test.each([
  ["as it is", {}],
  ["where it also says what differs from assumptions", { readings: byPoint(free), assume: true }],
])("the check leaves the second server alone %s", async (_, options) => {
  expect(await alarms(options)).toEqual([]);
});
