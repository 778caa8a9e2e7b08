import type { Page } from "playwright-core";
import { expect } from "vitest";
import { cards, choose, isIdle, search, summary } from "./person.ts";

/** How a story turns the mock, wherever that runs. */
export interface Controls {
  /** Moves the mock's clock. */
  advance(seconds: number): Promise<void>;
  /** Changes the mock's settings, such as `{ errorRate: 1 }`. */
  change(settings: Record<string, number | boolean>): Promise<void>;
  /** Root of v2, as the page calls it. */
  baseUrl: string;
}

/** Looks for creatives, runs into everything that can stand in the way, and adds an account. The page has been opened. */
export async function story(page: Page, controls: Controls): Promise<void> {
  await findsCreativesWithPictures(page);
  await playsVideo(page);
  await filters(page);
  await turnsPagesToTheEnd(page);
  await runsOutOfCredits(page);
  await waitsForItsLimit(page, controls);
  await showsViolationsBesideFields(page);
  await triesAgainAfterFailures(page, controls);
  await addsAccount(page, controls);
}

async function findsCreativesWithPictures(page: Page): Promise<void> {
  await expect.poll(() => summary(page)).toBe("Creatives 1 to 12");
  expect(await cards(page).count()).toBe(12);
  await hasPictures(page);
  for (const text of await cards(page).allInnerTexts()) expect(text).toMatch(/(Ran|Running|Less)\b/);
  // Of some creatives the format is not known.
  const formats = await cards(page).locator(".tag").allInnerTexts();
  expect(formats.length).toBeGreaterThan(6);
  for (const format of formats) expect(format).toMatch(/^(Video|Image|Carousel|Catalogue|Dynamic)$/);
}

async function hasPictures(page: Page): Promise<void> {
  const pictures = cards(page).locator(".picture img");
  expect(await pictures.count()).toBeGreaterThan(0);
  const widths = () =>
    pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
}

async function playsVideo(page: Page): Promise<void> {
  await cards(page).filter({ hasText: "Video" }).first().getByRole("button").press("Enter");
  const dialog = page.getByRole("dialog");
  const video = dialog.locator("video");
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBeGreaterThan(0);
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(await page.locator(".card button:focus").count()).toBe(1);
}

async function filters(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "Carousel" }).check();
  await isIdle(page);
  const formats = await cards(page).locator(".tag").allInnerTexts();
  expect(new Set(formats)).toEqual(new Set(["Carousel"]));
  await page.getByRole("checkbox", { name: "Carousel" }).uncheck();

  await choose(page, "Status", "Running");
  await isIdle(page);
  for (const facts of await cards(page).locator(".facts").allInnerTexts())
    expect(facts).not.toContain("Ran ");

  await choose(page, "Sort", "Longest run");
  await isIdle(page);
  const days = (await cards(page).locator(".facts").allInnerTexts()).map((text) => Number(/\d+/.exec(text)));
  expect(days).toEqual(days.toSorted((one, other) => other - one));

  const [, , name = ""] = await page.getByLabel("Account", { exact: true }).locator("option").allInnerTexts();
  await choose(page, "Account", name);
  await search(page, "");
  const names = await cards(page).locator(".account").allInnerTexts();
  expect(new Set(names)).toEqual(new Set([name]));
}

async function turnsPagesToTheEnd(page: Page): Promise<void> {
  await choose(page, "Status", "Any");
  await isIdle(page);
  const next = page.getByRole("button", { name: "Next" });
  const seen: string[] = [];
  for (let turns = 0; turns < 20; turns++) {
    seen.push(...(await cards(page).locator(".picture img").evaluateAll(addresses)));
    if ((await next.getAttribute("aria-disabled")) === "true") break;
    await next.click();
    await isIdle(page);
  }
  expect(await summary(page)).toContain("the last of them");
  expect(seen.length).toBeGreaterThan(24);

  await page.getByRole("button", { name: "Previous" }).click();
  await isIdle(page);
  expect(seen).toEqual(
    expect.arrayContaining(await cards(page).locator(".picture img").evaluateAll(addresses)),
  );
}

function addresses(pictures: Element[]): string[] {
  return pictures.map((picture) => (picture as HTMLImageElement).src);
}

