/** What axe-core finds wrong with pages, each as a light and as a dark one, on a wide and on a narrow screen. */
import { readFile, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { AxeResults, RunOptions } from "axe-core";
import type { Browser, Page } from "playwright-core";

export const schemes = ["light", "dark"] as const;
const viewports = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

/**
 * Rules and how many elements break each, such as `color-contrast 3`; `none`.
 *
 * @param waitUntil When a page is there: those that a script makes are not when they are loaded.
 */
export async function accessibilityProblems(
  browser: Browser,
  urls: string[],
  waitUntil: "load" | "networkidle",
): Promise<string> {
  const counts = new Map<string, number>();
  for (const colorScheme of schemes) {
    for (const viewport of viewports) {
      // The site's own policy would keep the tool out.
      const context = await browser.newContext({ colorScheme, viewport, bypassCSP: true });
      const page = await context.newPage();
      for (const url of urls) {
        await page.goto(url, { waitUntil });
        for (const [rule, count] of await violationsIn(page))
          counts.set(rule, (counts.get(rule) ?? 0) + count);
      }
      await context.close();
    }
  }
  return [...counts].map(([rule, count]) => `${rule} ${count}`).join(", ") || "none";
}

/** The rules that a page breaks as it is, and how many elements break each. */
export async function violationsIn(page: Page): Promise<[rule: string, count: number][]> {
  await page.evaluate(await axe);
  const { violations } = await page.evaluate(async () => {
    const tool = (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe;
    // Every rule runs; to describe all that keeps them takes as long again.
    return await tool.run({ resultTypes: ["violations"] });
  });
  return violations.map(({ id, nodes }) => [id, nodes.length]);
}

const axe = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The HTML pages below a folder, relative to it. */
export async function pagesUnder(folder: string, site: string): Promise<string[]> {
  const files = await readdir(join(folder, site), { recursive: true });
  return files
    .filter((file) => file.endsWith(".html"))
    .sort()
    .map((file) => `${site}/${file}`);
}
