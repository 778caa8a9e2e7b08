/** What axe-core finds in the states that a reader brings about: form, response, search, menu, dialog. */
import type { Browser, Page } from "playwright-core";
import { schemes, violationsIn } from "./reference-accessibility.ts";

interface State {
  name: string;
  viewport: { width: number; height: number };
  reach: (page: Page) => Promise<void>;
}

const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 740 };

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
/** What is found, misspelt, mostly missing, and suggested before anything is typed. */
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

/** The states that were looked at. */
export const stateNames = [...new Set(states.map(({ name }) => name))].join(", ");

/** Rules and how many elements break each, with the state; `none`. */
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
