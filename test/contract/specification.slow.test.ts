import { expect, test } from "vitest";
import { isWhole } from "../sample.ts";
import { unnoticedChanges } from "./specification-support.ts";

test.runIf(isWhole)("no word and no line of the table can change unnoticed", () => {
  expect(unnoticedChanges(1)).toEqual([]);
});
