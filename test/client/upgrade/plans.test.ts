import { expect, test } from "vitest";
import { upgrade } from "../../../scripts/client/upgrading.ts";
import { resolve, type Document, type Schema } from "../../../scripts/openapi/document.ts";
import { clientModule } from "../../../scripts/generate/client/client.ts";
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

test.each([
  ["has it", 'upgradeIndexBrand({ websiteUrl: "https://shoes.example" }, { country: "PT" })'],
  ["lacks it", 'upgradeIndexBrand({ websiteUrl: "https://shoes.example" })'],
])("a field that a body of v2 requires is one that callers pass, also if its example %s", (how, shown) => {
  const documents = structuredClone(allDocuments);
  const body = documents.v2.components?.schemas?.["IndexAccountRequest"] as Schema;
  body.required = [...(body.required ?? []), "country"];
  body.properties = { ...body.properties, country: { type: "string" } };
  const { post } = documents.v2.paths["/account/index"] ?? {};
  for (const node of Object.values(post?.requestBody?.content["application/json"]?.examples ?? {}))
    if (how === "has it") Object.assign(Object(resolve(documents.v2, node).value), { country: "PT" });
  const source = upgradeModule(documents);
  expect(source).toContain('given: Pick<Inputs["indexAccount"], "country">');
  expect(source).toContain("v2 requires `country`, which v1 does not show.");
  expect(source.replaceAll(/https:[^"]*/g, "https://shoes.example")).toContain(shown);
  const plan = upgradePlans(documents).get("indexBrand");
  if (!plan) throw new Error("indexBrand has no plan");
  const request = [{ websiteUrl: "https://shoes.example" }];
  expect(upgrade("upgradeIndexBrand", plan, request)).toMatchObject({
    calls: [],
    obstacle: "In v2, indexAccount requires country, which v1 does not show; pass it after the request.",
  });
  expect(upgrade("upgradeIndexBrand", plan, request, { country: "PT" }).calls[0]?.parameters).toEqual([
    { websiteUrl: "https://shoes.example", country: "PT" },
  ]);
});

test("a deprecated operation that nothing replaces names no successor", () => {
  const documents = structuredClone(allDocuments);
  const operation = Object.values(documents.v1.paths).flatMap(({ post }) => post ?? [])[0];
  if (!operation) throw new Error("v1 has no POST");
  delete operation["x-replaced-by"];
  const source = clientModule("v1", documents, "v2");
  expect(source).toMatch(/@deprecated$/m);
  expect(source).not.toMatch(/Use +of/);
});
