import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { check } from "../../../scripts/check/cli/command.ts";
import { runsInBrowser } from "../../browser/chromium.ts";
import { openTabs, type Tabs } from "../../browser/tab.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { faultyServer } from "../faulty.ts";
import { quiet } from "../printed.ts";

describe.skipIf(!runsInBrowser)("the page of a run, in Chromium", () => {
  const page = join(temporaryFolder(), "report.html");
  const server = faultyServer();
  let tabs: Tabs;

  beforeAll(async () => {
    server.fault = (_, { status, body }) =>
      status === 200 ? Response.json({ ...body, count: "<b>x</b>".repeat(200) }) : undefined;
    const target = ["--v2", `${server.url}/v2`, "--api-key", "mock_live_demo", "--rate", "off"];
    const only = ["--only", "v2/searchTaxonomies", "--only", "v2/getAccount"];
    await check([...target, ...only, "--reporter", `html=${page}`], { ...quiet, now: Date.now });
    tabs = await openTabs();
  });

  afterAll(() => tabs.close());

  test.each([360, 1280])("fits %i pixels with everything unfolded, and asks nobody", async (width) => {
    const { page: tab, requests } = await tabs.visit({ viewport: { width, height: 800 } });
    const said: string[] = [];
    tab.on("console", (message) => said.push(message.text()));
    await tab.goto(pathToFileURL(page).href);
    await tab.evaluate(() => document.querySelectorAll("details").forEach((part) => (part.open = true)));
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(requests.map(({ url }) => url).filter((url) => !url.startsWith("data:"))).toEqual([
      pathToFileURL(page).href,
    ]);
    expect(said).toEqual([]);
    // What a server wrote makes no element.
    expect(await tab.locator(".failure code b").count()).toBe(0);
    expect(await tab.locator(".failure .got").first().textContent()).toContain("<b>x</b>");
  });
  test("unfolds the operation that a link leads to", async () => {
    const { page: tab } = await tabs.visit();
    await tab.goto(pathToFileURL(page).href);
    const fields = tab.getByRole("region", { name: "Fields of v2/getAccount" });
    expect(await fields.isVisible()).toBe(false);
    await tab.locator("#statuses").getByRole("link", { name: "v2/getAccount", exact: true }).click();
    await fields.waitFor();
  });
});
