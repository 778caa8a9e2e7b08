/** What axe-core reports for pages in light and dark, on a wide and on a narrow screen. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { AxeResults, RunOptions } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { listFiles } from "../../lib/digest.ts";

const schemes = ["light", "dark"] as const;
const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 740 };

/** The violated rules with their numbers of elements, such as `color-contrast 3`; or `none`. */
export async function accessibilityProblems(browser: Browser, urls: string[]): Promise<string> {
  const counts = new Map<string, number>();
  for (const colorScheme of schemes) {
    for (const viewport of [wide, narrow]) {
      // The site's policy would block axe-core.
      const context = await browser.newContext({ colorScheme, viewport, bypassCSP: true });
      const page = await context.newPage();
      for (const url of urls) {
        await page.goto(url);
        for (const [rule, count] of await violationsIn(page))
          counts.set(rule, (counts.get(rule) ?? 0) + count);
      }
      await context.close();
    }
  }
  return [...counts].map(([rule, count]) => `${rule} ${count}`).join(", ") || "none";
}

/** The rules that a page violates, with their numbers of elements. */
async function violationsIn(page: Page): Promise<[rule: string, count: number][]> {
  await page.evaluate(await axe);
  const { violations } = await page.evaluate(async () => {
    const tool = (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe;
    // Only violations: details of passed rules would double the time.
    return await tool.run({ resultTypes: ["violations"] });
  });
  return violations.map(({ id, nodes }) => [id, nodes.length]);
}

const axe = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The HTML pages below a folder, relative to it. */
export async function pagesUnder(folder: string, site: string): Promise<string[]> {
  const files = await listFiles(join(folder, site));
  return files.filter((file) => file.endsWith(".html")).map((file) => `${site}/${file}`);
}

/** A state of the page that a reader can reach. */
interface State {
  name: string;
  viewport: { width: number; height: number };
  reach: (page: Page) => Promise<void>;
}

const openForm = async (page: Page) => {
  await page.getByRole("button", { name: "Open the form" }).click();
  await page.getByText("Valid request").waitFor();
};
const respond = async (page: Page) => {
  await openForm(page);
  await page.getByRole("button", { name: "Send" }).click();
  await page.locator(".try-it-outcome").waitFor();
};
const search = (typed: string) => async (page: Page) => {
  await page.keyboard.press("/");
  await page.getByRole("combobox").fill(typed);
  await page.getByRole("option").first().waitFor();
};
/** Found, misspelt, mostly missing, and empty with suggestions. */
const searches = ["rate limit", "creatvies", "delete account", ""];

const states: State[] = [
  { name: "form", viewport: wide, reach: openForm },
  { name: "form", viewport: narrow, reach: openForm },
  { name: "response", viewport: wide, reach: respond },
  { name: "response", viewport: narrow, reach: respond },
  ...[wide, narrow].flatMap((viewport) =>
    searches.map((typed) => ({ name: "search", viewport, reach: search(typed) })),
  ),
  {
    name: "menu",
    viewport: narrow,
    reach: async (page) => {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("navigation", { name: "Pages" }).waitFor();
    },
  },
  ...[wide, narrow].map((viewport) => ({
    name: "dialog",
    viewport,
    reach: async (page: Page) => {
      await openForm(page);
      await page.locator(".try-it-target").getByRole("button", { name: "Change server and key" }).click();
      await page.getByRole("dialog").waitFor();
    },
  })),
];

export const stateNames = [...new Set(states.map(({ name }) => name))].join(", ");

/** The violated rules with their states and numbers of elements; or `none`. */
export async function problemsInStates(browser: Browser, url: string): Promise<string> {
  const found = new Map<string, number>();
  for (const colorScheme of schemes) {
    for (const { name, viewport, reach } of states) {
      const context = await browser.newContext({
        colorScheme,
        viewport,
        bypassCSP: true,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      await page.goto(url);
      await reach(page);
      for (const [rule, count] of await violationsIn(page)) {
        const key = `${rule} (${name})`;
        found.set(key, (found.get(key) ?? 0) + count);
      }
      await context.close();
    }
  }
  return [...found].map(([rule, count]) => `${rule} ${count}`).join(", ") || "none";
}
