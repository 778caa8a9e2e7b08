import type { Fault } from "../faults.ts";
import type { Row } from "../world.ts";
import { family, fault, refusing } from "./make.ts";

/** Requests that must be accepted, and are refused for what they say in one field. */
function strict(
  id: string,
  what: string,
  at: string,
  field: string,
  when: (value: unknown, given: Row) => boolean,
): Fault {
  return fault(`${id}`, what, refusing(at, field, "is not accepted", when));
}

/** Whether a value is given at all. */
const isGiven = (value: unknown): boolean => value !== undefined;

/** Whether one of the items of a list is such. */
function some(is: (item: unknown) => boolean) {
  return (value: unknown): boolean => Array.isArray(value) && value.some(is);
}

const is = (only: unknown) => (value: unknown) => value === only;

const hasLength = (only: number) => (value: unknown) => length(value) === only;

const length = (value: unknown): number =>
  Array.isArray(value) || typeof value === "string" ? value.length : -1;

/** What is refused against the specification. */
export const strictFamily = family("validation-strict", [
  strict("v1-100-ids", "100 ids are refused.", "v1/searchBrands", "brandIds", hasLength(100)),
  strict("v1-count-100", "A `count` of 100 is refused.", "v1/searchBrands", "count", is(100)),
  strict("v1-count-1", "A `count` of 1 is refused.", "v1/searchBrands", "count", is(1)),
  strict(
    "v1-long-query",
    "A `query` of 500 characters is refused.",
    "v1/searchBrands",
    "query",
    hasLength(500),
  ),
  strict(
    "v1-long-name",
    "A name of 200 characters is refused.",
    "v1/searchBrands",
    "brandNames",
    some(hasLength(200)),
  ),
  strict(
    "v1-short-name",
    "A name of 3 characters is refused.",
    "v1/searchBrands",
    "brandNames",
    some(hasLength(3)),
  ),
  strict(
    "v1-numeric-ids",
    "Ids that are numbers are refused.",
    "v1/searchBrands",
    "brandIds",
    some((one) => typeof one === "number"),
  ),
  strict("v1-no-followers", "A `minFollowers` of 0 is refused.", "v1/searchBrands", "minFollowers", is(0)),
  strict("v1-90-days", "A `maxDaysBack` of 90 is refused.", "v1/getInsights", "maxDaysBack", is(90)),
  strict("v1-500-clusters", "A `limit` of 500 is refused.", "v1/getInsights", "limit", is(500)),
  strict("v1-100-pages", "A `limit` of 100 is refused.", "v1/listLandingPages", "limit", is(100)),
  strict(
    "media-filter-and-query",
    "`query` beside `accountId` is refused.",
    "v2/searchMedia",
    "query",
    (query, { accountId }) => isGiven(query) && isGiven(accountId),
  ),
  strict(
    "media-several-formats",
    "More than one format is refused.",
    "v2/searchMedia",
    "format",
    (formats) => length(formats) > 1,
  ),
  strict("media-zulu", "The language Zulu is refused.", "v2/searchMedia", "language", some(is("Zulu"))),
  strict(
    "media-last-category",
    "The category Greenscreen is refused.",
    "v2/searchMedia",
    "categories",
    some(is("Greenscreen")),
  ),
  strict(
    "media-without-account",
    "A search of the whole corpus is refused.",
    "v2/searchMedia",
    "accountId",
    (accountId) => !isGiven(accountId),
  ),
  strict("creators-gender", "POST /creators refuses `gender`.", "v2/searchCreators", "gender", isGiven),
  strict("creators-location", "POST /creators refuses `location`.", "v2/searchCreators", "location", isGiven),
  strict("brands-location", "POST /brands refuses `location`.", "v2/searchBrands", "location", isGiven),
  strict("brands-ids", "POST /brands refuses `ids`.", "v2/searchBrands", "ids", isGiven),
  strict("brands-names", "POST /brands refuses `names`.", "v2/searchBrands", "names", isGiven),
  strict(
    "long-url",
    "A `websiteUrl` of 2048 characters is refused in v1.",
    "v1/indexBrand",
    "websiteUrl",
    hasLength(2048),
  ),
  strict("instagram", "Instagram profiles are refused by indexing.", "v2/indexAccount", "websiteUrl", (url) =>
    String(url).includes("instagram"),
  ),
  strict("tiktok", "TikTok profiles are refused by indexing.", "v2/indexAccount", "websiteUrl", (url) =>
    String(url).includes("tiktok"),
  ),
]);
