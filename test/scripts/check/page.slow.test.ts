import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { check } from "../../../scripts/check/command.ts";
import { args, executablePath, runsInBrowser } from "../../reference/chromium.ts";
import { faultyServer } from "./faulty.ts";

describe.skipIf(!runsInBrowser)("the page of a run, in Chromium", () => {
  let folder: string;
  let page: string;
  let browser: Browser;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "check-page-"));
    page = join(folder, "report.html");
    const server = await faultyServer();
    server.fault = (_, { status, body }) =>
      status === 200 ? Response.json({ ...body, count: "<b>x</b>".repeat(200) }) : undefined;
    const target = ["--v2", `${server.url}/v2`, "--api-key", "mock_live_demo", "--rate", "off"];
    const stderr = { write: () => true };
    const only = ["--only", "v2/searchTaxonomies", "--only", "v2/getAccount"];
    await check([...target, ...only, "--reporter", `html=${page}`], { now: Date.now, stderr });
    await server.close();
    browser = await chromium.launch({ executablePath, args });
  });

  afterAll(async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  });

  test.each([360, 1280])("fits %i pixels with everything unfolded, and asks nobody", async (width) => {
    const tab = await browser.newPage({ viewport: { width, height: 800 } });
    const asked: string[] = [];
    tab.on("request", (request) => asked.push(request.url()));
    const errors: string[] = [];
    tab.on("console", (message) => errors.push(message.text()));
    await tab.goto(pathToFileURL(page).href);
    await tab.evaluate(() => document.querySelectorAll("details").forEach((part) => (part.open = true)));
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(asked.filter((url) => !url.startsWith("data:"))).toEqual([pathToFileURL(page).href]);
    expect(errors).toEqual([]);
    // What a server wrote makes no element.
    expect(await tab.locator(".failure code b").count()).toBe(0);
    expect(await tab.locator(".failure .got").first().textContent()).toContain("<b>x</b>");
    await tab.close();
  });
  test("unfolds the operation that a link leads to", async () => {
    const tab = await browser.newPage();
    await tab.goto(pathToFileURL(page).href);
    const fields = tab.getByRole("region", { name: "Fields of v2/getAccount" });
    expect(await fields.isVisible()).toBe(false);
    await tab.locator("#statuses").getByRole("link", { name: "v2/getAccount", exact: true }).click();
    expect(await fields.isVisible()).toBe(true);
    await tab.close();
  });
});
