import { assumed, staged } from "./mutant.ts";
import { accepted, refused, unchecked } from "./unchecked.ts";
import { brand } from "./world.ts";

const byName = { mode: "brand_name", brandNames: ["ell"], type: "BRAND" };
const smart = { mode: "smart", query: "shoes", type: "BRAND" };
const numbers = (length: number) => Array.from({ length }, (_, index) => `number ${index}`);
const url = (length: number) => "https://new.example/".padEnd(length, "a");

/** Requests to v1 that break the contract and are accepted, and some at a bound that keep it and are refused. */
export const validationV1 = [
  unchecked("v1-mode", "v1/searchBrands", "mode", "exact", {
    others: { brandIds: [brand.id] },
    instead: "ids",
  }),
  missing("v1-ids-without-ids", "ids", "brandIds", { mode: "ids" }, []),
  missing("v1-name-without-names", "brand_name", "brandNames", { ...byName, brandNames: undefined }, []),
  missing("v1-name-without-type", "brand_name", "type", { ...byName, type: undefined }, "BRAND"),
  missing("v1-smart-without-query", "smart", "query", { ...smart, query: undefined }, "ads"),
  missing("v1-smart-without-type", "smart", "type", { ...smart, type: undefined }, "BRAND"),
  accepted(
    "v1-smart-with-sort",
    "v1/searchBrands",
    "Mode `smart` ignores `sortBy`, which it should reject.",
    { ...smart, sortBy: "NAME" },
    ({ sortBy: _, ...body }) => (body["mode"] === "smart" ? body : undefined),
  ),
  unchecked("v1-sort", "v1/searchBrands", "sortBy", "CHEAPEST", { others: byName }),
  unchecked("v1-language", "v1/searchBrands", "language", "Klingon", { others: byName }),
  unchecked("v1-type-value", "v1/searchBrands", "type", "AGENCY", { others: byName, instead: "BRAND" }),
  unchecked("v1-count-minimum", "v1/searchBrands", "count", 0, {
    others: byName,
    what: "`count` may be less than 1.",
    when: (value) => Number(value) < 1,
  }),
  unchecked("v1-count-maximum", "v1/searchBrands", "count", 101, {
    others: byName,
    what: "`count` may be more than 100.",
    when: (value) => Number(value) > 100,
    instead: 100,
  }),
  unchecked("v1-count-fraction", "v1/searchBrands", "count", 2.5, {
    others: byName,
    what: "`count` may have a fraction.",
    when: (value) => typeof value === "number" && value > 1 && value < 100,
  }),
  refused(
    "v1-count-at-maximum",
    "v1/searchBrands",
    "`count` of exactly 100 is refused.",
    "count",
    { ...byName, count: 100 },
    (value) => value === 100,
  ),
  unchecked("v1-followers-minimum", "v1/searchBrands", "minFollowers", -1, {
    others: byName,
    what: "`minFollowers` may be negative.",
    when: (value) => Number(value) < 0,
  }),
  unchecked("v1-followers-maximum", "v1/searchBrands", "maxFollowers", 2_147_483_648, {
    others: byName,
    what: "`maxFollowers` may be more than 2147483647.",
    when: (value) => Number(value) > 2_147_483_647,
  }),
  refused(
    "v1-followers-at-maximum",
    "v1/searchBrands",
    "`maxFollowers` of exactly 2147483647 is refused.",
    "maxFollowers",
    { ...byName, maxFollowers: 2_147_483_647 },
    (value) => value === 2_147_483_647,
  ),
  unchecked("v1-ids-too-many", "v1/searchBrands", "brandIds", numbers(101), {
    others: { mode: "ids" },
    what: "`brandIds` may have more than 100 items.",
    when: (value) => Array.isArray(value) && value.length > 100,
    instead: [],
  }),
  refused(
    "v1-ids-at-maximum",
    "v1/searchBrands",
    "`brandIds` of exactly 100 items are refused.",
    "brandIds",
    { mode: "ids", brandIds: numbers(100) },
    (value) => Array.isArray(value) && value.length === 100,
  ),
  refused(
    "v1-ids-as-numbers",
    "v1/searchBrands",
    "Numbers in `brandIds` are refused.",
    "brandIds",
    { mode: "ids", brandIds: [123] },
    (value) => Array.isArray(value) && value.some((id) => typeof id === "number"),
  ),
  unchecked("v1-id-too-long", "v1/searchBrands", "brandIds", ["x".repeat(201)], {
    others: { mode: "ids" },
    what: "An item of `brandIds` may be longer than 200 characters.",
    when: (value) => Array.isArray(value) && value.some((id) => String(id).length > 200),
    instead: ["x"],
  }),
  unchecked("v1-names-too-many", "v1/searchBrands", "brandNames", numbers(101), {
    others: { mode: "brand_name", type: "BRAND" },
    what: "`brandNames` may have more than 100 items.",
    when: (value) => Array.isArray(value) && value.length > 100,
    instead: ["none"],
  }),
  unchecked("v1-name-too-short", "v1/searchBrands", "brandNames", ["el"], {
    others: { mode: "brand_name", type: "BRAND" },
    what: "An item of `brandNames` may have two characters.",
    when: (value) => Array.isArray(value) && value.some((name) => String(name).length === 2),
    instead: ["ell"],
  }),
  refused(
    "v1-name-at-minimum",
    "v1/searchBrands",
    "An item of `brandNames` of exactly three characters is refused.",
    "brandNames",
    byName,
    (value) => Array.isArray(value) && value.some((name) => String(name).length === 3),
  ),
  unchecked("v1-query-too-long", "v1/searchBrands", "query", "shoes".padEnd(501), {
    others: { mode: "smart", type: "BRAND" },
    what: "`query` may be longer than 500 characters.",
    when: (value) => String(value).length > 500,
    instead: "shoes",
  }),
  refused(
    "v1-query-at-maximum",
    "v1/searchBrands",
    "`query` of exactly 500 characters is refused.",
    "query",
    { ...smart, query: "shoes".padEnd(500) },
    (value) => String(value).length === 500,
  ),
  unchecked("v1-media-mode", "v1/searchBrandMedia", "mode", "exact"),
  unchecked("v1-media-limit-type", "v1/searchBrandMedia", "limit", "2"),
  assumed(
    unchecked("v1-insights-type-angle", "v1/listBrandInsights", "type", "AD_ANGLE", {
      what: "`type` may be AD_ANGLE, which is among the results alone.",
      when: (value) => value === "AD_ANGLE",
      instead: "HOOK",
    }),
  ),
  unchecked("v1-insights-days-maximum", "v1/listBrandInsights", "maxDaysBack", 91, {
    others: { type: "HOOK" },
    what: "`maxDaysBack` may be more than 90.",
    when: (value) => Number(value) > 90,
  }),
  unchecked("v1-insights-days-minimum", "v1/listBrandInsights", "maxDaysBack", 0, {
    others: { type: "HOOK" },
    what: "`maxDaysBack` may be less than 1.",
    when: (value) => Number(value) < 1,
  }),
  refused(
    "v1-insights-days-at-maximum",
    "v1/listBrandInsights",
    "`maxDaysBack` of exactly 90 is refused.",
    "maxDaysBack",
    { type: "HOOK", maxDaysBack: 90 },
    (value) => value === "90",
  ),
  unchecked("v1-insights-limit-maximum", "v1/listBrandInsights", "limit", 501, {
    others: { type: "HOOK" },
    what: "`limit` may be more than 500.",
    when: (value) => Number(value) > 500,
  }),
  unchecked("v1-landing-pages-maximum", "v1/listBrandLandingPages", "limit", 101, {
    what: "`limit` may be more than 100.",
    when: (value) => Number(value) > 100,
  }),
  unchecked("v1-landing-pages-minimum", "v1/listBrandLandingPages", "limit", 0, {
    what: "`limit` may be less than 1.",
    when: (value) => Number(value) < 1,
  }),
  refused(
    "v1-landing-pages-at-maximum",
    "v1/listBrandLandingPages",
    "`limit` of exactly 100 is refused.",
    "limit",
    { limit: 100 },
    (value) => value === "100",
  ),
  unchecked("v1-index-url-empty", "v1/indexBrand", "websiteUrl", "", {
    what: "`websiteUrl` may be empty.",
    when: (value) => value === "",
    instead: url(30),
  }),
  unchecked("v1-index-url-too-long", "v1/indexBrand", "websiteUrl", url(2_049), {
    what: "`websiteUrl` may be longer than 2,048 characters.",
    // What is no address is refused as ever.
    when: (value) => String(value).length > 2_048 && URL.canParse(String(value)),
    instead: url(2_048),
  }),
  // It is an address beside the one that a stranger may be asked to index.
  staged(
    refused(
      "v1-index-url-at-maximum",
      "v1/indexBrand",
      "`websiteUrl` of exactly 2,048 characters is refused.",
      "websiteUrl",
      { websiteUrl: url(2_048) },
      (value) => String(value).length === 2_048,
    ),
  ),
];

/** A mode of the search that does without a field which it requires. */
function missing(id: string, mode: string, field: string, fields: Record<string, unknown>, instead: unknown) {
  return accepted(id, "v1/searchBrands", `Mode \`${mode}\` does without \`${field}\`.`, fields, (body) =>
    body["mode"] === mode && !(field in body) ? { ...body, [field]: instead } : undefined,
  );
}
