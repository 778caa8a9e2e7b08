// e2e/search.spec.ts
import { expect } from "@playwright/test";
import { test } from "./mocked.ts";

test("a search finds creatives and is charged once", async ({ page, mock }) => {
  await page.goto("/");
  await page.getByRole("searchbox").fill("running shoes");
  await expect(page.getByRole("listitem")).toHaveCount(20);
  expect((await mock.ledger()).charges).toMatchObject([{ operationId: "searchMedia", rows: 20 }]);
});

test("the page says when credits run out", async ({ page, mock }) => {
  await mock.scenario("outOfCredits");
  await page.goto("/");
  await page.getByRole("searchbox").fill("running shoes");
  await expect(page.getByRole("alert")).toContainText("credits");
});
