import { createMock } from "@adintel/mock";
import { expect, it } from "vitest";
import { check, type CheckReport } from "../../../scripts/check/index.ts";
import { now } from "../../now.ts";

const fastest = 1e9;

async function run(settings: { rate?: number | "off"; thorough?: boolean; maxRequests?: number }) {
  const mock = createMock({ now, rateLimits: false });
  const campaigns = ["this-week", "year-to-date"].map(
    (name) => `v2/listAccountCampaigns/meaning/datePreset-${name}`,
  );
  const only = ["v2/listAccountCollabs/meaning", ...campaigns];
  return check((request) => mock.fetch(request), {
    apiKey: "mock_live_demo",
    only,
    now: () => now,
    ...settings,
  });
}

const open = ({ cases }: CheckReport) => cases.filter(({ status }) => status === "unexercised");

it("looks again for what the first lists did not show, where requests need no pace or all is to be seen", async () => {
  const paced = await run({ rate: fastest });
  const unpaced = await run({ rate: "off" });
  const thorough = await run({ rate: fastest, thorough: true });
  expect(open(unpaced).length).toBeLessThan(open(paced).length);
  expect(open(thorough)).toEqual(open(unpaced).map((one) => expect.objectContaining({ id: one.id })));
  expect(thorough.tally.requests).toBe(unpaced.tally.requests);
  expect(thorough.accounts.length).toBeGreaterThan(paced.accounts.length);
  // The same cases, each with one outcome.
  expect(thorough.cases.map(({ id }) => id)).toEqual(paced.cases.map(({ id }) => id));
});

it("stays within the limits, and keeps what was seen before one was reached", async () => {
  const whole = await run({ rate: fastest });
  const { requests } = whole.tally;
  const limited = await run({ rate: "off", maxRequests: requests + 5 });
  expect(limited.tally.requests).toBe(requests + 5);
  expect(open(limited).length).toBeLessThanOrEqual(open(whole).length);
  expect(limited.totals.skipped).toBe(whole.totals.skipped);
});

it("names the responses that a case which passed looked at", async () => {
  const { cases, responses } = await run({ rate: fastest });
  const passed = cases.filter(({ status }) => status === "passed");
  expect(passed.length).toBeGreaterThan(5);
  for (const { id, responses: own = [] } of passed) {
    expect(own, id).not.toEqual([]);
    expect(Object.keys(responses), id).toEqual(expect.arrayContaining(own));
  }
  const inOrder = cases.find(({ id }) => id === "v2/listAccountCollabs/meaning/order");
  expect(inOrder?.responses?.map((id) => responses[id])).toContainEqual({
    request: expect.stringMatching(/^GET \/v2\/account\/[^/]+\/collabs\?limit=\d+$/),
    status: 200,
    rows: expect.any(Number),
  });
});
