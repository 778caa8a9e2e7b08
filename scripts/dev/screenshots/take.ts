/** Takes the pictures of the README anew, beside this file: `npx tsx scripts/dev/screenshots/take.ts`. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "@adintel/mock";
import { chromium, type BrowserContextOptions, type Page } from "playwright-core";
import { createServed } from "../../../mocks/serve/compose.ts";
import { buildReference } from "../../docs/site/build.ts";
import { sendTraffic } from "./mock-traffic.ts";

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
  // The mock's page never stops listening, so that its network is never idle.
  await page.goto(`${server.url}/${path}`, { waitUntil: "load" });
  await page.waitForTimeout(500);
  await prepare(page);
  await page.screenshot({ path: join(import.meta.dirname, `${name}.png`) });
  await page.close();
}
