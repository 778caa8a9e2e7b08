import type { Page } from "playwright-core";
import { expect } from "vitest";
import { cards, isIdle, search, summary } from "../person.ts";
import { begin } from "./begin.ts";
import type { Stage } from "./stage.ts";

export async function slowFromTheStart({ page, open }: Stage): Promise<void> {
  await page.addInitScript(notePlaceholders);
  await open({ scenario: "slow" });
  await page.locator("html[data-placeholders='12 Loading…']").waitFor();

  await timePassesUntil(page, async () => (await cards(page).count()) > 0);
  await isIdle(page);
  expect(await cards(page).count()).toBe(12);
  expect(await page.locator(".card.waiting").count()).toBe(0);
}

/** Notes in the document what stands in for creatives, for however short a time; runs in the page. */
function notePlaceholders(): void {
  const note = () => {
    const { length } = document.querySelectorAll(".card.waiting[aria-hidden=true]");
    const summary = document.querySelector("#summary")?.textContent;
    if (length > 0) document.documentElement.dataset["placeholders"] = `${length} ${summary}`;
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true });
}

/** The search that was replaced is ended, so its response, which comes later, is not shown. */
export async function slowAndReplaced(stage: Stage): Promise<void> {
  const { page, mock } = stage;
  await begin(stage);
  await mock.scenario("slow", { on: { operation: "searchMedia" }, times: 1, delayMs: 500 });

  await page.getByLabel("Text").fill("sandals");
  expect(await page.evaluate(pressAndLook)).toEqual({ busy: "true", summary: "Loading…", cards: 12 });

  await search(page, "qqqq");
  expect(await summary(page)).toBe("No creatives");
  await timePassesUntil(page, async () => (await mock.searches()).length === 3);
  expect(await summary(page)).toBe("No creatives");
}

/** Presses the search button and looks at the list before anything can come; runs in the page. */
function pressAndLook() {
  document.querySelector<HTMLButtonElement>("#search [type=submit]")?.click();
  return {
    busy: document.querySelector("#creatives")?.getAttribute("aria-busy"),
    summary: document.querySelector("#summary")?.textContent,
    cards: document.querySelectorAll("#creatives > .card").length,
  };
}

/** Lets the page's time pass, in steps, since what waits for it may begin to do so late. */
async function timePassesUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.fastForward(500);
      return isSo();
    })
    .toBe(true);
}