async function runsOutOfCredits(page: Page): Promise<void> {
  await choose(page, "Account", "All accounts");
  await search(page, "shoes");
  await choose(page, "API key", "mock_live_low");
  await isIdle(page);
  const before = await cards(page).allInnerTexts();
  await page.getByRole("button", { name: "Next" }).click();
  const notice = page.getByText("Out of credits.");
  await notice.waitFor();
  expect(await notice.evaluate(isInView)).toBe(true);
  expect(await cards(page).allInnerTexts()).toEqual(before);
  await choose(page, "API key", "mock_live_demo");
  await notice.waitFor({ state: "detached" });
  await isIdle(page);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

async function waitsForItsLimit(page: Page, { advance, baseUrl }: Controls): Promise<void> {
  await page.evaluate(useUpLimit, `${baseUrl}/taxonomies?query=shoes&limit=1`);
  await choose(page, "Status", "Ended");
  await page.getByText("Too many requests.").waitFor();
  const [left] = /\d+/.exec(await page.locator(".count").innerText()) ?? [];
  expect(Number(left)).toBeGreaterThan(0);
  expect(Number(left)).toBeLessThanOrEqual(60);

  await advance(60);
  await page.clock.fastForward(60_000);
  await page.getByText("Too many requests.").waitFor({ state: "detached" });
  await isIdle(page);
  for (const facts of await cards(page).locator(".facts").allInnerTexts())
    expect(facts).not.toContain("Running");
  // For a minute after a refusal, the client sends one call a second.
  await page.clock.fastForward(61_000);
  await choose(page, "Status", "Any");
}

/** Calls until it is told to wait; to be run in the page, whose calls are the ones that are counted. */
async function useUpLimit(address: string): Promise<void> {
  const headers = { Authorization: "Bearer mock_live_demo" };
  for (let calls = 0; calls < 200; calls++) {
    if ((await fetch(address, { headers })).status === 429) return;
  }
  throw new Error("There is no limit.");
}

async function showsViolationsBesideFields(page: Page): Promise<void> {
  await search(page, "");
  const text = page.getByLabel("Text");
  expect(await text.getAttribute("aria-invalid")).toBe("true");
  const violation = await text.getAttribute("aria-describedby");
  expect(await page.locator(`#${violation}`).innerText()).toContain("required");
  await search(page, "shoes");
  expect(await text.getAttribute("aria-invalid")).toBe(null);
}

async function triesAgainAfterFailures(page: Page, { change }: Controls): Promise<void> {
  for (const setting of ["errorRate", "dropRate"]) {
    const before = await cards(page).allInnerTexts();
    await change({ [setting]: 1 });
    await page.getByRole("button", { name: "Search" }).click();
    const retry = page.getByRole("button", { name: "Try again" });
    await retry.waitFor();
    expect(await cards(page).allInnerTexts()).toEqual(before);
    await change({ [setting]: 0 });
    await retry.click();
    await retry.waitFor({ state: "detached" });
    await isIdle(page);
  }
}

async function addsAccount(page: Page, { advance }: Controls): Promise<void> {
  const address = page.getByLabel("Website or profile");
  const add = page.getByRole("button", { name: "Add", exact: true });
  const added = page.getByRole("list", { name: "Accounts added" });
  await address.fill("no address");
  await add.click();
  await expect.poll(() => address.getAttribute("aria-invalid")).toBe("true");

  await address.fill("https://www.amber-otter.example/about");
  await add.click();
  await added.getByText("Being indexed…").waitFor();
  expect(await page.getByRole("option", { name: "Amber Otter" }).count()).toBe(0);

  await advance(30);
  await page.clock.fastForward(5_000);
  await added.getByText("Indexed", { exact: true }).waitFor();
  await expect.poll(() => page.getByRole("option", { name: "Amber Otter" }).count()).toBe(1);
  await added.getByRole("button", { name: "Show creatives" }).click();
  await isOf(page, "Amber Otter");
  await hasPictures(page);

  await choose(page, "Account", "All accounts");
  await search(page, "Amber Otter");
  await isOf(page, "Amber Otter");
}

/** Once the creatives of one account are listed, and no others. */
async function isOf(page: Page, name: string): Promise<void> {
  await expect
    .poll(async () => [...new Set(await cards(page).locator(".account").allInnerTexts())])
    .toEqual([name]);
}
