import { expect, test } from "vitest";
import { check } from "@adintel/contract";
import { app } from "./app.ts";

const report = await check(app.fetch, { apiKey: "mock_live_demo", only: "v2/searchTaxonomies" });

test("the server conforms to the contract", () => {
  expect(report.findings).toEqual([]);
  expect(report.ok, report.summary).toBe(true);
});

for (const { id, rule, reason, failure } of report.cases)
  test.skipIf(reason !== undefined)(`${id}: ${rule}`, () => expect(failure).toBeUndefined());
