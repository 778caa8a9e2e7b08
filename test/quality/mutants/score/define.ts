import { expect, test } from "vitest";
import { mutants } from "../index.ts";
import type { areas, Mutant } from "../mutant.ts";
import { judge } from "./judge.ts";

/** One test for each one-fault server of some areas: the check has to find it. */
export function defineScore(...some: (typeof areas)[number][]): void {
  defineTests(mutants.filter(({ area }) => some.includes(area)));
}

/** One test for each of these one-fault servers. */
export function defineTests(some: readonly Mutant[]): void {
  test.each(some)("the check finds $id", async (mutant) => {
    expect(await judge(mutant)).not.toEqual([]);
  });
}
