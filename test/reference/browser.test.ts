import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { listen, type Server } from "@adintel/mock/server";
import { operations, type Operation } from "@adintel/client/operations";
import { Hono } from "hono";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { args, executablePath, runsInBrowser } from "./chromium.ts";

/** As on a host that serves the site below a path of its own. */
const prefix = "/some/folder";

describe.skipIf(!runsInBrowser)("in Chromium", () => {
  let server: Server;
  let browser: Browser;

  beforeAll(async () => {
    const site = join(inject("reference"), "dist/site");
    const app = new Hono();
    const rewriteRequestPath = (path: string) => path.slice(prefix.length);
    app.get(`${prefix}/*`, serveStatic({ root: site, rewriteRequestPath }));
    server = await listen(app.fetch, { port: 0, host: "127.0.0.1" });
    browser = await chromium.launch({ executablePath, args });
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  describe.each(["index.html", "v1.html", "v2.html"])("%s", (name) => {
    test.each(["light", "dark"] as const)(
      "asks no other host and reports no error, %s",
      async (colorScheme) => {
        const { page, addresses, errors } = await open(name, { colorScheme });
        await page.mouse.wheel(0, 20_000);
        await page.keyboard.press("Control+K");
        await page.waitForLoadState("networkidle");
        expect(addresses.filter((address) => !isOwn(address))).toEqual([]);
        expect(errors).toEqual([]);
        await page.close();
      },
    );

    test("fits a phone", async () => {
      const { page } = await open(name, { viewport: { width: 360, height: 740 } });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(360);
      await page.close();
    });
  });

  test.each(["v1", "v2"] as const)(
    "the links of the start page lead to the operations of %s",
    async (version) => {
      const { page: startPage } = await open("index.html");
      const { page } = await open(`${version}.html`);
      for (const { path, method, summary } of Object.values<Operation>(operations[version])) {
        const link = startPage
          .locator(`tr:has(code:text-is("${method} ${path}")) a[href^="${version}.html"]`)
          .first();
        await page.goto(new URL((await link.getAttribute("href")) ?? "", startPage.url()).href);
        await expect.poll(() => headingsInView(page), { timeout: 5000 }).toContain(summary);
      }
      await startPage.close();
      await page.close();
    },
  );

  test("the page of v1 calls it legacy and leads to v2", async () => {
    const { page } = await open("v1.html");
    await page.getByText("This version is legacy.").waitFor();
    await page.getByRole("link", { name: "Current version" }).click();
    await page.waitForURL(/v2\.html/);
    await page.getByRole("link", { name: "Start page" }).click();
    await page.waitForURL(/index\.html/);
    await page.close();
  });

  test("the start page has one main heading and its landmarks", async () => {
    const { page } = await open("index.html");
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    for (const landmark of ["banner", "navigation", "main", "contentinfo"] as const)
      expect(await page.getByRole(landmark).count(), landmark).toBe(1);
    await page.close();
  });

  async function open(name: string, options: Parameters<Browser["newPage"]>[0] = {}) {
    const page = await browser.newPage(options);
    const addresses: string[] = [];
    const errors: string[] = [];
    page.on("request", (request) => addresses.push(request.url()));
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await page.goto(`${server.url}${prefix}/${name}`, { waitUntil: "networkidle" });
    return { page, addresses, errors };
  }

  function isOwn(address: string): boolean {
    // What a page makes itself is served by no host.
    const { protocol, origin } = new URL(address);
    return ["blob:", "data:"].includes(protocol) || origin === server.url;
  }
});

function headingsInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3")]
      .filter((heading) => {
        const { top, bottom } = heading.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      })
      // Redoc writes its badge into the heading.
      .map((heading) => heading.textContent?.replace(/\s*deprecated$/, "").trim() ?? ""),
  );
}
