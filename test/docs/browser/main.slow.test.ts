import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { runsInBrowser } from "../../browser/chromium.ts";
import { noteWords } from "../../browser/noted.ts";
import { type SiteVisit, useReference } from "../opened.ts";

describe.skipIf(!runsInBrowser)("what the pages do with a script", () => {
  const site = useReference();
  let visit: SiteVisit;
  let page: Page;

  beforeEach(async () => {
    site.miss(undefined);
    visit = await site.visit({ reducedMotion: "reduce" });
    page = visit.page;
  });

  afterEach(() => {
    expect(visit.foreign()).toEqual([]);
    // A page that breaks its own Content-Security-Policy says so here.
    expect(visit.errors).toEqual([]);
  });

  const open = (path: string) => page.goto(visit.addressOf(path), { waitUntil: "load" });
  const field = () => page.getByRole("combobox", { name: "Search the reference" });
  const addresses = () => visit.requests.map(({ url }) => url);
  const options = () => page.getByRole("option");
  const at = () => page.url().slice(site.root.length);

  describe("the search", () => {
    test("leads to what was typed, by the keyboard alone", async () => {
      await open("operations/v2/searchMedia.html");
      await page.keyboard.press("/");
      // Faster than the search is loaded.
      await page.keyboard.type("cantonese");
      await page.keyboard.press("Enter");
      await page.waitForURL(/Language/);
      expect(at()).toBe("schemas/v2/Language.html#value.Cantonese");
    });

    test.each(["Control+K", "Meta+K"])("opens with %s, also while something else is typed", async (keys) => {
      await open("schemas/v2/Language.html");
      await page.getByRole("searchbox").first().focus();
      await page.keyboard.press("/");
      expect(await page.getByRole("searchbox").first().inputValue()).toBe("/");
      await page.keyboard.press(keys);
      await expect.poll(() => field().evaluate((one) => one === document.activeElement)).toBe(true);
    });

    test("goes through its results by arrows, Home and End, and says which is meant", async () => {
      await open("index.html");
      await page.keyboard.press("/");
      await page.keyboard.type("limit");
      await options().first().waitFor();
      const count = await options().count();
      expect(count).toBeGreaterThan(5);
      expect(
        await page
          .getByRole("status")
          .filter({ hasText: /result/ })
          .textContent(),
      ).toContain(`${count}`);
      for (const [key, expected] of [
        ["ArrowDown", 1],
        ["ArrowDown", 2],
        ["ArrowUp", 1],
        ["End", count - 1],
        ["ArrowDown", 0],
        ["ArrowUp", count - 1],
        ["Home", 0],
      ] as const) {
        await page.keyboard.press(key);
        expect(await chosen(), key).toEqual([expected]);
      }
    });

    async function chosen() {
      return page.evaluate(() => {
        const all = [...document.querySelectorAll('[role="option"]')];
        const active = document.querySelector('[role="combobox"]')?.getAttribute("aria-activedescendant");
        return all.flatMap((one, index) =>
          one.getAttribute("aria-selected") === "true" && one.id === active ? [index] : [],
        );
      });
    }

    test("goes back to where the reader was on Escape", async () => {
      await open("v2.html");
      const link = page.getByRole("main").getByRole("link").first();
      await link.focus();
      await page.keyboard.press("/");
      await field().waitFor();
      await page.keyboard.press("Escape");
      await field().waitFor({ state: "hidden" });
      expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
    });

    test("opens and goes by a pointer", async () => {
      await open("schemas/v1/LegacyMediaItem.html");
      await page.getByRole("button", { name: /^Search/ }).click();
      await field().fill("429");
      await options().first().click();
      await page.waitForURL(/errors/);
      // On a page of v1 it is v1 that is meant.
      expect(at()).toBe("v1/errors.html#rate_limited");
    });

    test("leads to a place on the same page", async () => {
      await open("operations/v2/searchMedia.html");
      await page.keyboard.press("/");
      await page.keyboard.type("minDaysRun");
      await options().first().waitFor();
      await page.keyboard.press("Enter");
      await field().waitFor({ state: "hidden" });
      expect(at()).toBe("operations/v2/searchMedia.html#body.minDaysRun");
      await expect.poll(() => isInView("body.minDaysRun")).toBe(true);
    });

    test("marks what matched, and shows what was typed as text", async () => {
      await open("index.html");
      await page.keyboard.press("/");
      await page.keyboard.type("days run");
      await options().first().waitFor();
      expect(await options().first().locator("mark").allTextContents()).toContain("Days");
      await field().fill("<qxqxqx zzqzzq=qqqqzz>");
      await page.getByText("No results for “<qxqxqx zzqzzq=qqqqzz>”.").waitFor();
      expect(await page.locator("dialog qxqxqx").count()).toBe(0);
      // What is suggested in its place is not where Enter leads.
      expect(await options().count()).toBeGreaterThan(3);
      expect(await chosen()).toEqual([]);
      await page.keyboard.press("Enter");
      await page.keyboard.press("ArrowDown");
      expect(await chosen()).toEqual([0]);
      expect(at()).toBe("index.html");
    });

    test("suggests pages before anything is typed", async () => {
      await open("index.html");
      await page.keyboard.press("/");
      await options().first().waitFor();
      expect(await options().allTextContents()).toContainEqual(expect.stringContaining("Authentication"));
      expect(await chosen()).toEqual([]);
    });

    test("says which results are of v1", async () => {
      await open("index.html");
      await page.keyboard.press("/");
      await page.keyboard.type("LegacyMediaItem");
      await expect.poll(() => options().first().textContent()).toContain("v1 legacy");
    });

    test("loads its parts only when it is asked for", async () => {
      await open("index.html");
      await page.waitForLoadState("networkidle");
      expect(addresses().filter((address) => /search|dialog/.test(address))).toEqual([]);
      await page.getByRole("button", { name: /^Search/ }).hover();
      await expect.poll(() => addresses().some((address) => /\/search-\w+\.json$/.test(address))).toBe(true);
    });

    test("says that it could not be loaded, and tries again", async () => {
      await open("index.html");
      site.miss(".json");
      const failed = page.getByText("The search could not be loaded.");
      await page.keyboard.press("/");
      await failed.waitFor();
      // It says that it loads from the key on, until it has failed again.
      await page.keyboard.type("m");
      await failed.waitFor();
      site.miss(undefined);
      await page.keyboard.type("e");
      await options().first().waitFor();
      // The browser tells of the answer by itself.
      expect(visit.errors.splice(0).filter((error) => !error.includes("404"))).toEqual([]);
    });
  });

  describe("the theme", () => {
    test("is chosen by a button, is kept, and can be given up", async () => {
      await page.emulateMedia({ colorScheme: "light" });
      await open("index.html");
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await background();
      const button = page.getByRole("button", { name: /^Theme:/ });
      expect((await button.textContent())?.trim()).toBe("Theme: system");
      // Each click is seen until both were.
      await button.click();
      expect((await button.textContent())?.trim()).toBe("Theme: dark");
      const dark = await background();
      expect(dark).not.toBe(light);
      await open("v2.html");
      expect(await background()).toBe(dark);
      expect((await button.textContent())?.trim()).toBe("Theme: dark");
      await button.click();
      expect((await button.textContent())?.trim()).toBe("Theme: light");
      expect(await background()).toBe(light);
      await button.click();
      expect((await button.textContent())?.trim()).toBe("Theme: system");
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });

    test("works where nothing may be remembered", async () => {
      const denial = await page.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
      });
      onTestFinished(() => denial.dispose());
      await open("operations/v2/searchMedia.html");
      const button = page.getByRole("button", { name: /^Theme:/ });
      await button.click();
      expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    });
  });

  test("the 151 languages are searched where they are listed", async () => {
    await open("schemas/v2/Language.html");
    const shown = page.locator("ul.values-list > li:visible");
    const total = await shown.count();
    const input = page.getByRole("searchbox", { name: "Search the values" });
    await input.fill("portug");
    expect(await shown.allTextContents()).toEqual([expect.stringContaining("Portuguese")]);
    await page.getByText(`1 of ${total}`).waitFor();
    await input.fill("zzz");
    await page.getByText(`0 of ${total}`).waitFor();
    await input.fill("");
    expect(await shown.count()).toBe(total);
  });

  test("the values of a field in a form are searched within it", async () => {
    await open("operations/v2/searchMedia.html#body.categories");
    const details = page.locator(`[id="body.categories"] details.values`);
    await details.locator("summary").click();
    await details.getByRole("searchbox").fill("unbox");
    expect(await details.locator("li:visible").allTextContents()).toEqual(["Unboxing"]);
  });

  test("known gaps are those of an operation, a topic and a kind", async () => {
    await open("open-questions.html");
    await page.getByLabel("Operation").selectOption("v2/listAccountCollabs");
    await page.getByLabel("Topic").selectOption("range");
    const items = page.locator(".open-list > li:visible");
    expect(await items.allTextContents()).toEqual([expect.stringMatching(/limit, offset – range/)]);
    await page.getByLabel("Kind").selectOption("assumed");
    expect(await items.count()).toBe(0);
  });

  test("fields are those of one kind, until an address names another", async () => {
    await open("schemas/v2/MediaItem.html");
    await page.locator('[name="field-filter"][value="nullable"]').check();
    const names = page.locator(".fields > .field:visible");
    expect(await names.count()).toBe(23);
    await page.evaluate(() => (location.hash = "field.urls"));
    await page.locator('[id="field.urls"]').waitFor({ state: "visible" });
  });

  describe("an address of a folded place", () => {
    const folded = "response.media.brand.id";

    test("unfolds it and goes there", async () => {
      await open(`operations/v2/searchMedia.html#${folded}`);
      await expect.poll(() => isInView(folded)).toBe(true);
    });

    test("does so later, too", async () => {
      await open("operations/v2/searchMedia.html");
      expect(await isInView(folded)).toBe(false);
      await page.evaluate((id) => (location.hash = id), folded);
      await expect.poll(() => isInView(folded)).toBe(true);
    });

    test.each(["%", "%E0%A4%A", "no.such.place"])("may be nonsense: %s", async (hash) => {
      await open(`operations/v2/searchMedia.html#${hash}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
    });
  });

  test("all is unfolded while it is printed", async () => {
    await open("operations/v2/searchMedia.html");
    const closed = () => page.locator("details:not([open])").count();
    const before = await closed();
    expect(before).toBeGreaterThan(0);
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    expect(await closed()).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    expect(await closed()).toBe(before);
  });

  describe("code", () => {
    test("is copied by a button", async () => {
      await visit.context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await open("operations/v2/searchMedia.html");
      const code = page.locator("pre.code:visible").first();
      const button = page.locator(".code-frame", { has: code }).getByRole("button").first();
      const said = await noteWords(page, "[role=status]");
      const labels = await noteWords(page, ".code-frame button");
      await button.click();
      await expect.poll(said).toContain("Copied");
      expect(await labels()).toContain("Copied");
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await code.textContent());
      await expect.poll(() => button.textContent()).toBe("Copy");
    });

    test("is selected where the browser forbids to copy", async () => {
      const denial = await page.addInitScript(() =>
        Object.defineProperty(navigator, "clipboard", { value: undefined }),
      );
      onTestFinished(() => denial.dispose());
      await open("operations/v2/searchMedia.html");
      const code = page.locator("pre.code:visible").first();
      const button = page.locator(".code-frame", { has: code }).getByRole("button").first();
      const labels = await noteWords(page, ".code-frame button");
      await button.click();
      await expect.poll(labels).toContain("Selected");
      expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(
        (await code.textContent())?.trim(),
      );
    });

    test("is shown in the language that was chosen once, on every page", async () => {
      await open("operations/v2/searchMedia.html");
      await page.getByRole("radio", { name: "Python" }).first().check({ force: true });
      await open("operations/v1/searchBrands.html");
      expect(await page.locator('.samples input[value="Python"]').first().isChecked()).toBe(true);
      await page.locator(".samples .panel[data-label=Python]").first().waitFor();
      expect(await page.locator(".samples .panel[data-label=curl]").first().isVisible()).toBe(false);
    });
  });

  describe("without a script", () => {
    test.each(["operations/v2/searchMedia.html", "operations/v1/searchBrands.html"])(
      "all of %s can be read, and nothing offers what would need one",
      async (path) => {
        const { page: plain } = await site.open(path, { javaScriptEnabled: false });
        for (const name of [/^Search/, /Theme/, /Copy/])
          expect(await plain.getByRole("button", { name }).count()).toBe(0);
        const folded = plain.locator("details:not([open]) > summary:visible");
        while ((await folded.count()) > 0) await folded.first().click();
        const fields = plain.locator(".field");
        expect(await fields.count()).toBeGreaterThan(10);
        expect(await plain.locator(".field:visible").count()).toBe(await fields.count());
        for (const radio of await plain.locator('.tabs input[type="radio"]').all()) {
          await radio.check({ force: true });
          const label = await radio.getAttribute("value");
          const tabs = radio.locator("xpath=ancestor::div[@class='tabs'][1]");
          const panel = tabs.locator(`> .panel[data-label="${label}"]`);
          expect(await panel.isVisible()).toBe(true);
        }
      },
    );
  });

  function isInView(id: string): Promise<boolean> {
    return page.evaluate((elementId) => {
      const element = document.getElementById(elementId);
      if (!element?.checkVisibility()) return false;
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    }, id);
  }
});
