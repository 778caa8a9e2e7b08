import { expect } from "vitest";
import { cards, isIdle } from "../person.ts";
import { begin, gone, notice, pressSearch } from "./begin.ts";
import type { Stage } from "./stage.ts";

export async function outOfCredits(stage: Stage): Promise<void> {
  const { page, mock } = stage;
  await begin(stage);
  const before = await cards(page).allInnerTexts();
  const staged = await mock.scenario("outOfCredits");

  await page.getByRole("button", { name: "Next" }).click();
  const refused = notice(page, "Out of credits.");
  await refused.waitFor();
  await notice(page, "Get more, or choose another key, then search again.").waitFor();
  expect(await cards(page).allInnerTexts()).toEqual(before);
  // To ask again would not help.
  expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);

  await staged.remove();
  await pressSearch(page);
  await gone(refused);
  await isIdle(page);
  const searches = await mock.searches();
  expect(searches.map(({ status }) => status)).toEqual([200, 402, 200]);
  expect(searches.map(({ microdollars }) => microdollars > 0)).toEqual([true, false, true]);
}
