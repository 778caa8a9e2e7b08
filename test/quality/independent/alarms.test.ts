import { expect, test } from "vitest";
import { alarms, free } from "./alarms.ts";

/** The slow tests take each liberty, and halves of all. */
test.each([
  ["as it is", {}],
  ["with all its liberties", { liberties: free }],
  ["while its data move", { drift: "gentle" as const }],
  // A list that a filter widens, cut after the rows that were all of it without the filter.
  ["if it returns five rows at most", { liberties: ["limit/capped-at-five"] }],
  // No row that is listed shows which of its dates is filtered.
  [
    "if it filters by the end of what still runs",
    { liberties: ["dates/media-ended", "media/default-active"] },
  ],
])("the check leaves the second server alone %s", async (_, options) => {
  expect(await alarms(options)).toEqual([]);
});
