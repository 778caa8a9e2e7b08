import type { Family, Fault } from "../faults.ts";
import type { Row } from "../world.ts";
import { fault } from "./make.ts";

/** Requests that must be accepted, and are not. */
function refusing(id: string, what: string, at: string, when: (input: Row) => boolean): Fault {
  return fault(
    `validation-strict/${id}`,
    what,
    {
      answer: (answer, call) =>
        call?.operation.id === at && answer.status === 200 && when(call.input)
          ? {
              status: 400,
              headers: {},
              body: {
                error: {
                  code: "invalid_request",
                  message: "The request is not valid.",
                  details: [{ path: "body", message: "is not accepted" }],
                },
              },
            }
          : answer,
    },
    { at },
  );
}

const length = (value: unknown): number =>
  Array.isArray(value) || typeof value === "string" ? value.length : -1;

/** What is refused against the specification. */
export const strictFamily: Family = {
  id: "validation-strict",
  title: "Requests that must be accepted, and are refused",
  faults: [
    refusing(
      "v1-100-ids",
      "100 ids are refused.",
      "v1/searchBrands",
      ({ brandIds }) => length(brandIds) === 100,
    ),
    refusing("v1-count-100", "A `count` of 100 is refused.", "v1/searchBrands", ({ count }) => count === 100),
    refusing("v1-count-1", "A `count` of 1 is refused.", "v1/searchBrands", ({ count }) => count === 1),
    refusing(
      "v1-long-query",
      "A `query` of 500 characters is refused.",
      "v1/searchBrands",
      ({ query }) => length(query) === 500,
    ),
    refusing(
      "v1-long-name",
      "A name of 200 characters is refused.",
      "v1/searchBrands",
      ({ brandNames }) => Array.isArray(brandNames) && length(brandNames[0]) === 200,
    ),
    refusing(
      "v1-short-name",
      "A name of 3 characters is refused.",
      "v1/searchBrands",
      ({ brandNames }) => Array.isArray(brandNames) && length(brandNames[0]) === 3,
    ),
    refusing(
      "v1-numeric-ids",
      "Ids that are numbers are refused.",
      "v1/searchBrands",
      ({ brandIds }) => Array.isArray(brandIds) && typeof brandIds[0] === "number",
    ),
    refusing(
      "v1-no-followers",
      "A `minFollowers` of 0 is refused.",
      "v1/searchBrands",
      ({ minFollowers }) => minFollowers === 0,
    ),
    refusing(
      "v1-90-days",
      "A `maxDaysBack` of 90 is refused.",
      "v1/getInsights",
      ({ maxDaysBack }) => maxDaysBack === 90,
    ),
    refusing(
      "v1-500-clusters",
      "A `limit` of 500 is refused.",
      "v1/getInsights",
      ({ limit }) => limit === 500,
    ),
    refusing(
      "v1-100-pages",
      "A `limit` of 100 is refused.",
      "v1/listLandingPages",
      ({ limit }) => limit === 100,
    ),
    refusing(
      "media-filter-and-query",
      "`query` beside `accountId` is refused.",
      "v2/searchMedia",
      ({ query, accountId }) => query !== undefined && accountId !== undefined,
    ),
    refusing(
      "media-several-formats",
      "More than one format is refused.",
      "v2/searchMedia",
      ({ format }) => length(format) > 1,
    ),
    refusing(
      "media-zulu",
      "The language Zulu is refused.",
      "v2/searchMedia",
      ({ language }) => Array.isArray(language) && language[0] === "Zulu",
    ),
    refusing(
      "media-last-category",
      "The category Greenscreen is refused.",
      "v2/searchMedia",
      ({ categories }) => Array.isArray(categories) && categories[0] === "Greenscreen",
    ),
    refusing(
      "media-without-account",
      "A search of the whole corpus is refused.",
      "v2/searchMedia",
      ({ accountId }) => accountId === undefined,
    ),
    refusing(
      "creators-gender",
      "POST /creators refuses `gender`.",
      "v2/searchCreators",
      ({ gender }) => gender !== undefined,
    ),
    refusing(
      "creators-location",
      "POST /creators refuses `location`.",
      "v2/searchCreators",
      ({ location }) => location !== undefined,
    ),
    refusing(
      "brands-location",
      "POST /brands refuses `location`.",
      "v2/searchBrands",
      ({ location }) => location !== undefined,
    ),
    refusing("brands-ids", "POST /brands refuses `ids`.", "v2/searchBrands", ({ ids }) => ids !== undefined),
    refusing(
      "brands-names",
      "POST /brands refuses `names`.",
      "v2/searchBrands",
      ({ names }) => names !== undefined,
    ),
    refusing(
      "long-url",
      "A `websiteUrl` of 2048 characters is refused in v1.",
      "v1/indexBrand",
      ({ websiteUrl }) => length(websiteUrl) === 2048,
    ),
    refusing(
      "instagram",
      "Instagram profiles are refused by indexing.",
      "v2/indexAccount",
      ({ websiteUrl }) => String(websiteUrl).includes("instagram"),
    ),
    refusing("tiktok", "TikTok profiles are refused by indexing.", "v2/indexAccount", ({ websiteUrl }) =>
      String(websiteUrl).includes("tiktok"),
    ),
  ],
};
