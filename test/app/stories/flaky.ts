import { expect } from "vitest";
import { cards, isIdle } from "../person.ts";
import { begin, gone, notice, pressSearch } from "./begin.ts";
import type { Stage } from "./stage.ts";

export async function flaky(stage: Stage): Promise<void> {
  const { page, mock } = stage;
  await begin(stage);
  const before = await cards(page).allInnerTexts();
  await mock.scenario("flaky", { on: { operation: "searchMedia" } });

  for (let times = 0; times < 3; times++) {
    await pressSearch(page);
    await isIdle(page);
    expect(await page.locator("#notice").innerText()).toBe("");
  }
  await pressSearch(page);
  const failed = notice(page, "The service had an error.");
  await failed.waitFor();
  expect(await cards(page).allInnerTexts()).toEqual(before);

  await page.getByRole("button", { name: "Try again" }).click();
  await gone(failed);
  await isIdle(page);
  expect(await cards(page).allInnerTexts()).toEqual(before);
  const searches = await mock.searches();
  expect(searches.map(({ scenario }) => scenario)).toEqual([null, null, null, null, "flaky", null]);
  expect(searches.map(({ status }) => status)).toEqual([200, 200, 200, 200, 500, 200]);
}
