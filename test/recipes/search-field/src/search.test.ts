// src/search.test.ts
import { createClient } from "@adintel/client";
import { createMock } from "@adintel/mock";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { costUsd, createSearch } from "./search.ts";

const mock = createMock({ seed: 7 });

beforeEach(() => {
  mock.reset();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => void vi.useRealTimers());

function start(maxSpendUsd = 1) {
  const fetch = vi.fn(mock.fetch);
  const api = createClient({ fetch, apiKey: "mock_live_demo", maxSpendUsd });
  const show = vi.fn();
  return { fetch, api, show, search: createSearch(api, show) };
}

test("typing ten letters costs one search", async () => {
  const { api, show, search } = start();
  for (let length = 1; length <= 10; length += 1) {
    search("trail shoe".slice(0, length));
    vi.advanceTimersByTime(150);
  }
  vi.advanceTimersByTime(400);
  await expect.poll(() => show.mock.lastCall).toMatchObject([{ data: {} }]);
  expect(mock.ledger().charges).toHaveLength(1);
  expect(api.spending.spentUsd).toBeLessThanOrEqual(costUsd);
});

test.each(["", " ", "sh", "sh  "])("%j is too short to search for", async (text) => {
  const { api, fetch, search } = start();
  search(text);
  vi.advanceTimersByTime(400);
  await api.searchTaxonomies({ query: "shoes" }); // a search would have been sent before this
  expect(fetch).toHaveBeenCalledOnce();
});

test("extra spaces do not start another search", async () => {
  const { api, fetch, show, search } = start();
  for (const text of ["running shoes", "running shoes "]) {
    search(text);
    vi.advanceTimersByTime(400);
    await expect.poll(() => show.mock.lastCall).toMatchObject([{ data: {} }]);
  }
  await api.searchTaxonomies({ query: "shoes" });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("an outdated result is never shown", async () => {
  const { api, show, search } = start();
  search("running shoes");
  vi.advanceTimersByTime(400);
  search("backpacks");
  vi.advanceTimersByTime(400);
  await expect.poll(() => show.mock.calls).toHaveLength(1);
  const data = await api.searchMedia({ query: "backpacks", limit: 20 });
  expect(show.mock.lastCall).toMatchObject([{ data }]);
});

test("a search that could exceed the budget is not sent", async () => {
  const { fetch, show, search } = start(costUsd / 2);
  search("running shoes");
  vi.advanceTimersByTime(400);
  await expect.poll(() => show.mock.lastCall).toMatchObject([{ error: { code: "over_budget" } }]);
  expect(fetch).not.toHaveBeenCalled();
});
