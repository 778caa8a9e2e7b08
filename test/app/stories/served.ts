import { readFile } from "node:fs/promises";
import { createMock, listen, type MockData } from "@adintel/mock";
import { connectMock } from "@adintel/mock/remote";
import type { Page } from "playwright-core";
import { parse } from "yaml";
import { now, type Stage } from "./stage.ts";

const anyPort = { port: 0, host: "127.0.0.1" };

/** A stage whose mock is served, and controlled as end-to-end tests do. */
export async function servedStage(page: Page, site: string): Promise<Stage> {
  const data: MockData = parse(await readFile(new URL("../own.yaml", import.meta.url), "utf8"));
  const served = await listen(createMock({ now }).fetch, anyPort);
  const own = await listen(createMock({ now, data }).fetch, anyPort);
  const mock = connectMock(served.url);
  return {
    page,
    mock: {
      reset: () => mock.reset(),
      scenario: (input, changes) => mock.scenario(input, changes),
      requests: () => mock.requests(),
      forgetRequests: () => mock.requests.clear(),
      searches: () => mock.requests({ operation: "searchMedia" }),
    },
    async open({ scenario, isOwn = false } = {}) {
      await mock.reset();
      if (scenario) await mock.scenario(scenario);
      await page.goto(`${site}/?api=${isOwn ? `${own.url}/v2&query=kettle` : `${served.url}/v2`}`);
    },
    async close() {
      await page.close();
      await served.close();
      await own.close();
    },
  };
}
