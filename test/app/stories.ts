import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { matchers, type MockMatchers } from "@adintel/mock/matchers";
import type { Story, Stage } from "./stage.ts";
import { search, cards, isIdle, summary, choose } from "./person.ts";

/** The world as it was, and in the page that is open a first search without filters. */
async function begin({ page, mock }: Stage): Promise<void> {
  await mock.reset();
  await page.locator("#search").evaluate((form) => form instanceof HTMLFormElement && form.reset());
  await search(page, "shoes");
}

/** Presses the search button, and does not wait for what comes. */
function pressSearch(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Search" }).click();
}

function notice(page: Page, text: string): Locator {
  return page.locator("#notice").getByText(text);
}

function gone(locator: Locator): Promise<void> {
  return locator.waitFor({ state: "detached" });
}

async function emptyWorld(stage: Stage): Promise<void> {
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

async function flaky(stage: Stage): Promise<void> {
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

async function gatewayDown({ page, mock, open }: Stage): Promise<void> {
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

/** Values that the page has no words for are readable, and what they belong to goes on working. */
async function newFieldsAndEnumValues(stage: Stage): Promise<void> {
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

async function outOfCredits(stage: Stage): Promise<void> {
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

const [last, twelve, loud] = ["Your last kettle", "Twelve kettles, one winner", "Do you hear that?"] as const;

/** The page shows the creatives of `own.yaml`, and no others. */
async function ownData({ page, open }: Stage): Promise<void> {
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

/** The client sends up to half a second after Retry-After, so that not all who wait send at once. */
const spreadMs = 600;

const carefulMs = 61_000;

async function rateLimited(stage: Stage): Promise<void> {
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

declare module "vitest" {
  interface Matchers<T> extends MockMatchers<T> {}
}

expect.extend(matchers);

/** Creatives cost, so nothing is searched for while a person types. */
async function sendsOneRequest(stage: Stage): Promise<void> {
  const { page, mock } = stage;
  await begin(stage);
  await page.getByRole("checkbox", { name: "Video" }).check();
  await isIdle(page);
  await choose(page, "Status", "Running");
  await isIdle(page);
  await choose(page, "Sort", "Most views");
  await isIdle(page);

  await mock.forgetRequests();
  await page.getByLabel("Text").fill("");
  await page.getByLabel("Text").pressSequentially("tea");
  await page.getByRole("button", { name: "Search" }).click();
  await isIdle(page);
  await expect(mock).toHaveRequested("searchMedia", {
    status: 200,
    body: { query: "tea", format: ["VIDEO"], status: "ACTIVE", sortBy: "MOST_VIEWS", limit: 12, offset: 0 },
  });
  expect(await mock.requests()).toHaveLength(1);
}

async function slowFromTheStart({ page, open }: Stage): Promise<void> {
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
    const summaryText = document.querySelector("#summary")?.textContent;
    if (length > 0) document.documentElement.dataset["placeholders"] = `${length} ${summaryText}`;
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true });
}

/** The search that was replaced is ended, so its response, which comes later, is not shown. */
async function slowAndReplaced(stage: Stage): Promise<void> {
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

/** What the page does in each preset of the mock, and on data of one's own. */
export const stories: Record<string, Story> = {
  "slow: shows placeholders until the first creatives come": slowFromTheStart,
  "slow: a newer search replaces one that is under way": slowAndReplaced,
  "outOfCredits: keeps what was loaded, and goes on when there are credits": outOfCredits,
  "rateLimited: counts the seconds down and asks again by itself": rateLimited,
  "flaky: a search that failed is made again": flaky,
  "emptyWorld: says that nothing matches, and clears the filters": emptyWorld,
  "sends one request with the filters chosen after a text is typed": sendsOneRequest,
  "newFieldsAndEnumValues: shows what it does not know in readable words": newFieldsAndEnumValues,
  "gatewayDown: says so when the page opens, and loads everything once the service is back": gatewayDown,
  "own data: shows exactly what the file has, and filters and sorts it": ownData,
};
