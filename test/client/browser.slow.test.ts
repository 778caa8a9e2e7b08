import { creativesUsd } from "../prices.ts";
import { join } from "node:path";
import { createMock } from "@adintel/mock";
import { listen, type Server } from "@adintel/mock/server";
import { build } from "esbuild";
import { Hono } from "hono";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../../scripts/lib/paths.ts";
import { runsInBrowser } from "../browser/chromium.ts";
import { connect, patience } from "../browser/tab.ts";
import type {} from "./browser-page.ts";

describe.skipIf(!runsInBrowser)("in Chromium, with the mock on another origin", () => {
  const mock = createMock({ seed: 7, now: Date.UTC(2026, 10, 20) });
  let api: Server;
  let site: Server;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const { outputFiles } = await build({
      entryPoints: [join(root, "test/client/browser-page.ts")],
      bundle: true,
      write: false,
      format: "esm",
      platform: "browser",
      logLevel: "error",
    });
    const app = new Hono();
    app.get("/", (c) => c.html(`<!doctype html><script type="module" src="/page.js"></script>`));
    app.get("/page.js", (c) =>
      c.body(outputFiles[0]?.text ?? "", 200, { "Content-Type": "text/javascript" }),
    );
    const local = { port: 0, host: "127.0.0.1" };
    [api, site] = await Promise.all([listen(mock.fetch, local), listen(app.fetch, local)]);
    browser = await connect();
    page = await browser.newPage();
    page.setDefaultTimeout(patience);
    await page.goto(`${site.url}/?api=${encodeURIComponent(api.url)}`);
    await page.waitForFunction(() => "clientPage" in globalThis);
  });

  afterAll(async () => {
    await browser.close();
    await Promise.all([api.close(), site.close()]);
  });

  test("data comes, and is counted", async () => {
    const seen = await page.evaluate(async () => {
      const client = clientPage.clientWith({ apiKey: "mock_live_demo" });
      const { media } = await client.searchMedia({ query: "running shoes", limit: 3 });
      const { count } = await client.searchTaxonomies({ query: "shoes & more", limit: 2 });
      return { ids: media.map(({ id }) => id), count, usd: client.spending.spentUsd };
    });
    expect(seen.ids).toHaveLength(3);
    expect(seen.usd).toBe(creativesUsd(3));
  });

  test("all rows are gone through until the budget is used up", async () => {
    const seen = await page.evaluate(async (maxSpendUsd) => {
      const ids: string[] = [];
      const fill = async () => {
        const rows = clientPage.api.searchMedia.all({ query: "new", limit: 4 }, { maxSpendUsd });
        for await (const { id } of rows) ids.push(id);
      };
      return { failure: await clientPage.failureOf(fill()), rows: ids.length };
      // Chromium may send a call twice, so each row counts as two.
    }, creativesUsd(20));
    expect(seen.rows).toBe(10);
    expect(seen.failure).toMatchObject({ isOfClient: true, code: "over_budget", offset: 10 });
  });

  test("what the service refuses is an ApiError, and the page may read when to come back", async () => {
    const failure = await page.evaluate(async () => {
      const options = { maxRetries: 0 };
      // Otherwise it would wait, and none be refused.
      const client = clientPage.clientWith({ apiKey: "mock_live_demo", pacing: false });
      // Of all operations this one may be called least often.
      for (let count = 0; count < 1000; count += 1) {
        const call = client.indexAccount({ websiteUrl: "https://shoes.example" }, options);
        const refusal = await clientPage.failureOf(call);
        if (refusal) return refusal;
      }
      return undefined;
    });
    expect(failure).toMatchObject({ isOfService: true, code: "rate_limited", status: 429, attempts: 1 });
    expect(failure).toHaveProperty("retryAfterSeconds", expect.any(Number));
  });

  test("a page may leave the key to somebody else", async () => {
    const result = await page.evaluate(async () => {
      const { data, error, response } = await clientPage.clientWith({}).searchMedia.result({ query: "new" });
      return { data, code: error?.code, status: response?.status };
    });
    // Nobody added it here.
    expect(result).toEqual({ data: undefined, code: "invalid_api_key", status: 401 });
  });

  test("a call can be aborted, and ends in time", async () => {
    await mock.fetch("/__mock/settings", {
      method: "PATCH",
      headers: { "Content-Type": "application/json", "X-Mock-Session": "slow" },
      // Longer than the test may take.
      body: JSON.stringify({ latencyMs: 600_000 }),
    });
    const { aborted, late } = await page.evaluate(async () => {
      const headers = { "X-Mock-Session": "slow" };
      const control = new AbortController();
      const call = clientPage.api.searchMedia({ query: "new" }, { headers, signal: control.signal });
      control.abort(new Error("left the page"));
      return {
        aborted: await clientPage.failureOf(call),
        late: await clientPage.failureOf(
          clientPage.api.searchMedia({ query: "new" }, { headers, attemptTimeoutMs: 50 }),
        ),
      };
    });
    expect(aborted).toMatchObject({ isOfClient: false, message: "left the page" });
    expect(late).toMatchObject({ code: "timeout", attempts: 1 });
  });

  test("a server that is not there is said to be unreachable", async () => {
    const failure = await page.evaluate(() => {
      // Port 9 is closed to pages in every browser.
      const client = clientPage.clientWith({ baseUrl: "http://127.0.0.1:9/v2", maxRetries: 0 });
      return clientPage.failureOf(client.searchTaxonomies({ query: "shoes" }));
    });
    expect(failure).toMatchObject({ isOfClient: true, code: "unreachable", operation: "searchTaxonomies" });
  });
});
