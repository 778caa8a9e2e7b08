import { expect } from "vitest";
import { choose, isIdle } from "../person.ts";
import { begin } from "./begin.ts";
import type { Stage } from "./stage.ts";

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

  const before = (await mock.searches()).length;
  await page.getByLabel("Text").fill("");
  await page.getByLabel("Text").pressSequentially("tea");
  await page.getByRole("button", { name: "Search" }).click();
  await isIdle(page);
  const sent = (await mock.searches()).slice(before);
  const filters = { format: ["VIDEO"], status: "ACTIVE", sortBy: "MOST_VIEWS" };
  expect(sent.map(({ requestBody }) => requestBody)).toEqual([
    { query: "tea", ...filters, limit: 12, offset: 0 },
  ]);
  expect(sent.flatMap(({ requestViolations }) => requestViolations)).toEqual([]);
}
