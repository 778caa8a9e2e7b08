import { inject, afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityProblems } from "../../../browser/axe.ts";
import { runsInBrowser } from "../../../browser/chromium.ts";
import { openSite, type OpenedSite } from "../../opened.ts";
import { siteIn } from "../../pages.ts";

describe.skipIf(!runsInBrowser)("calls that run in the page, on a static host", () => {
  let site: OpenedSite;

  beforeAll(async () => {
    site = await openSite(siteIn(inject("reference")));
  });

  afterAll(() => site.close());

  test.each([
    [1100, "light"],
    [320, "dark"],
  ] as const)("the steps of the start page need each other, %i px, %s", async (width, colorScheme) => {
    const view = { viewport: { width, height: 900 }, colorScheme };
    const { page, errors, foreign, requests } = await site.open("index.html", view);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(requests.filter(({ url }) => /page-mock|try-it/.test(url))).toEqual([]);
    await page.getByRole("button", { name: "Run these calls here" }).click();
    const [brand, videos, cost] = await page.locator(".step").all();
    if (!brand || !videos || !cost) throw new Error("three steps");
    await brand.getByText("200 OK").waitFor();
    const account = videos.getByRole("textbox", { name: "accountId" });
    const first = await account.inputValue();
    await expect(brand.locator(".tree").textContent()).resolves.toContain(`"id": "${first}"`);
    // Another brand is another account, and what the reader changed besides stays.
    await videos.getByRole("textbox", { name: "limit" }).fill("3");
    await brand.getByRole("textbox", { name: "query" }).fill("skincare");
    await brand.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => account.inputValue()).not.toBe(first);
    await videos.getByRole("button", { name: "Send" }).click();
    await videos.getByText(/^Charged: \$0\.0015 for 3 rows/).waitFor();
    await page.getByText(/Charged so far: \$0\.0015\.$/).waitFor();
    await cost.getByRole("button", { name: "Send" }).click();
    await cost.getByText('"spentMicrodollars": 1500,').waitFor();
    await page.getByText("Ledger", { exact: true }).click();
    expect(await page.locator(".try-it-mock tbody tr").allTextContents()).toEqual([
      "searchMedia3 rows$0.0015",
      "Sum$0.0015",
    ]);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect([...foreign(), ...errors]).toEqual([]);
  });

  test("every recipe runs where it stands, and shows what each of its calls returned", async () => {
    const { page, errors } = await site.open("recipes.html");
    for (const recipe of await page.locator(".runs").all()) {
      const calls = JSON.parse((await recipe.getAttribute("data-calls")) ?? "") as unknown[];
      await recipe.getByRole("button", { name: "Run here" }).click();
      await expect
        .poll(() => recipe.locator(".try-it-outcome").allTextContents(), { timeout: 60_000 })
        .toEqual(calls.map(() => "200 OK"));
      await recipe.getByText(/^Credits left: \$/).waitFor();
    }
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
