import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { createMock, listen, type Server } from "@adintel/mock";
import { Hono } from "hono";
import { chromium, type Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { args, executablePath, runsInBrowser } from "../reference/chromium.ts";
import { buildApp } from "./build.ts";
import { story } from "./story.ts";

const anyPort = { port: 0, host: "127.0.0.1" };

describe.skipIf(!runsInBrowser)("a page that is written against the mock, in Chromium", () => {
  let folder: string;
  let site: Server;
  let browser: Browser;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "app-"));
    await buildApp(folder);
    site = await listen(new Hono().get("/*", serveStatic({ root: folder })).fetch, anyPort);
    browser = await chromium.launch({ executablePath, args });
  });

  afterAll(async () => {
    await browser.close();
    await site.close();
    await rm(folder, { recursive: true });
  });

  test("does all that a person wants of it, with the mock on a port", async () => {
    const mock = await listen(createMock().fetch, anyPort);
    const turn = async (method: string, path: string, body: object) => {
      const response = await fetch(`${mock.url}/__mock/${path}`, {
        method,
        body: JSON.stringify(body),
        headers: { "Content-Type": "application/json" },
      });
      expect(response.status).toBe(200);
    };
    const baseUrl = `${mock.url}/v2`;
    const { page, errors } = await open(`?api=${baseUrl}`);
    await story(page, {
      baseUrl,
      advance: (advanceSeconds) => turn("POST", "clock", { advanceSeconds }),
      change: (settings) => turn("PATCH", "settings", settings),
    });
    expect(errors).toEqual([]);
    await page.close();
    await mock.close();
  });

  test.each([360, 768, 1600])("fits a window %i wide", async (width) => {
    const mock = await listen(createMock().fetch, anyPort);
    const { page } = await open(`?api=${mock.url}/v2`, { viewport: { width, height: 800 } });
    await page.locator(".card").first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.close();
    await mock.close();
  });

  /** Opens the page at a time that can be moved on. Statuses that it shows to people are no errors of its own. */
  async function open(search: string, options: Parameters<Browser["newPage"]>[0] = {}) {
    const page = await browser.newPage(options);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      const isExpected = /status of (400|402|429|500)|net::ERR/.test(message.text());
      if (message.type() === "error" && !isExpected) errors.push(message.text());
    });
    page.setDefaultTimeout(10_000);
    await page.clock.install();
    await page.goto(`${site.url}/${search}`);
    return { page, errors };
  }
});
