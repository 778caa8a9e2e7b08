import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handlers, mock } from "./storybook/.storybook/mock.ts";
import preview from "./storybook/.storybook/preview.ts";
import * as stories from "./storybook/src/search-page.stories.ts";

/* As Storybook does it, with the handlers in this process in place of a service worker. */

const server = setupServer(...handlers);
beforeAll(() => server.listen());
afterAll(() => server.close());

async function search(): Promise<number> {
  const response = await fetch("https://api.adintel.example/v2/media", {
    method: "POST",
    headers: { Authorization: "Bearer mock_live_demo", "Content-Type": "application/json" },
    body: JSON.stringify({ query: "running shoes", limit: 1 }),
  });
  return response.status;
}

async function open({ beforeEach }: typeof stories.Found): Promise<void> {
  await preview.beforeEach?.();
  await beforeEach?.();
}

test("a story stages what it shows, and the next one starts with the mock as new", async () => {
  await open(stories.RateLimited);
  expect(await search()).toBe(429);
  await open(stories.Found);
  expect(await search()).toBe(200);
  expect(mock.ledger().charges).toHaveLength(1);
  await open(stories.Slow);
  expect(mock.ledger().charges).toEqual([]);
  expect(mock.scenarios()).toMatchObject([{ scenario: { on: { operation: "searchMedia" }, delayMs: 2000 } }]);
});
