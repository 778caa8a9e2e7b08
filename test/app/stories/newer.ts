import { expect } from "vitest";
import { cards, choose, search } from "../person.ts";
import { begin } from "./begin.ts";
import type { Stage } from "./stage.ts";

/** Values that the page has no words for are readable, and what they belong to goes on working. */
export async function newFieldsAndEnumValues(stage: Stage): Promise<void> {
  const { page, mock } = stage;
  await begin(stage);
  await mock.scenario("newFieldsAndEnumValues");
  await search(page, "shoes");
  expect(await cards(page).count()).toBe(12);
  expect(await cards(page).locator(".tag").first().innerText()).toBe("New value");
  expect(await page.locator("body").innerText()).not.toMatch(/NEW_VALUE|newField|undefined|object Object/);

  await cards(page).first().getByRole("button").click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("dd", { hasText: "New value" }).first().waitFor();
  // Of a medium of a new kind only the thumbnail is known to be a picture.
  const picture = dialog.locator(".media img");
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  expect(await dialog.innerText()).not.toMatch(/NEW_VALUE|newField|undefined/);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });

  const name = await page.locator("#accountId optgroup option").first().innerText();
  await choose(page, "Account", name);
  await search(page, "");
  expect(new Set(await cards(page).locator(".account").allInnerTexts())).toEqual(new Set([name]));
}
