/** Takes the screenshots of the README, beside this file: `npx tsx scripts/dev/screenshots/take.ts`. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "@adintel/mock";
import { chromium, type BrowserContextOptions, type Page } from "playwright-core";
import { createServed } from "../../../mocks/serve/compose.ts";
import { buildReference } from "../../docs/site/build.ts";

const site = await mkdtemp(join(tmpdir(), "screenshots-"));
await buildReference(site);
const now = Date.UTC(2026, 10, 20, 9, 41);
const server = await listen(createServed({ now }, false, site).fetch, { port: 0, host: "127.0.0.1" });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });

await take("operation", "operations/v2/searchMedia.html", { viewport: { width: 1440, height: 900 } });
await take(
  "try-it",
  "operations/v2/searchTaxonomies.html",
  { viewport: { width: 480, height: 900 }, colorScheme: "dark" },
  async (page) => {
    await page.getByRole("button", { name: "Open the form" }).click();
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("heading", { name: "200 OK" }).waitFor();
    await page.locator("#try-it").evaluate((section) => section.scrollIntoView());
    await page.mouse.wheel(0, 420);
    await page.waitForTimeout(500);
  },
);

await sendTraffic(server.url);
await take("mock-page", "__mock/", { viewport: { width: 1260, height: 680 } }, async (page) => {
  await page.getByText("429 rate_limited").click();
  await page.getByRole("button", { name: "Copy as curl" }).waitFor();
});

await browser.close();
await server.close();
await rm(site, { recursive: true });

async function take(
  name: string,
  path: string,
  options: BrowserContextOptions,
  prepare: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const page = await browser.newPage({ reducedMotion: "reduce", ...options });
  // Not "networkidle": the mock's page keeps a connection open.
  await page.goto(`${server.url}/${path}`, { waitUntil: "load" });
  await page.waitForTimeout(500);
  await prepare(page);
  await page.screenshot({ path: join(import.meta.dirname, `${name}.png`) });
  await page.close();
}

/** Sends the requests of a page that searches creatives, with a staged failure among them. */
async function sendTraffic(url: string): Promise<void> {
  const call = async (path: string, body?: object, key = "mock_live_demo") => {
    await control("clock", { advanceSeconds: 4 });
    await post(`${url}${path}`, body, { Authorization: `Bearer ${key}` });
  };
  const control = (path: string, body: object) => post(`${url}/__mock/${path}`, body);

  await control("reset", {});
  await call("/v2/taxonomies?query=shoes");
  await call("/v2/brands", { query: "running shoes", limit: 5 });
  await call("/v2/media", { query: "running shoes", limit: 25, sortBy: "MOST_VIEWS" });
  await call("/v2/media", { query: "running shoes", format: ["FILM"] });
  await call("/v2/media", { query: "running shoes", limit: 4 }, "mock_live_low");
  await call("/v2/media", { query: "trail shoes", limit: 4 }, "mock_live_low");
  const staged = { on: { operation: "searchMedia" }, times: 1, error: "rate_limited", retryAfterSeconds: 3 };
  await control("scenarios", { name: "busy once", ...staged });
  await control("scenarios", { preset: "slow", on: { operation: "searchCreators" }, delayMs: 400 });
  await call("/v2/media", { query: "trail shoes", format: ["VIDEO"], limit: 25 });
  await call("/v2/media", { query: "trail shoes", format: ["VIDEO"], limit: 25 });
  await call("/v2/creators", { query: "running", limit: 5 });
}

async function post(address: string, body?: object, headers: Record<string, string> = {}): Promise<void> {
  const response = await fetch(address, {
    headers: { ...headers, ...(body && { "Content-Type": "application/json" }) },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
}
