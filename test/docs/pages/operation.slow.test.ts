import { operations, type Operation } from "@adintel/client/operations";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { runsInBrowser } from "../../browser/chromium.ts";
import { noteWords } from "../../browser/noted.ts";
import { useReference } from "../opened.ts";
import { sample } from "../../sample.ts";
import { siteIn } from "../pages.ts";

const pages = (["v1", "v2"] as const).flatMap((version) =>
  sample(Object.values<Operation>(operations[version]), 3).map(
    ({ operationId }) => `operations/${version}/${operationId}.html`,
  ),
);
const search = "operations/v2/searchMedia.html";

describe.skipIf(!runsInBrowser)("an operation in Chromium", () => {
  const site = useReference();

  test.each([
    ["the first screen of a small laptop", { width: 1100, height: 800 }, 1],
    ["the first two screens of a phone", { width: 360, height: 740 }, 2],
  ] as const)("shows its first code within %s", async (_, viewport, screens) => {
    const { page, addressOf } = await site.visit({ viewport });
    const late: [string, number][] = [];
    for (const path of pages) {
      await page.goto(addressOf(path));
      const top = await page
        .locator("pre.code:visible")
        .first()
        .evaluate((code) => code.getBoundingClientRect().top);
      if (top >= viewport.height * screens) late.push([path, top]);
    }
    expect(late).toEqual([]);
  });

  test("has an address and Markdown that can be copied, and says so", async () => {
    const { page } = await site.open(search);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    const said = await noteWords(page, "[role=status]");
    await page.getByRole("button", { name: "Copy: address" }).click();
    await expect.poll(said).toContain("Copied");
    expect(await clipboard()).toBe(await page.locator(".endpoint code").textContent());
    await expect.poll(() => page.getByRole("status").textContent()).toBe("");
    const markdown = page.locator(".copy-page");
    const labels = await noteWords(page, ".copy-page");
    await markdown.click();
    await expect.poll(labels).toContain("Copied");
    const written = await readFile(join(siteIn(inject("reference")), "operations/v2/searchMedia.md"), "utf8");
    const copied = await clipboard();
    // What is pasted leads to the site from anywhere.
    expect(copied).toContain(`](${site.root}schemas/v2/MediaItem.md`);
    expect(copied).not.toMatch(/\]\((?!https?:)/);
    expect(copied.split("\n")).toHaveLength(written.split("\n").length);
  });

  test("has marks that the keyboard unfolds, without a script", async () => {
    const { page } = await site.open(search, { javaScriptEnabled: false });
    const field = page.locator('[id="body.offset"]');
    const words = field.getByText("Not specified:");
    expect(await words.isVisible()).toBe(false);
    await field.locator(".marks > summary").focus();
    await page.keyboard.press("Enter");
    await words.waitFor();
  });
});
