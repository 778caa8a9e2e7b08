// server/forward.test.ts
import { createClient } from "@adintel/client";
import { createMock } from "@adintel/mock";
import { expect, test } from "vitest";
import { createForward } from "./forward.ts";

const mock = createMock({ seed: 7 });
const forward = createForward({ url: "http://mock", apiKey: "mock_live_demo", send: mock.fetch });
const fetch = (url: string, init: RequestInit) => forward(new Request(url, init));

test("the page's client needs no key and keeps its session", async () => {
  const page = createClient({ fetch, headers: { "X-Mock-Session": "a page" } });
  const { media } = await page.searchMedia({ query: "running shoes", limit: 2 });
  expect(media).toHaveLength(2);
  expect(mock.session("a page").ledger().charges).toMatchObject([{ operationId: "searchMedia", rows: 2 }]);
  expect(mock.ledger().charges).toEqual([]);
});

test("errors reach the page unchanged", async () => {
  const page = createClient({ fetch });
  await expect(page.getAccount("nobody")).rejects.toMatchObject({ code: "brand_not_found" });
});

test.each(["/v2/../__mock/reset", "/v2/..%2f__mock/reset", "/v2//__mock/reset"])(
  "only calls of the API are forwarded: %s",
  async (path) => {
    const response = await forward(new Request(`http://shop.example${path}`, { method: "POST" }));
    expect(response.status).toBe(404);
  },
);
