import { expect } from "vitest";
import { cards, isIdle } from "../person.ts";
import { begin, gone, notice, pressSearch } from "./begin.ts";
import type { Stage } from "./stage.ts";

/** The client sends up to half a second after Retry-After, so that not all who wait send at once. */
const spreadMs = 600;

const carefulMs = 61_000;

export async function rateLimited(stage: Stage): Promise<void> {
  const { page, mock } = stage;
  await begin(stage);
  const staged = await mock.scenario("rateLimited");
  const statuses = async () => (await mock.searches()).map(({ status }) => status);
  const count = () => page.locator("#notice .count").innerText();

  await pressSearch(page);
  const limited = notice(page, "Too many requests.");
  await limited.waitFor();
  expect(await count()).toBe("3 seconds");
  expect(await cards(page).count()).toBe(12);

  await page.clock.fastForward(2000);
  await expect.poll(count).toBe("1 second");
  expect(await statuses()).toEqual([200, 429]);

  await page.clock.fastForward(1000);
  await page.clock.runFor(spreadMs);
  await expect.poll(statuses).toEqual([200, 429, 429]);
  await expect.poll(count).toBe("3 seconds");

  await staged.remove();
  await page.clock.fastForward(3000);
  await page.clock.runFor(spreadMs);
  await gone(limited);
  await isIdle(page);
  expect(await statuses()).toEqual([200, 429, 429, 200]);
  const [, ...same] = (await mock.searches()).map(({ requestBody }) => requestBody);
  expect(new Set(same.map((body) => JSON.stringify(body))).size).toBe(1);

  // The client sends one call a second for a minute after a refusal; the stories after this one need not wait.
  await page.clock.fastForward(carefulMs);
}
