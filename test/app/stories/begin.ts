import type { Locator, Page } from "playwright-core";
import { search } from "../person.ts";
import type { Stage } from "./stage.ts";

/** The world as it was, and in the page that is open a first search without filters. */
export async function begin({ page, mock }: Stage): Promise<void> {
  await mock.reset();
  await page.locator("#search").evaluate((form) => form instanceof HTMLFormElement && form.reset());
  await search(page, "shoes");
}

/** Presses the search button, and does not wait for what comes. */
export function pressSearch(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Search" }).click();
}

export function notice(page: Page, text: string): Locator {
  return page.locator("#notice").getByText(text);
}

export function gone(locator: Locator): Promise<void> {
  return locator.waitFor({ state: "detached" });
}
