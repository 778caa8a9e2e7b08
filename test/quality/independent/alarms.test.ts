import { expect, test } from "vitest";
import { alarms, free } from "./alarms.ts";

/** The slow tests take each liberty, halves of all, and data that move. */
test.each([
  ["as it is", {}],
  ["with all its liberties", { liberties: free }],
])("the check leaves the second server alone %s", async (_, options) => {
  expect(await alarms(options)).toEqual([]);
});
