import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { documents } from "@adintel/client/operations";
import { listen, type Server } from "@adintel/mock/server";
import { serveStatic } from "@hono/node-server/serve-static";
import { build } from "esbuild";
import { Hono } from "hono";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { root } from "../../scripts/lib/paths.ts";
import { runsInBrowser } from "../browser/chromium.ts";
import { connect, patience } from "../browser/tab.ts";
import type {} from "./msw-page.ts";

/** The versions of Mock Service Worker, by the packages that have them here. */
const versions = [
  { name: "msw", version: 2 },
  { name: "msw3", version: 3 },
];

describe.skipIf(!runsInBrowser).each(versions)(
  "in Chromium, with Mock Service Worker $version",
  ({ name }) => {
    let folder: string;
    let server: Server;
    let browser: Browser;
    let page: Page;
    /** The groups that MSW wrote to the page's console. */
    const groups: string[] = [];
    /** What reached the server of the page's files. */
    const served: string[] = [];

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), "msw-"));
      await build({
        entryPoints: [join(root, "test/mocks/msw-page.ts")],
        outdir: folder,
        bundle: true,
        splitting: true,
        format: "esm",
        platform: "browser",
        alias: { msw: name },
        logLevel: "error",
      });
      const worker = createRequire(import.meta.url).resolve(`${name}/mockServiceWorker.js`);
      await copyFile(worker, join(folder, "mockServiceWorker.js"));
      await writeFile(
        join(folder, "index.html"),
        `<!doctype html><script type="module" src="/msw-page.js"></script>`,
      );
      const app = new Hono();
      app.use((c, next) => {
        served.push(c.req.path);
        return next();
      });
      app.get("*", serveStatic({ root: folder }));
      server = await listen(app.fetch, { port: 0, host: "127.0.0.1" });
      browser = await connect();
      page = await browser.newPage();
      page.setDefaultTimeout(patience);
      page.on("console", (message) => {
        if (message.type() === "startGroupCollapsed") groups.push(message.text());
      });
      await page.goto(server.url);
      await page.waitForFunction(() => "mockPage" in globalThis);
    });

    afterAll(async () => {
      await browser.close();
      await server.close();
      await rm(folder, { recursive: true });
    });

    function send(method: string, path: string, headers?: Record<string, string>, body?: object) {
      return page.evaluate((sent) => mockPage.send(...sent), [method, path, headers, body] as const);
    }

    function search(headers?: Record<string, string>, fields: object = { query: "new", limit: 1 }) {
      return send("POST", "/v2/media", headers, fields);
    }

    test("the client finds creatives, and their pictures load", async () => {
      const widths = await page.evaluate(async () => {
        const { media } = await mockPage.client.searchMedia({ query: "running shoes", limit: 3 });
        const pictures = media.map(({ thumbnailUrl }) => thumbnailUrl ?? "");
        return Promise.all(pictures.map((address) => mockPage.show(address)));
      });
      expect(widths).toHaveLength(3);
      for (const width of widths) expect(width).toBeGreaterThan(0);
    });

    test("the console lists calls of the API, and no picture", async () => {
      // A later call's group comes after those of the pictures.
      await send("GET", "/v2/taxonomies?query=shoes");
      await vi.waitFor(() =>
        expect(groups).toContainEqual(expect.stringMatching(/ GET \S+\/v2\/taxonomies/)),
      );
      expect(groups.filter((text) => text.includes("/v2/media"))).not.toEqual([]);
      expect(groups.filter((text) => text.includes("/assets/"))).toEqual([]);
    });

    test("errors come in the envelope", async () => {
      for (const [status, code, answer] of [
        [400, "invalid_request", await search({}, { query: 1 })],
        [401, "invalid_api_key", await search({ Authorization: "Bearer none" })],
        [413, "payload_too_large", await search({}, { query: "x".repeat(documents.v2.maxBodyBytes) })],
        [402, "out_of_credits", await search({ Authorization: "Bearer mock_live_exhausted" })],
      ] as const)
        expect(answer).toMatchObject({ status, body: { error: { code } } });
    });

    test("a page that asks too often is told when to come back", async () => {
      const refused = await page.evaluate(async () => {
        for (let count = 0; count < 1000; count += 1) {
          const headers = { "X-Mock-Session": "often" };
          const answer = await mockPage.send("GET", "/v2/taxonomies?query=shoes", headers);
          if (answer.status !== 200) return answer;
        }
        return undefined;
      });
      expect(refused).toMatchObject({ status: 429, body: { error: { code: "rate_limited" } } });
      expect(Number(refused?.retryAfter)).toBeGreaterThan(0);
    });

    test("Prefer chooses an example, or has data made up", async () => {
      expect(await search({ Prefer: "code=500" })).toMatchObject({
        status: 500,
        body: { error: { code: "internal_error" } },
      });
      expect(await search({ Prefer: "example=nothingFound" })).toMatchObject({
        status: 200,
        body: { count: 0 },
      });
      expect(await search({ Prefer: "dynamic=true" })).toMatchObject({
        status: 200,
        body: { count: 1, media: [{}] },
      });
    });

    test("sessions do not meet, and the page reads the ledger of each", async () => {
      await search({ "X-Mock-Session": "one" });
      const ledgerOf = (session: string) =>
        send("GET", "/__mock/ledger?key=mock_live_demo", { "X-Mock-Session": session });
      expect(await ledgerOf("one")).toMatchObject({
        status: 200,
        body: { charges: [{ operationId: "searchMedia" }] },
      });
      expect(await ledgerOf("other")).toMatchObject({ status: 200, body: { charges: [] } });
    });

    test("a connection that the settings break fails in the page", async () => {
      const headers = { "X-Mock-Session": "broken" };
      await send("PATCH", "/__mock/settings", headers, { dropRate: 1 });
      await expect(search(headers)).rejects.toThrow("TypeError: Failed to fetch");
    });

    test("a scenario is staged by the page, and its failures are those of a network and of a gateway", async () => {
      const headers = { "X-Mock-Session": "staged" };
      const lost = { times: 1, on: { operation: "searchMedia" }, lost: "afterCharge" };
      expect(await send("POST", "/__mock/scenarios", headers, lost)).toMatchObject({ status: 201 });
      await expect(search(headers)).rejects.toThrow("TypeError: Failed to fetch");
      await send("POST", "/__mock/scenarios", headers, { ...lost, lost: "midBody" });
      await expect(search(headers)).rejects.toThrow("TypeError");
      const gateway = { response: { status: 502, body: { gateway: "down" } } };
      await send("POST", "/__mock/scenarios", headers, gateway);
      expect(await search(headers)).toMatchObject({ status: 502, body: { gateway: "down" } });
    });

    test("the page's own origin is mocked as well, and its files are not", async () => {
      const own = await send("POST", `${server.url}/v2/media`, {}, { query: "new", limit: 1 });
      expect(own).toMatchObject({ status: 200, body: { count: 1 } });
      expect(served).toContain("/msw-page.js");
      expect(served.filter((path) => /^\/(v2|api|assets|__mock)\//.test(path))).toEqual([]);
    });
  },
);
