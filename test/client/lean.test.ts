import { createLeanClient, createLog, createPacing, indexAndWait, type Parts } from "@adintel/client";
import { expect, test, vi } from "vitest";
import { mediaPage, refusal, stub } from "./stub.ts";

const search = { query: "shoes", limit: 1 };

function lean(parts?: Parts) {
  const logger = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() };
  const { fetch } = stub(refusal(429, "rate_limited", { "Retry-After": "0" }), mediaPage(1));
  const options = { baseUrl: "http://mock.test/v2", apiKey: "live_secret", fetch, logger };
  return { api: createLeanClient({ ...options, logLevel: "debug" }, parts), logger };
}

test("a lean client calls, retries and counts without any part", async () => {
  const { api, logger } = lean();
  const { data, attempts } = await api.searchMedia.withResponse(search);
  expect([data.count, attempts]).toEqual([1, 2]);
  expect(api.spending.spentUsd).toBeGreaterThan(0);
  expect(api.pacing).toBeUndefined();
  expect(api.indexAccount.andWait).toBeUndefined();
  for (const log of Object.values(logger)) expect(log).not.toHaveBeenCalled();
});

test("a lean client has the parts that it is given", async () => {
  const { api, logger } = lean({ createPacing, createLog, indexAndWait });
  await api.searchMedia(search);
  expect(api.pacing.waiting).toBe(0);
  expect(api.indexAccount.andWait).toBeInstanceOf(Function);
  expect(logger.debug).toHaveBeenCalledTimes(2);
  expect(logger.warn).toHaveBeenCalledOnce();
  expect(api.with({}).pacing).toBe(api.pacing);
});
