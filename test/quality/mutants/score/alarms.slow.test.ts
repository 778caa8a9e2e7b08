import { createMock } from "@adintel/mock";
import { describe, expect, test } from "vitest";
import { allCases } from "../../../../scripts/check/cli/all-cases.ts";
import { found, hold } from "../../../check/hold.ts";
import { mutants } from "../index.ts";
import { liberties, takeAll } from "../liberties.ts";
import { options } from "../world.ts";
import type { Fetch } from "../wrap.ts";

const untouched = (): Fetch => {
  const mock = createMock({ ...options, rateLimits: false });
  return async (request, env) => mock.fetch(request, env);
};

const all = allCases(25);

/** What the check says of a server that nobody told it to hold against assumptions. */
async function alarms(fetch: Fetch, cases = all) {
  const report = await hold({ fetch: (request) => fetch(request), cases, now: () => options.now });
  const passed = report.results.filter(({ outcome }) => outcome.status === "passed");
  // Some cases have nothing to look at where the server shows less; a run of nothing would show nothing.
  expect(passed.length).toBeGreaterThan(cases.filter(({ assumed }) => !assumed).length / 3);
  return found(report);
}

describe("the check leaves a server alone", () => {
  test.each(mutants.filter(({ assumed }) => assumed))(
    "that only assumptions are against: $id",
    async ({ make, operation }) => {
      const own = all.filter(({ id }) => operation === null || id.startsWith(`${operation}/`));
      expect(await alarms(make({ ...options, rateLimits: false }), own)).toEqual([]);
    },
  );

  test.each([
    ["in every operation", liberties.filter(({ operation }) => operation === null)],
    ["in single operations", liberties.filter(({ operation }) => operation !== null)],
    ["in all", liberties],
  ])("that takes liberties %s", async (_, taken) => {
    expect(await alarms(takeAll(untouched(), taken))).toEqual([]);
  });
});
