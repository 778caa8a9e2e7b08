import { expect, it } from "vitest";
import { check } from "../../../scripts/check/cli/command.ts";
import { contractKnowledge } from "../../../scripts/check/adintel/index.ts";
import { createCaseOrder } from "../../../scripts/check/engine/case-order.ts";
import { readOptions } from "../../../scripts/check/cli/flags.ts";
import { planOf, planText, type Plan } from "../../../scripts/check/cli/plan.ts";
import { casesAt } from "../hold.ts";
import { keepPrinted } from "../printed.ts";

const printed = keepPrinted();

async function plan(...args: string[]): Promise<string> {
  const target = ["--v2", "http://127.0.0.1:1/v2", "--api-key", "k"];
  expect(await check(["--plan", ...target, ...args])).toBe(0);
  return printed.text;
}

it("tells the time at the pace, and what is left out, with the reasons", async () => {
  const text = await plan("--rate", "30");
  expect(text).toMatch(/^in about (\d+ h )?\d+ min( \d+ s)? at 30 requests per minute/m);
  expect(text).toMatch(/^unsupported \(the target has no v1; give its root with --v1\): \d{3} \(v1\//m);
  expect(text).toMatch(/^unsupported \(needs callers at several IP addresses\)|needs the mock's controls/m);
  expect(text).toMatch(/^not tested \(needs --index-url\): \d+/m);
  expect(text).toMatch(
    /^not tested \(would exceed --max-spend if the cases before them cost what is expected\): \d+/m,
  );
});

it("begins with a response of every operation, and is never over the budget", async () => {
  const { cases, limitUsd, totals, expected } = JSON.parse(await plan("--reporter", "json")) as Plan;
  const runs = cases.filter(({ status }) => status === "runs");
  const kinds = runs.map(({ id }) => id.endsWith("/shape/first"));
  expect(kinds.lastIndexOf(true)).toBe(kinds.filter(Boolean).length - 1);
  expect(totals.usd).toBeLessThanOrEqual(limitUsd);
  expect(expected?.usd).toBeLessThanOrEqual(limitUsd);
  expect(cases.filter(({ status, reason }) => status !== "runs" && reason === undefined)).toEqual([]);
});

it("names what is expected beside what may be at most, where cases were measured", () => {
  const options = readOptions(["--account", "7"], { mock: contractKnowledge.mock });
  if (!options) throw new Error("the flags ask for help");
  const cases = casesAt(25).filter(({ id }) => id.startsWith("v2/searchMedia/shape"));
  const means = { has: () => true, hasAddresses: true };
  const forecast = { ...createCaseOrder(), searchCost: 0 };
  const measuredPlan = planOf(cases, means, options, {
    ...forecast,
    measured: (id) => (id === cases[0]?.id ? undefined : { requests: 1, microdollars: 100 }),
  });
  const runs = measuredPlan.cases.filter(({ status }) => status === "runs");
  const own = runs.find(({ id }) => id === cases[0]?.id)?.usd ?? NaN;
  expect(measuredPlan.expected?.usd).toBeCloseTo((runs.length - 1) * 0.0001 + own);
  const both = /; expected about 0\.\d{4} USD, at most 0\.\d{4} USD; the run stops at 50\.0000 USD$/;
  expect(planText(measuredPlan, options)).toMatch(both);
  expect(planOf(cases, means, options, forecast).expected).toBeUndefined();
});

it("takes no report of a run", async () => {
  const args = ["--plan", "--reporter", "html"];
  await expect(check(args)).rejects.toThrow("--plan takes the reporters default and json, not html");
});
