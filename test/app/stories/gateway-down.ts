import { expect } from "vitest";
import { cards, isIdle } from "../person.ts";
import { gone, notice } from "./begin.ts";
import type { Stage } from "./stage.ts";

export async function gatewayDown({ page, mock, open }: Stage): Promise<void> {
  await open({ scenario: "gatewayDown" });
  const down = notice(page, "The service is down at the moment.");
  await down.waitFor();
  const missing = page.getByText("Some accounts could not be read.");
  await missing.waitFor();
  expect(await page.locator(".card").count()).toBe(0);
  expect(await page.locator("body").innerText()).not.toMatch(/502|<|JSON/);

  await mock.reset();
  await page.getByRole("button", { name: "Try again" }).click();
  await gone(down);
  await isIdle(page);
  expect(await cards(page).count()).toBe(12);
  await gone(missing);
  expect(await page.locator("#accountId optgroup").count()).toBe(2);
}
