import { readFile } from "node:fs/promises";
import {
  createMock,
  listen,
  type PresetName,
  type RequestRecord,
  type Scenario,
  type ScenarioInput,
  type MockData,
} from "@adintel/mock";
import type { Page } from "playwright-core";
import { connectMock } from "@adintel/mock/remote";
import { parse } from "yaml";
import type {} from "./msw.ts";

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

const anyPort = { port: 0, host: "127.0.0.1" };

/** A stage whose mock is served, and controlled as end-to-end tests do. */
export async function servedStage(page: Page, site: string): Promise<Stage> {
  const data: MockData = parse(await readFile(new URL("own.yaml", import.meta.url), "utf8"));
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

/** When all of it happens, for the page as for the mock. */
export const now = Date.UTC(2026, 10, 20);

/** The page with the mock that it calls, wherever that runs. */
export interface Stage {
  page: Page;
  mock: StagedMock;
  /** Opens the page, with what it is asked to find there, and does not wait for what it loads. */
  open(asked?: Opening): Promise<void>;
  close(): Promise<void>;
}

/** How a story finds the world when the page opens. */
interface Opening {
  /** A preset that is staged before the first call. */
  scenario?: PresetName;
  /** Whether there is nothing but the data in `own.yaml`, which the page then searches for kettles. */
  isOwn?: boolean;
}

/** What stories need of the mock. */
interface StagedMock {
  reset(): Promise<void>;
  scenario(input: ScenarioInput, changes?: Scenario): Promise<{ remove(): Promise<void> }>;
  /** All that the page has called. */
  requests(): Promise<RequestRecord[]>;
  forgetRequests(): Promise<number>;
  /** What the page has searched for, the first search first. */
  searches(): Promise<RequestRecord<"searchMedia">[]>;
}

export type Story = (stage: Stage) => Promise<void>;
