import { describe, expect, inject, test } from "vitest";
import { runsInBrowser } from "../../browser/chromium.ts";
import { useReference } from "../opened.ts";
import { siteIn } from "../pages.ts";

const wide = { width: 1440, height: 900 };
const operation = "operations/v2/listAccountInsights.html";

describe.skipIf(!runsInBrowser)("the frame of a page, in Chromium", () => {
  const site = useReference();

  test("the menu stays in the window however far one scrolls, and shows the page at hand", async () => {
    // Too low for the whole menu.
    const { page } = await site.open("schemas/v2/MediaItem.html", { viewport: { width: 1440, height: 500 } });
    const current = page.locator('.side [aria-current="page"]');
    await current.waitFor();
    const places = () =>
      page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const [side, entry] = [box(".side"), box('.side [aria-current="page"]')];
        return {
          side: [side?.top ?? 0, side?.bottom ?? 0],
          isSeen: (entry?.top ?? 0) > (side?.top ?? 0) && (entry?.bottom ?? Infinity) <= innerHeight,
        };
      });
    const before = await places();
    expect(before.isSeen).toBe(true);
    expect(before.side[1]).toBeLessThanOrEqual(500);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: "instant" }));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    expect(await places()).toEqual(before);
  });

  test("a group that is folded stays folded on other pages, but for the one of the page at hand", async () => {
    const opened = await site.open("errors.html", { viewport: wide });
    const { page } = opened;
    const link = page.locator(".side").getByRole("link", { name: "Search creatives" });
    expect(await link.isVisible()).toBe(true);
    await page.locator(".side summary", { hasText: "Creatives" }).press("Enter");
    await link.waitFor({ state: "hidden" });
    await page.goto(opened.addressOf("credits.html"));
    expect(await link.isVisible()).toBe(false);
    expect(await page.locator(".side").getByRole("link", { name: "Search brands" }).isVisible()).toBe(true);
    await page.goto(opened.addressOf("operations/v2/searchMedia.html"));
    expect(await link.isVisible()).toBe(true);
    await page.goto(opened.addressOf("credits.html"));
    await page.locator(".side summary", { hasText: "Creatives" }).click();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("groups fold without a script", async () => {
    const { page } = await site.open("errors.html", { viewport: wide, javaScriptEnabled: false });
    await page.locator(".side summary", { hasText: "Creatives" }).click();
    await page.locator(".side").getByRole("link", { name: "Search creatives" }).waitFor({ state: "hidden" });
  });

  test("the header fits 320 px, and all of its parts are seen", async () => {
    const { page } = await site.open("operations/v1/searchBrandMedia.html", {
      viewport: { width: 320, height: 640 },
    });
    const parts = page.locator(".top > *");
    expect(await parts.count()).toBe(5);
    for (const part of await parts.all()) {
      const box = await part.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(320);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test("code stands beside prose from 1,100 px on, and before the fields below that", async () => {
    const { page } = await site.open("operations/v2/searchMedia.html", {
      viewport: { width: 1100, height: 900 },
    });
    const tops = () =>
      page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const [code, prose, fields] = [box(".samples pre"), box(".split > div"), box("[id='body.query']")];
        return {
          isBeside: (code?.left ?? 0) >= (prose?.right ?? Infinity),
          isBefore: (code?.bottom ?? Infinity) <= (fields?.top ?? 0),
          top: code?.top ?? Infinity,
        };
      });
    const beside = await tops();
    expect(beside.isBeside).toBe(true);
    expect(beside.top).toBeLessThan(900);
    for (const [width, height, screens] of [
      [1099, 900, 1],
      [360, 740, 2],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(tops).toMatchObject({ isBeside: false, isBefore: true });
      expect((await tops()).top).toBeLessThan(height * screens);
    }
  });

  test("the section that is read is marked in the menu", async () => {
    const { page } = await site.open(`${operation}#responses`, { viewport: wide });
    await page.locator('.side .sections a[href="#responses"][aria-current="true"]').waitFor();
  });

  test("the form opens where its section begins, and shows the pictures of the mock in the page", async () => {
    const { page, errors } = await site.open(operation.replace("Insights", "LandingPages"), {
      viewport: wide,
      reducedMotion: "reduce",
    });
    await page.locator(".page-actions").getByRole("link", { name: "Try it" }).click();
    await page.getByText(/^The form uses a mock inside this page/).waitFor();
    await page.locator('.side .sections a[href="#try-it-heading"][aria-current="true"]').waitFor();
    await page.goto(site.root + "operations/v2/searchMedia.html");
    // No mock serves this page, so there is no page of it.
    expect(await page.locator('footer a[href="/__mock/"]').count()).toBe(0);
    await page.locator('.side .sections a[href="#try-it-heading"]').click();
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText(/^URLs at .+ work on this page only\.$/).waitFor();
    await page.getByRole("button", { name: "Show", exact: true }).first().click();
    const picture = page.getByRole("img", { name: "Picture at this address" });
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  test("a page for an address that leads nowhere finds its style and the site's pages, at any depth", async () => {
    const { page } = await site.open("operations/v2/nothing/here.html");
    const link = page.getByRole("main").getByRole("link", { name: "v2: all operations" });
    await expect.poll(() => link.evaluate((one: HTMLAnchorElement) => one.href)).toBe(`${site.root}v2.html`);
    await page.getByRole("button", { name: /^Search/ }).waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe("0px");
  });

  test("from a file a page says that its form and its search need a server; what needs none works", async () => {
    const { page } = await site.visit();
    await page.goto(`file://${siteIn(inject("reference"))}/operations/v2/searchMedia.html`);
    await page.getByRole("button", { name: "Open the form" }).click();
    await page.getByRole("button", { name: /^This does not work from a file\./ }).waitFor();
    await page.keyboard.press("/");
    await page.getByRole("status").filter({ hasText: "This does not work from a file." }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Theme: system" }).click();
    await page.getByRole("button", { name: "Theme: dark" }).waitFor();
  });

  describe.each(["light", "dark"] as const)("%s", (colorScheme) => {
    test("lines around what can be pressed or filled in have 3:1 against the page", async () => {
      const { page } = await site.open("operations/v2/searchMedia.html", { colorScheme, viewport: wide });
      await page
        .locator("details:has(.filter)")
        .first()
        .evaluate((one: HTMLDetailsElement) => {
          one.open = true;
        });
      const ratios = await page.evaluate(() => {
        const luminance = (color: string) => {
          const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((one) => {
            const value = Number(one) / 255;
            return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const ground = luminance(getComputedStyle(document.body).backgroundColor);
        return [...document.querySelectorAll("button:not(.server-change), .filter input, .versions")].flatMap(
          (one) => {
            const { borderTopColor, borderTopWidth, visibility } = getComputedStyle(one);
            if (one.getClientRects().length === 0 || visibility === "hidden") return [];
            const line = luminance(borderTopColor);
            const ratio = (Math.max(line, ground) + 0.05) / (Math.min(line, ground) + 0.05);
            return [{ what: one.className || one.tagName, width: borderTopWidth, ratio }];
          },
        );
      });
      expect(ratios.length).toBeGreaterThan(5);
      expect(ratios.filter(({ ratio, width }) => ratio < 3 || width === "0px")).toEqual([]);
    });
  });

  test("the typeface comes from the site", async () => {
    const { page, foreign, errors } = await site.open(operation, { viewport: wide });
    await page.evaluate(() => document.fonts.ready);
    const faces = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
    );
    expect(faces.map((family) => family.replaceAll('"', ""))).toContain("Reference Sans");
    expect([...foreign(), ...errors]).toEqual([]);
  });

  test.each([operation, "rate-limits.html"])(
    "%s: its lines stay where they are while the typeface is on its way",
    async (path) => {
      const opened = await site.visit({ viewport: wide });
      const { page } = opened;
      let release = () => {};
      const isAsked = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/typeface-*.woff2", async (route) => {
        await isAsked;
        await route.continue();
      });
      await page.goto(opened.addressOf(path), { waitUntil: "domcontentloaded" });
      const height = () => page.locator(".content").evaluate((one) => one.getBoundingClientRect().height);
      const isLoaded = () => page.evaluate(() => document.fonts.check('16px "Reference Sans"'));
      expect(await isLoaded()).toBe(false);
      const before = await height();
      release();
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(isLoaded).toBe(true);
      expect(Math.abs((await height()) / before - 1)).toBeLessThan(0.03);
    },
  );
});
