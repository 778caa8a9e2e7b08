import { matchers, type MockMatchers } from "@adintel/mock/matchers";
import { expect } from "vitest";
import { choose, isIdle } from "../person.ts";
import { begin } from "./begin.ts";
import type { Stage } from "./stage.ts";

declare module "vitest" {
  interface Matchers<T> extends MockMatchers<T> {}
}

expect.extend(matchers);

/** Creatives cost, so nothing is searched for while a person types. */
export async function sendsOneRequest(stage: Stage): Promise<void> {
  const { page, mock } = stage;
  await begin(stage);
  await page.getByRole("checkbox", { name: "Video" }).check();
  await isIdle(page);
  await choose(page, "Status", "Running");
  await isIdle(page);
  await choose(page, "Sort", "Most views");
  await isIdle(page);

  await mock.forgetRequests();
  await page.getByLabel("Text").fill("");
  await page.getByLabel("Text").pressSequentially("tea");
  await page.getByRole("button", { name: "Search" }).click();
  await isIdle(page);
  await expect(mock).toHaveRequested("searchMedia", {
    status: 200,
    body: { query: "tea", format: ["VIDEO"], status: "ACTIVE", sortBy: "MOST_VIEWS", limit: 12, offset: 0 },
  });
  expect(await mock.requests()).toHaveLength(1);
}
