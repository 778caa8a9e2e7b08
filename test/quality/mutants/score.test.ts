import { expect, test } from "vitest";
import { mutants } from "./index.ts";
import { judge } from "./judge.ts";

/** The first of each area; the slow tests take all. */
const first = new Map(mutants.toReversed().map((mutant) => [mutant.area, mutant]));

test.each([...first.values()].toReversed())("the check finds $id", async (mutant) => {
  expect(await judge(mutant)).not.toEqual([]);
});
