import { usd } from "../../../scripts/openapi/words.ts";
import { priceOf } from "../../prices.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { accessibilityProblems } from "../../browser/axe.ts";
import { runsInBrowser } from "../../browser/chromium.ts";
import { sample } from "../../sample.ts";
import { type SiteVisit, useReference } from "../opened.ts";

/** A page of every kind, and those that differ most from others of their kind. */
const pages = [
  "index",
  "errors",
  "credits",
  "moving-to-v2",
  "open-questions",
  "indexing",
  "changelog",
  "v1",
  "operations/v2/searchMedia",
  "operations/v1/searchBrands",
  "operations/v2/postComments",
  "schemas/v2/MediaItem",
  "schemas/v2/Language",
  "schemas/v1/LegacyBrandSearchRequest",
].map((name) => `${name}.html`);

/** The pages that are looked at for accessibility in dark colours, too. */
const inDark = sample(pages, 3);

const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 740 };
const operation = "operations/v2/searchMedia.html";

describe.skipIf(!runsInBrowser)("in Chromium", () => {
  const site = useReference();

  describe.each([
    ["light", "wide", wide],
    ["dark", "narrow", narrow],
  ] as const)("%s and %s", (colorScheme, _, viewport) => {
    let opened: SiteVisit;

    beforeAll(async () => {
      opened = await site.visit({ colorScheme, viewport });
    });

    test.each(pages)("%s has no problem", async (path) => {
      const { page, errors, foreign } = opened;
      await page.goto(opened.addressOf(path));
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await width()).toBeLessThanOrEqual(viewport.width);
      // What is folded counts, too.
      await page.evaluate(() => document.querySelectorAll("details").forEach((one) => (one.open = true)));
      expect(await width()).toBeLessThanOrEqual(viewport.width);
      if (colorScheme === "light" || inDark.includes(path))
        expect(await accessibilityProblems(page)).toEqual([]);
      expect(foreign()).toEqual([]);
      // Those of one page are not the next one's.
      expect(errors.splice(0)).toEqual([]);
    });

    test.each([
      ["what is found", "rate limit"],
      ["what is misspelt", "creatvies"],
      ["what is mostly missing", "delete account"],
      ["suggestions", ""],
    ])("the search has no problem with %s", async (__, typed) => {
      const { page } = opened;
      await page.goto(opened.addressOf(operation));
      await page.keyboard.press("/");
      await page.getByRole("combobox").fill(typed);
      await page.getByRole("option").first().waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  });

  test("the menu of a phone has no problem", async () => {
    const { page } = await site.open(operation, { viewport: narrow });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("navigation", { name: "Pages" }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("the page for printing fits a phone", async () => {
    const { page, errors, foreign } = await site.open("print.html", { viewport: narrow });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow.width);
    expect([...foreign(), ...errors]).toEqual([]);
  });

  test("nothing jumps while a page loads", async () => {
    const { page } = await site.open(operation);
    await page.waitForLoadState("networkidle");
    // What is moved on purpose, and seen to be, ends the wait for what was not.
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let before = 0;
          let movedAt = Infinity;
          new PerformanceObserver((list) => {
            const times = list.getEntries().map(({ startTime }) => startTime);
            before += times.filter((time) => time < movedAt).length;
            if (times.some((time) => time >= movedAt)) done(before);
          }).observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() => {
            movedAt = performance.now();
            document.body.style.paddingTop = "200px";
          });
        }),
    );
    expect(shifts).toBe(0);
  });

  test("the version switch stays on the counterpart, and v1 says that it is legacy", async () => {
    const { page } = await site.open(operation);
    await page.getByRole("navigation", { name: "Version" }).getByRole("link", { name: "v1 legacy" }).click();
    await page.waitForURL(/operations\/v1\/searchBrandMedia\.html$/);
    await page.getByRole("note").getByText("Legacy.").waitFor();
    const current = page.getByRole("navigation", { name: "Version" }).locator("[aria-current]");
    expect(await current.textContent()).toBe("v1 legacy");
    await page.getByRole("navigation", { name: "Version" }).getByRole("link", { name: "v2" }).click();
    await page.waitForURL(/operations\/v2\/searchMedia\.html$/);
  });

  test("one tab past the address bar, the keyboard skips to the content", async () => {
    const { page } = await site.open(operation);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe("Skip to content");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content");
  });

  test("on a phone the keyboard opens the menu, walks it and closes it, without a script", async () => {
    const { page } = await site.open(operation, { viewport: narrow, javaScriptEnabled: false });
    const menu = page.getByRole("navigation", { name: "Pages" });
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Menu" }).press("Enter");
    await menu.waitFor();
    await menu.getByRole("link", { name: "Rate limits" }).focus();
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
  });

  test("the arrow keys switch between languages of code and between examples, without a script", async () => {
    const { page } = await site.open(operation, { javaScriptEnabled: false });
    const code = page.getByRole("group", { name: "Search creatives, with Python" });
    expect(await code.isVisible()).toBe(false);
    await page.getByRole("radio", { name: "curl" }).focus();
    for (let index = 0; index < 3; index++) await page.keyboard.press("ArrowRight");
    expect(await code.textContent()).toContain("urlopen");
    const example = page.getByRole("group", { name: "Response 200: Nothing found; charged as one row" });
    expect(await example.isVisible()).toBe(false);
    await page
      .getByRole("group", { name: "Response 200" })
      .getByRole("radio", { name: "Nothing found" })
      .check();
    expect(await example.isVisible()).toBe(true);
  });

  test("all of an operation can be read without a script", async () => {
    const { page } = await site.open(operation, { javaScriptEnabled: false });
    const text = await page.locator("main").innerText();
    for (const words of [
      usd(priceOf("v2", "searchMedia")),
      "requests a minute",
      "funnelStage",
      "rate_limited",
    ])
      expect(text).toContain(words);
    // What is folded opens by its address, and by the browser's own search.
    await page.goto(`${page.url().split("#")[0]}#response.media.brand.igFollowers`);
    await page.locator('[id="response.media.brand.igFollowers"]').waitFor({ state: "visible" });
  });

  test("it follows the system, from light to dark and back", async () => {
    const { page } = await site.open(operation, { colorScheme: "dark" });
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await background();
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(background).not.toBe(dark);
  });

  test("on paper all is unfolded, and what is for screens is gone", async () => {
    const { page } = await site.open(operation);
    await page.emulateMedia({ media: "print" });
    for (const hidden of [".top", ".side", ".try-out", "footer"])
      expect(await page.locator(hidden).isVisible(), hidden).toBe(false);
    expect(await page.locator('[id="response.media.brand.igFollowers"]').isVisible()).toBe(true);
    for (const language of ["curl", "Client", "fetch", "Python"])
      expect(await page.getByRole("group", { name: `with ${language}` }).isVisible(), language).toBe(
        language === "curl",
      );
    // What scrolls, or stands in a line, is not continued on the next page, but cut.
    const styles = await page.evaluate(() =>
      [...document.querySelectorAll("pre.code, pre.code > code")].map((one) => {
        const { display, overflowY } = getComputedStyle(one);
        return `${display} ${overflowY}`;
      }),
    );
    expect([...new Set(styles)]).toEqual(["block visible"]);
    expect((await page.pdf()).subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("an underline leaves the underscores of a name", async () => {
    const { page } = await site.open("errors.html");
    const offset = await page
      .locator("main a:has(> code)")
      .first()
      .evaluate((link) => {
        const { textUnderlineOffset, fontSize } = getComputedStyle(link);
        return Number.parseFloat(textUnderlineOffset) / Number.parseFloat(fontSize);
      });
    expect(offset).toBeGreaterThan(0.3);
  });

  test("who wants less motion gets none", async () => {
    const { page } = await site.open("index.html", { reducedMotion: "reduce" });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
  });
});
