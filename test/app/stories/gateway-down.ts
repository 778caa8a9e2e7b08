import { expect } from "vitest";
import { cards, isIdle } from "../person.ts";
import { begin, gone, notice, pressSearch } from "./begin.ts";
import type { Stage } from "./stage.ts";

const down = "The service is down at the moment.";

export async function gatewayDownFromTheStart({ page, mock, open }: Stage): Promise<void> {
  await open({ scenario: "gatewayDown" });
  await notice(page, down).waitFor();
  const missing = page.getByText("Some accounts could not be read.");
  await missing.waitFor();
  expect(await page.locator(".card").count()).toBe(0);
  expect(await page.locator("body").innerText()).not.toMatch(/502|<|JSON/);

  await mock.reset();
  await page.getByRole("button", { name: "Try again" }).click();
  await gone(notice(page, down));
  await isIdle(page);
  expect(await cards(page).count()).toBe(12);
  await gone(missing);
  expect(await page.locator("#accountId optgroup").count()).toBe(2);
}

export async function gatewayDown(stage: Stage): Promise<void> {
  const { page, mock } = stage;
  await begin(stage);
  const before = await cards(page).allInnerTexts();
  const staged = await mock.scenario("gatewayDown");
  await pressSearch(page);
  await notice(page, down).waitFor();
  expect(await cards(page).allInnerTexts()).toEqual(before);
  await staged.remove();
  await page.getByRole("button", { name: "Try again" }).click();
  await gone(notice(page, down));
  await isIdle(page);
}
