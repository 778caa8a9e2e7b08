import { expect, test } from "vitest";
import { found, hold } from "../../check/hold.ts";
import { faultyIndependents, sound } from "./faulty.ts";
import { cases } from "./measure.ts";
import { sample } from "../../sample.ts";

/*
 * A case that passes must have been able to fail. So each fault that a case finds is put into a server whose data are too few
 * to show it: that case may still find it, or say that the data do not show it, and may not pass.
 */

const depth = 25;

/** Faults that a case finds beside its rule, in what more data happen to show. */
const besideTheRule: readonly RegExp[] = [
  // Its rule is about the rows, whatever the limit.
  /-after-paging$/,
  // The list without dates is too short, of which a filter by dates tells.
  /^independent: defaults\/campaigns-of-30-days$/,
  // The pages are others, of which a rule about their totals tells.
  /^independent: landing-pages\/.*-inactive-inverted$/,
  // Two orders differ, and neither goes by a date, which takes twelve rows to see.
  /^independent: media-sorts\/(MOST_RECENT|OLDEST)-/,
  // Every value finds the same creatives.
  /^independent: media-lists\/location-(first|last)/,
];

/** Of families whose faults show in what rows there are. */
const shown = faultyIndependents
  .filter(({ family }) => !/access|transport|refusal|validation|rates/.test(family))
  .filter(({ id }) => !besideTheRule.some((pattern) => pattern.test(id)));

test.each([1, 2, 3])("a server with %d rows of each list breaks nothing", async (few) => {
  const report = await hold({ ...sound.independent(few), cases, depth });
  expect(found(report)).toEqual([]);
});

test.each(sample(shown, 30, ({ family }) => family))("$id", async ({ held }) => {
  const report = await hold({ ...held(), cases, depth, bail: true });
  const finders = report.results.filter(({ outcome }) => outcome.status === "failed").map((one) => one.case);
  for (const few of [1, 2, 3]) {
    const { results } = await hold({ ...held(few), cases: finders, depth });
    const passed = results.filter(({ outcome }) => outcome.status === "passed");
    expect(
      passed.map((one) => one.case.id),
      `with ${few} rows`,
    ).toEqual([]);
  }
});
