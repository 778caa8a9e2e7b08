import { documents, operations } from "@adintel/client/operations";
import { expect, test } from "vitest";
import type { keysOf } from "../../../mocks/controls/keys.ts";
import { openMock } from "../support/open-mock.ts";

type Keys = ReturnType<typeof keysOf>;

const perKey = documents.v2.rateLimits.find(({ scope }) => scope === "apiKey")?.requestsPerMinute;
const perIp = documents.v2.rateLimits.find(({ scope }) => scope === "ip")?.requestsPerMinute;

async function keysIn(mock: ReturnType<typeof openMock>): Promise<Keys> {
  const keys: Keys = JSON.parse(await (await mock.fetch("/__mock/keys")).text());
  return keys;
}

const limitsOf = ({ keys }: Keys, name: string) => keys.find(({ key }) => key === name)?.limits;

test("each key has its limit, of which nothing is used at the start, and the error that it gets, if any", async () => {
  const { keys, ips } = await keysIn(openMock());
  for (const { limits } of keys)
    expect(limits).toEqual([{ scope: "apiKey", requestsPerMinute: perKey, used: 0, resetsInSeconds: 0 }]);
  expect(ips).toEqual([]);
  expect(Object.fromEntries(keys.map(({ key, refusal }) => [key, refusal]))).toEqual({
    mock_live_demo: null,
    mock_live_low: null,
    mock_live_exhausted: null,
    mock_live_inactive: "subscription_inactive",
    mock_live_departed: "membership_ended",
    mock_live_revoked: "invalid_api_key",
  });
});

test("what calls use of the limits shows until their minute is over", async () => {
  const mock = openMock();
  await mock.send("/v2/media", { body: { query: "the", limit: 1 }, ip: "10.0.0.9" });
  mock.wait(10_500);
  await mock.send("/v2/media", { body: { query: "the", limit: 1 }, ip: "10.0.0.9" });
  await mock.send("/v2/taxonomies?query=a", { ip: "10.0.0.10", key: "mock_live_low" });

  const keys = await keysIn(mock);
  const { requestsPerMinute } = operations.v2.searchMedia.rateLimit;
  expect(limitsOf(keys, "mock_live_demo")).toEqual([
    { scope: "apiKey", requestsPerMinute: perKey, used: 2, resetsInSeconds: 50 },
    { scope: "v2/searchMedia", requestsPerMinute, used: 2, resetsInSeconds: 50 },
  ]);
  expect(limitsOf(keys, "mock_live_low")).toMatchObject([
    { scope: "apiKey", used: 1, resetsInSeconds: 60 },
    {},
  ]);
  expect(limitsOf(keys, "mock_live_exhausted")).toMatchObject([{ used: 0 }]);
  expect(keys.ips).toEqual([
    { scope: "ip", ip: "10.0.0.9", requestsPerMinute: perIp, used: 2, resetsInSeconds: 50 },
    { scope: "ip", ip: "10.0.0.10", requestsPerMinute: perIp, used: 1, resetsInSeconds: 60 },
  ]);

  mock.wait(49_500);
  expect((await keysIn(mock)).ips).toMatchObject([{ ip: "10.0.0.10", used: 1 }]);
  expect(limitsOf(await keysIn(mock), "mock_live_demo")).toMatchObject([{ used: 0, resetsInSeconds: 0 }]);
});
