import { expect, test } from "vitest";
import type { Document } from "../../../scripts/openapi/document.ts";
import { upgradeModule, upgradeTable } from "../../../scripts/generate/client/upgrade.ts";
import { upgradePlans } from "../../../scripts/generate/client/upgrade-plans.ts";
import type { Version } from "../../../scripts/lib/versions.ts";
import { readDocuments } from "../../docs/documents.ts";

const allDocuments = await readDocuments();

/** The documents with a text in one of them replaced. */
function documentsWith(version: Version, from: string | RegExp, to: string): Record<Version, Document> {
  const before = JSON.stringify(allDocuments[version], null, 2);
  const text = before.replaceAll(from, to);
  expect(text).not.toBe(before);
  return { ...allDocuments, [version]: JSON.parse(text) as Document };
}

test("values without counterpart are read from the documents", () => {
  const renamed = upgradePlans(documentsWith("v2", '"TARGET_PERSONA"', '"PERSONA"'));
  expect(renamed.get("listBrandInsights")?.successors[0]?.values?.["query.type"]).toEqual({
    gone: ["USP", "TARGET_PERSONA"],
    now: ["HOOK", "PERSONA", "AD_ANGLE", "MEDIA_MIX"],
  });
  const none = upgradePlans(documentsWith("v1", '"USP"', '"AD_ANGLE"'));
  expect(none.get("listBrandInsights")?.successors[0]?.values).toBeUndefined();
});

test("defaults and what a mode ignores are read from the documents", () => {
  const changed = upgradePlans(documentsWith("v1", '"default": 10', '"default": 12')).get("searchBrands");
  expect(changed?.successors.map(({ rows }) => rows?.old)).toEqual([12, 12]);
  const ignored = /,\s*"x-ignored-when": \{\s*"mode": "ids"\s*\}/g;
  const heeded = upgradePlans(documentsWith("v1", ignored, "")).get("searchBrands");
  expect(heeded?.modes?.of["ids"]?.ignores).toBeUndefined();
});

test.each([
  [
    "v1",
    "$request.body#/brandNames",
    "$request.body#/brandTitles",
    /maps body.brandTitles, which searchBrands does not/,
  ],
  [
    "v1",
    "$request.body#/names",
    "$request.body#/called",
    /maps body.called, which searchBrands does not have/,
  ],
  [
    "v1",
    '"operationId": "listAccountCollabs"',
    '"operationId": "listPartners"',
    /replaced by listPartners, which v2 lacks/,
  ],
  ["v1", "$request.body#/ids", "$request.body#/ids/0/value", /fields of v2 must not be nested/],
] as const)("%s with %s as %s is refused", (version, from, to, message) => {
  expect(() => upgradePlans(documentsWith(version, from, to))).toThrow(message);
});

test("a description that ends a comment does not end the function's", () => {
  const documents = documentsWith("v1", "No longer accepted.", "No longer */ accepted.");
  expect(upgradeModule(documents)).toContain("No longer *\\/ accepted.");
  expect(upgradeTable(documents)).toContain("No longer */ accepted.");
});
