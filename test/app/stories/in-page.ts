import type { Page } from "playwright-core";
import type {} from "../msw.ts";
import type { Stage } from "./stage.ts";

/** A stage whose mock is in the page, which hands it out as `window.mock`. */
export function stageInPage(page: Page, site: string): Promise<Stage> {
  const mock = () =>
    page.evaluateHandle(() => {
      if (!window.mock) throw new Error("There is no mock in this page.");
      return window.mock;
    });
  return Promise.resolve({
    page,
    mock: {
      reset: async () => (await mock()).evaluate((one) => one.reset()),
      async scenario(input, changes) {
        const staged = await (
          await mock()
        ).evaluateHandle((one, given) => one.scenario(given.input, given.changes), { input, changes });
        return { remove: () => staged.evaluate((one) => one.remove()) };
      },
      requests: async () => (await mock()).evaluate((one) => one.requests()),
      forgetRequests: async () => (await mock()).evaluate((one) => one.requests.clear()),
      searches: async () => (await mock()).evaluate((one) => one.requests({ operation: "searchMedia" })),
    },
    async open({ scenario, isOwn = false } = {}) {
      const asked = new URLSearchParams({
        mock: "msw",
        api: `${site}/v2`,
        ...(scenario && { scenario }),
        ...(isOwn && { data: "own.yaml", query: "kettle" }),
      });
      await page.goto(`${site}/?${asked}`);
      await page.waitForFunction(() => window.mock !== undefined);
    },
    close: () => page.close(),
  });
}
