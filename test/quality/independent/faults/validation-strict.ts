import type { Family, Fault } from "../faults.ts";
import type { Row } from "../world.ts";
import { fault, refusing } from "./make.ts";

/** Requests that must be accepted, and are refused for what they say in one field. */
function strict(
  id: string,
  what: string,
  at: string,
  field: string,
  when: (value: unknown, given: Row) => boolean,
): Fault {
  return fault(`validation-strict/${id}`, what, refusing(at, field, "is not accepted", when), { at });
}

/** Whether a value is given at all. */
const isGiven = (value: unknown): boolean => value !== undefined;

/** Whether one of the items of a list is such. */
function some(is: (item: unknown) => boolean) {
  return (value: unknown): boolean => Array.isArray(value) && value.some(is);
}

const length = (value: unknown): number =>
  Array.isArray(value) || typeof value === "string" ? value.length : -1;

/** What is refused against the specification. */
export const strictFamily: Family = {
  id: "validation-strict",
  title: "Requests that must be accepted, and are refused",
  faults: [
    strict("v1-100-ids", "100 ids are refused.", "v1/searchBrands", "brandIds", (ids) => length(ids) === 100),
    strict(
      "v1-count-100",
      "A `count` of 100 is refused.",
      "v1/searchBrands",
      "count",
      (count) => count === 100,
    ),
    strict("v1-count-1", "A `count` of 1 is refused.", "v1/searchBrands", "count", (count) => count === 1),
    strict(
      "v1-long-query",
      "A `query` of 500 characters is refused.",
      "v1/searchBrands",
      "query",
      (query) => length(query) === 500,
    ),
    strict(
      "v1-long-name",
      "A name of 200 characters is refused.",
      "v1/searchBrands",
      "brandNames",
      some((name) => length(name) === 200),
    ),
    strict(
      "v1-short-name",
      "A name of 3 characters is refused.",
      "v1/searchBrands",
      "brandNames",
      some((name) => length(name) === 3),
    ),
    strict(
      "v1-numeric-ids",
      "Ids that are numbers are refused.",
      "v1/searchBrands",
      "brandIds",
      some((one) => typeof one === "number"),
    ),
    strict(
      "v1-no-followers",
      "A `minFollowers` of 0 is refused.",
      "v1/searchBrands",
      "minFollowers",
      (least) => least === 0,
    ),
    strict(
      "v1-90-days",
      "A `maxDaysBack` of 90 is refused.",
      "v1/getInsights",
      "maxDaysBack",
      (days) => days === 90,
    ),
    strict(
      "v1-500-clusters",
      "A `limit` of 500 is refused.",
      "v1/getInsights",
      "limit",
      (limit) => limit === 500,
    ),
    strict(
      "v1-100-pages",
      "A `limit` of 100 is refused.",
      "v1/listLandingPages",
      "limit",
      (limit) => limit === 100,
    ),
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
    strict(
      "media-zulu",
      "The language Zulu is refused.",
      "v2/searchMedia",
      "language",
      some((one) => one === "Zulu"),
    ),
    strict(
      "media-last-category",
      "The category Greenscreen is refused.",
      "v2/searchMedia",
      "categories",
      some((one) => one === "Greenscreen"),
    ),
    strict(
      "media-without-account",
      "A search of the whole corpus is refused.",
      "v2/searchMedia",
      "accountId",
      (accountId) => !isGiven(accountId),
    ),
    strict("creators-gender", "POST /creators refuses `gender`.", "v2/searchCreators", "gender", isGiven),
    strict(
      "creators-location",
      "POST /creators refuses `location`.",
      "v2/searchCreators",
      "location",
      isGiven,
    ),
    strict("brands-location", "POST /brands refuses `location`.", "v2/searchBrands", "location", isGiven),
    strict("brands-ids", "POST /brands refuses `ids`.", "v2/searchBrands", "ids", isGiven),
    strict("brands-names", "POST /brands refuses `names`.", "v2/searchBrands", "names", isGiven),
    strict(
      "long-url",
      "A `websiteUrl` of 2048 characters is refused in v1.",
      "v1/indexBrand",
      "websiteUrl",
      (url) => length(url) === 2048,
    ),
    strict(
      "instagram",
      "Instagram profiles are refused by indexing.",
      "v2/indexAccount",
      "websiteUrl",
      (url) => String(url).includes("instagram"),
    ),
    strict("tiktok", "TikTok profiles are refused by indexing.", "v2/indexAccount", "websiteUrl", (url) =>
      String(url).includes("tiktok"),
    ),
  ],
};
