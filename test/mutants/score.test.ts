import { createMock } from "@adintel/mock";
import { describe, expect, test } from "vitest";
import { found, hold } from "../scripts/check/hold.ts";
import { mutants } from "./index.ts";
import { liberties, takeAll, type Liberty } from "./liberties.ts";
import { judge } from "./score.ts";
import { options } from "./world.ts";
import type { Fetch } from "./wrap.ts";

describe("the check finds", () => {
  test.each(mutants)("$id", async (mutant) => {
    expect(await judge(mutant)).not.toEqual([]);
  });
});

/** What the check says of a server that nobody told it to hold against assumptions. */
async function alarms(fetch: Fetch) {
  const report = await hold({ fetch: (request) => fetch(request) });
  expect(report.results.filter(({ outcome }) => outcome.status === "passed").length).toBeGreaterThan(600);
  return found(report);
}

const untouched = (): Fetch => {
  const mock = createMock({ ...options, rateLimits: false });
  return async (request, env) => mock.fetch(request, env);
};

describe("the check leaves a server alone", () => {
  test.each(mutants.filter(({ assumed }) => assumed))(
    "that only assumptions are against: $id",
    async ({ make }) => {
      expect(await alarms(make({ ...options, rateLimits: false }))).toEqual([]);
    },
  );

  test.each(liberties)("that takes a liberty: $what ($operation)", async (liberty: Liberty) => {
    expect(await alarms(takeAll(untouched(), [liberty]))).toEqual([]);
  });

  test("that takes all of them", async () => {
    expect(await alarms(takeAll(untouched(), liberties))).toEqual([]);
  });
});
