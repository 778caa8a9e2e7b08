import { describe, expect, test } from "vitest";
import type { Exchange } from "../../../scripts/check/http/exchange.ts";
import { casesAt, hold } from "../../check/hold.ts";
import { faultyIndependents, type Faulty } from "../score/faulty.ts";

const cases = casesAt(25).filter(({ area }) => area === "robustness");

const check = (held: Faulty["held"], seed?: number, only = cases) =>
  hold({ ...held(), cases: only, ...(seed !== undefined && { seed }) });

/** The cases that find each fault, and no others. */
const findings: Readonly<Record<string, readonly string[]>> = {
  "lone-surrogate": ["v2/searchMedia/robustness/query-odd-characters"],
  "deep-nesting": ["v2/searchBrands/robustness/many-brackets"],
  "offset-past-64-bits": [
    "v2/listAccountCollabs/robustness/offset-past-64-bits",
    "v2/listAccountCollabs/robustness/offset-1e30",
    "v2/listAccountCollabs/robustness/offset-1e308",
  ],
  "empty-query": ["v2/searchBrands/robustness/query-empty"],
  "blank-query": ["v2/searchTaxonomies/robustness/query-blank"],
  "huge-number": [
    "v2/searchMedia/robustness/minViewCount-1e30",
    "v2/searchMedia/robustness/minViewCount-1e308",
  ],
  "not-a-number": ["v2/listAccountCollabs/robustness/limit-NaN-as-text"],
  "true-as-number": ["v2/searchMedia/robustness/minDaysRun-true"],
  "percent-as-pattern": ["v2/searchBrands/robustness/igUsername-percent"],
  "underscore-as-pattern": ["v2/searchMedia/robustness/landingPage-underscore"],
  "at-sign-as-everybody": ["v2/searchCreators/robustness/tiktokUsername-at-sign"],
  "not-modified": ["v2/listAccountCampaigns/robustness/conditional"],
  "end-with-time-and-a-day": [
    "v2/listAccountCampaigns/robustness/endDate-with-a-time",
    "v2/searchMedia/robustness/endDate-with-a-time",
  ],
};

const faults = faultyIndependents.filter(({ family }) => family === "robustness");
const faultNamed = (name: string): Faulty => {
  const fault = faults.find(({ id }) => id.endsWith(`/${name}`));
  if (!fault) throw new RangeError(name);
  return fault;
};

test("each fault is looked for", () => {
  expect(faults.map(({ id }) => id.split("/")[1])).toEqual(Object.keys(findings));
});

describe("a server with a fault fails the cases about it, and no others", () => {
  test.each(Object.entries(findings))("%s", async (name, ids) => {
    const report = await check(faultNamed(name).held);
    const failed = report.results.filter(({ outcome }) => outcome.status === "failed");
    expect(failed.map((result) => result.case.id).toSorted()).toEqual(ids.toSorted());
  });
});

describe("what is reported is the smallest request that shows it", () => {
  /** The request that the only failure shows. */
  async function smallest(name: string, seed: number): Promise<Exchange> {
    const operation = findings[name]?.[0]?.split("/", 2).join("/") ?? "";
    const own = cases.filter(({ id }) => id.startsWith(`${operation}/`));
    const { results } = await check(faultNamed(name).held, seed, own);
    const exchanges = results.flatMap(({ outcome }) =>
      outcome.status === "failed" ? (outcome.exchange ?? []) : [],
    );
    expect(exchanges).toHaveLength(1);
    return exchanges[0] as Exchange;
  }

  test.each([1, 2])("seed %i: of a text, a single half of a pair", async (seed) => {
    const { requestText = "" } = await smallest("lone-surrogate", seed);
    expect(requestText).toMatch(/^\{"limit":1,"query":"\\u(d800|dfff)"\}$/);
  });

  test("of a body, as many brackets as it takes, but for a few", async () => {
    const { requestText = "" } = await smallest("deep-nesting", 1);
    expect(requestText.replaceAll("[", "")).toBe("");
    expect(requestText.length).toBeGreaterThanOrEqual(10_000);
    expect(requestText.length).toBeLessThan(10_000 * (1 + 1 / 32));
  });

  test("of a packed request, the field that is accepted", async () => {
    const { requestText = "{}" } = await smallest("true-as-number", 1);
    expect(JSON.parse(requestText)).toEqual({ accountId: expect.any(String), limit: 1, minDaysRun: true });
  });
});
