// src/search.test.ts
import { createClient } from "@adintel/client";
import { createMock } from "@adintel/mock";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { costUsd, createSearch } from "./search.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

function start(maxSpendUsd = 1) {
  const mock = createMock({ seed: 7 });
  const api = createClient({ fetch: mock.fetch, apiKey: "mock_live_demo", maxSpendUsd });
  const show = vi.fn();
  return { mock, api, show, search: createSearch(api, show) };
}

test("typing ten letters costs one search", async () => {
  const { mock, api, show, search } = start();
  for (let length = 1; length <= 10; length += 1) {
    search("trail shoe".slice(0, length));
    vi.advanceTimersByTime(150);
  }
  vi.advanceTimersByTime(400);
  await expect.poll(() => show.mock.lastCall).toMatchObject([{ data: {} }]);
  expect(mock.ledger().charges).toHaveLength(1);
  expect(api.spending.usd).toBeLessThanOrEqual(costUsd);
});

test("short text and added spaces are not searched for", () => {
  const { mock, search } = start();
  for (const text of ["", " ", "sh", "sh  "]) search(text);
  vi.advanceTimersByTime(400);
  expect(mock.ledger().charges).toEqual([]);
});

test("a search that was overtaken is never shown", async () => {
  const { api, show, search } = start();
  search("running shoes");
  vi.advanceTimersByTime(400);
  search("backpacks");
  vi.advanceTimersByTime(400);
  await expect.poll(() => show.mock.calls).toHaveLength(1);
  expect(show.mock.lastCall).toMatchObject([
    { data: await api.searchMedia({ query: "backpacks", limit: 20 }) },
  ]);
});

test("a search that could exceed the budget is not sent", async () => {
  const { mock, show, search } = start(costUsd / 2);
  search("running shoes");
  vi.advanceTimersByTime(400);
  await expect.poll(() => show.mock.lastCall).toMatchObject([{ error: { code: "over_budget" } }]);
  expect(mock.ledger().charges).toEqual([]);
});
