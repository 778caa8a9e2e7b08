/** Takes the pictures of the README anew, beside this file: `npx tsx scripts/docs/screenshots/take.ts`. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "@adintel/mock";
import { chromium, type BrowserContextOptions, type Page } from "playwright-core";
import { createServed } from "../../../mocks/served.ts";
import { buildReference } from "../build.ts";

const site = await mkdtemp(join(tmpdir(), "screenshots-"));
await buildReference(site);
const server = await listen(createServed({}, false, site).fetch, { port: 0, host: "127.0.0.1" });
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
  await page.goto(`${server.url}/${path}`, { waitUntil: "networkidle" });
  await prepare(page);
  await page.screenshot({ path: join(import.meta.dirname, `${name}.png`) });
  await page.close();
}
