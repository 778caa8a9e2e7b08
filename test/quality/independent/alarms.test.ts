import { expect, test } from "vitest";
import { alarms, free } from "./alarms.ts";
import { byPoint } from "./readings.ts";

/** The slow tests take each reading, and halves of all. */
test.each([
  ["as it is", {}],
  ["with another reading of all points", { readings: byPoint(free) }],
  ["while its data move", { drift: "gentle" as const }],
  // A list that a filter widens, cut after the rows that were all of it without the filter.
  ["if it returns five rows at most", { readings: { "limit-maximum": "capped-at-5" as const } }],
  // No row that is listed shows which of its dates is filtered.
  [
    "if it filters by the end of what still runs",
    { readings: { "date-field": "end", "status-default": "active" } as const },
  ],
])("the check leaves the second server alone %s", async (_, options) => {
  expect(await alarms(options)).toEqual([]);
});
