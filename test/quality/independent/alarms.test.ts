import { expect, test } from "vitest";
import { alarms, free } from "./alarms.ts";

/** The slow tests take each liberty, and halves of all. */
test.each([
  ["as it is", {}],
  ["with all its liberties", { liberties: free }],
  ["while its data move", { drift: "gentle" as const }],
])("the check leaves the second server alone %s", async (_, options) => {
  expect(await alarms(options)).toEqual([]);
});
