import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "@adintel/contract";
import { app } from "./app.ts";

const report = await check(app.fetch, { apiKey: "mock_live_demo", only: "v2/searchTaxonomies" });

test("the server conforms to the contract", () => {
  assert.deepEqual(report.findings, []);
  assert.ok(report.ok, report.summary);
});

for (const { id, rule, reason, failure } of report.cases)
  test(`${id}: ${rule}`, { skip: reason ?? false }, () => assert.equal(failure, undefined));
