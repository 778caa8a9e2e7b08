import type { Page } from "playwright-core";
import { expect } from "vitest";
import { cards, choose, isIdle, search, summary } from "../person.ts";
import type { Stage } from "./stage.ts";

const [last, twelve, loud] = ["Your last kettle", "Twelve kettles, one winner", "Do you hear that?"] as const;

/** The page shows the creatives of `own.yaml`, and no others. */
export async function ownData({ page, open }: Stage): Promise<void> {
  await open({ isOwn: true });
  await cards(page).first().waitFor();
  expect((await hooks(page)).toSorted()).toEqual([loud, twelve, last].toSorted());
  expect(await summary(page)).toBe("Creatives 1 to 3, the last of them");

  await choose(page, "Sort", "Most views");
  await isIdle(page);
  expect(await hooks(page)).toEqual([last, twelve, loud]);
  expect(await cards(page).locator(".facts").allInnerTexts()).toEqual([
    expect.stringMatching(/^Video\s+Running for 40 days$/),
    expect.stringMatching(/^Carousel\s+Running for 18 days$/),
    expect.stringMatching(/^Image\s+/),
  ]);

  await choose(page, "Status", "Running");
  await isIdle(page);
  expect(await hooks(page)).toEqual([last, twelve]);
  await page.getByRole("checkbox", { name: "Carousel" }).check();
  await isIdle(page);
  expect(await hooks(page)).toEqual([twelve]);

  await page.getByRole("button", { name: twelve }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Kettles, tested by tea drinkers").waitFor();
  await dialog.getByText("9,000 views").waitFor();
  await page.keyboard.press("Escape");

  const accounts = page.locator("#accountId option");
  await expect.poll(() => accounts.allInnerTexts()).toEqual(["All accounts", "Kupfer & Korn"]);
  await choose(page, "Account", "Kupfer & Korn");
  await choose(page, "Status", "Any");
  await page.getByRole("checkbox", { name: "Carousel" }).uncheck();
  await search(page, "");
  expect(await hooks(page)).toEqual([last, twelve, loud]);
}

function hooks(page: Page): Promise<string[]> {
  return cards(page).getByRole("heading").allInnerTexts();
}
