import { expect } from "vitest";
import { cards, isIdle, search, summary } from "../person.ts";
import { begin } from "./begin.ts";
import type { Stage } from "./stage.ts";

export async function emptyWorld(stage: Stage): Promise<void> {
  const { page, mock } = stage;
  await begin(stage);
  const staged = await mock.scenario("emptyWorld");

  // After a page with creatives, an empty one only says that there are no more.
  await page.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => summary(page)).toBe("Creatives 1 to 12, the last of them");
  expect(await cards(page).count()).toBe(12);

  await page.getByRole("checkbox", { name: "Carousel" }).check();
  await isIdle(page);
  await page.getByRole("heading", { name: "Nothing matches “shoes”" }).waitFor();
  expect(await summary(page)).toBe("No creatives");
  expect(await cards(page).count()).toBe(0);
  expect(await page.locator("#pager").isVisible()).toBe(false);

  const clear = page.getByRole("button", { name: "Clear filters" });
  await clear.click();
  await clear.waitFor({ state: "detached" });
  expect(await page.getByRole("checkbox", { name: "Carousel" }).isChecked()).toBe(false);
  expect(await page.getByLabel("Text").evaluate((field) => field === document.activeElement)).toBe(true);
  await page.locator("#empty").getByText("Try other words.").waitFor();

  await staged.remove();
  await search(page, "shoes");
  expect(await cards(page).count()).toBeGreaterThan(0);
  expect(await page.locator("#empty").isVisible()).toBe(false);
}
