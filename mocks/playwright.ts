import { randomUUID } from "node:crypto";
import {
  expect as baseExpect,
  test as base,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from "@playwright/test";
import { matchers } from "./matchers.ts";
import { connectMock, type RemoteMock } from "./remote.ts";

/** What `use` in Playwright's configuration takes. */
export interface MockFixtureOptions {
  /** Where the mock is. Default: `http://127.0.0.1:4010`. */
  mockUrl: string;
}

export interface MockFixtures extends MockFixtureOptions {
  /** The name of the test's session. */
  mockSession: string;
  /** The controls of the mock in the test's session. */
  mock: RemoteMock;
}

/**
 * Playwright's `test`, in which each test has its own session of the mock: `X-Mock-Session` is sent with every request of its pages
 * and of `request`. The mock's token is taken from `ADINTEL_MOCK_CONTROLS_TOKEN`.
 *
 * @example
 * import { expect, test } from "@adintel/mock/playwright";
 *
 * test("the page says when credits run out", async ({ page, mock }) => {
 *   await mock.scenario("outOfCredits");
 *   await page.goto("/");
 *   await expect(page.getByRole("alert")).toContainText("credits");
 * });
 */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & MockFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = base.extend<MockFixtures>({
  mockUrl: ["http://127.0.0.1:4010", { option: true }],
  // Not one for each worker: what a page still sends after its test would be found in the next one.
  mockSession: async ({}, use, { title }) =>
    use(`${title.replaceAll(/[^\w]+/g, "-").slice(0, 40)}-${randomUUID().slice(0, 8)}`),
  mock: async ({ mockUrl, mockSession: session }, use, { annotations }) => {
    annotations.push({ type: "mock", description: `${mockUrl}/__mock/?session=${session}` });
    await use(connectMock(mockUrl, { session, token: process.env["ADINTEL_MOCK_CONTROLS_TOKEN"] }));
  },
  extraHTTPHeaders: ({ extraHTTPHeaders, mockSession }, use) =>
    use({ ...extraHTTPHeaders, "X-Mock-Session": mockSession }),
});

/** Playwright's `expect` with `toHaveRequested`. */
export const expect = baseExpect.extend(matchers);
