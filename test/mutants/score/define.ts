import { expect, test } from "vitest";
import { mutants } from "../index.ts";
import type { areas } from "../mutant.ts";
import { judge } from "./judge.ts";

/** One test for each one-fault server of some areas: the check has to find it. */
export function defineScore(...some: (typeof areas)[number][]): void {
  test.each(mutants.filter(({ area }) => some.includes(area)))("the check finds $id", async (mutant) => {
    expect(await judge(mutant)).not.toEqual([]);
  });
}
