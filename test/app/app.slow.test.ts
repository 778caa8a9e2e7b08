import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import { createMock, listen, type Server } from "@adintel/mock";
import { connectMock } from "@adintel/mock/remote";
import { Hono } from "hono";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { build } from "vite";
import { accessibilityProblems } from "../browser/axe.ts";
import { runsInBrowser } from "../browser/chromium.ts";
import { connect, patience } from "../browser/tab.ts";
import { stories } from "./stories.ts";
import { now, servedStage, stageInPage, type Stage } from "./stage.ts";
import { story, type Controls } from "./story.ts";

/** Builds the page into a folder, as files that any host can serve. In the mode `mock` it carries the mock as well. */
async function buildApp(outDir: string, mode: "production" | "mock"): Promise<void> {
  await build({
    configFile: fileURLToPath(new URL("vite.config.ts", import.meta.url)),
    mode,
    logLevel: "error",
    build: { outDir, emptyOutDir: true },
  });
}

const anyPort = { port: 0, host: "127.0.0.1" };

test("a build for production carries no mock", async () => {
  const folder = await mkdtemp(join(tmpdir(), "app-"));
  await buildApp(folder, "production");
  const scripts = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".js"));
  expect(scripts).toEqual([expect.stringMatching(/^assets.index-/)]);
  await rm(folder, { recursive: true });
});

describe.skipIf(!runsInBrowser)("a page that is written against the mock, in Chromium", () => {
  let folder: string;
  let site: Server;
  let browser: Browser;
  /** What the page's own host has been asked for. */
  const served: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "app-"));
    await buildApp(folder, "mock");
    const files = new Hono();
    files.use((c, next) => {
      served.push(c.req.path);
      return next();
    });
    files.get("/*", serveStatic({ root: folder }));
    site = await listen(files.fetch, anyPort);
    browser = await connect();
  });

  afterAll(async () => {
    await browser.close();
    await site.close();
    await rm(folder, { recursive: true });
  });

  test("does all that a person wants of it, with the mock on a port", async () => {
    const mock = await listen(createMock({ now }).fetch, anyPort);
    const { page, errors } = await open(`?api=${mock.url}/v2`);
    await story(page, controlsOf(mock.url, send));
    expect(errors).toEqual([]);
    await page.close();
    await mock.close();
  });

  test("does the same with the mock in the page and no server", async () => {
    served.length = 0;
    const { page, errors } = await open(`?mock=msw&api=${site.url}/v2`);
    await story(
      page,
      controlsOf(site.url, (sent) => page.evaluate(send, sent)),
    );
    expect(errors).toEqual([]);
    expect(served.filter((path) => !/^\/(|mockServiceWorker\.js|assets\/[^/]+)$/.test(path))).toEqual([]);
    await page.close();
  });

  describe.each([
    { where: "on a port", create: servedStage },
    { where: "in the page", create: stageInPage },
  ])("with the mock $where", ({ create }) => {
    let stage: Stage;
    let errors: string[];

    beforeAll(async () => {
      const blank = await newPage();
      errors = blank.errors;
      // Time passes when a story says so.
      await blank.page.clock.pauseAt(now + 1000);
      stage = await create(blank.page, site.url);
    });

    afterAll(() => stage.close());

    test.each(Object.entries(stories))("%s", async (_, play) => {
      await play(stage);
      expect(errors).toEqual([]);
    });
  });

  describe("in a window of any size", () => {
    let mock: Server;
    let page: Page;

    beforeAll(async () => {
      mock = await listen(createMock({ now }).fetch, anyPort);
      page = (await open(`?api=${mock.url}/v2`)).page;
    });

    afterAll(async () => {
      await page.close();
      await mock.close();
    });

    test.each([360, 768, 1600])("fits a window %i wide", async (width) => {
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      await page.locator(".card").first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });

    test("axe finds nothing wrong with creatives and a notice that asks to wait", async () => {
      await connectMock(mock.url).scenario("rateLimited");
      await page.getByRole("button", { name: "Search" }).click();
      await page.getByText("Too many requests.").waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  });

  async function open(search: string) {
    const { page, errors } = await newPage();
    await page.goto(`${site.url}/${search}`);
    return { page, errors };
  }

  /** A page whose time can be moved on. Statuses that it shows to people are no errors of its own. */
  async function newPage() {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      const isExpected = /status of (400|402|429|500|502)|net::ERR/.test(message.text());
      if (message.type() === "error" && !isExpected) errors.push(message.text());
    });
    page.setDefaultTimeout(patience);
    await page.clock.install({ time: now });
    return { page, errors };
  }
});

/** The controls of the mock at an address, by a `send` that reaches it. */
function controlsOf(origin: string, sends: (sent: Sent) => Promise<void>): Controls {
  return {
    baseUrl: `${origin}/v2`,
    advance: (advanceSeconds) => sends([`${origin}/__mock/clock`, "POST", { advanceSeconds }]),
    change: (settings) => sends([`${origin}/__mock/settings`, "PATCH", settings]),
  };
}

type Sent = [address: string, method: string, body: object];

/** Sends JSON and throws unless it is taken; runs in a page as well. */
async function send([address, method, body]: Sent): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(address, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
}
