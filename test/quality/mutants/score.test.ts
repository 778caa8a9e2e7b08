import { expect, test } from "vitest";
import { mutants } from "./index.ts";
import { judge } from "./judge.ts";

/** The first of each area and operation; the slow tests take all. */
const first = new Map(mutants.toReversed().map((mutant) => [`${mutant.area} ${mutant.operation}`, mutant]));

test.each([...first.values()].toReversed())("the check finds $id", async (mutant) => {
  expect(await judge(mutant)).not.toEqual([]);
});
