import type { Locator, Page } from "playwright-core";

// What a person does on the page, and sees there.

export function cards(page: Page): Locator {
  return page.getByRole("list", { name: "Creatives" }).getByRole("listitem");
}

/** The line above the creatives, such as `Creatives 1 to 12`. */
export function summary(page: Page): Promise<string | null> {
  return page.locator("#summary").textContent();
}

export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).selectOption({ label: option });
}

export async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel("Text").fill(text);
  await page.getByRole("button", { name: "Search" }).click();
  await isIdle(page);
}

/** Once the list is that of the last search. */
export function isIdle(page: Page): Promise<void> {
  return page.locator("#creatives[aria-busy=false]").waitFor({ state: "attached" });
}
