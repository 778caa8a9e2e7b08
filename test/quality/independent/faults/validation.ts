import type { Family } from "../faults.ts";
import { fault, overlooking } from "./make.ts";

/** Fields whose validation is stated, by operation. */
const validated: Readonly<Record<string, readonly string[]>> = {
  "v2/searchMedia":
    "channel format duration status categories funnelStage language datePreset landingPageMatch sortBy limit lowImpressions minDaysRun maxViewCount taxonomy location query".split(
      " ",
    ),
  "v1/searchBrands":
    "mode brandIds brandNames query type count minFollowers maxFollowers sortBy ethnicity gender ageRange language location".split(
      " ",
    ),
  "v2/getInsights": ["type", "maxDaysBack"],
  "v1/getInsights": ["maxDaysBack", "limit"],
  "v2/listLandingPages": ["showInactive"],
  "v1/listLandingPages": ["limit", "showInactive"],
  "v2/listCampaigns": ["type", "sortBy", "datePreset"],
  "v2/searchTaxonomies": ["query", "limit"],
  "v2/indexAccount": ["websiteUrl"],
  "v1/indexBrand": ["websiteUrl"],
  "v2/searchBrands": ["gender", "ageRange", "ethnicity", "language"],
};

/** Fields whose bounds are stated. */
const ranges: Readonly<Record<string, readonly string[]>> = {
  "v1/searchBrands": ["count", "brandIds", "brandNames", "query", "minFollowers", "maxFollowers"],
  "v1/getInsights": ["maxDaysBack", "limit"],
  "v1/listLandingPages": ["limit"],
  "v1/indexBrand": ["websiteUrl"],
};

/** What is accepted against the specification. */
export const validationFamily: Family = {
  id: "validation",
  faults: [
    ...Object.entries(validated).flatMap(([at, fields]) =>
      fields.map((field) =>
        fault(
          `validation/${at}-${field}`,
          `A faulty \`${field}\` is ignored.`,
          overlooking(at, ({ path }) => path === field),
        ),
      ),
    ),
    ...Object.entries(ranges).flatMap(([at, fields]) =>
      fields.map((field) =>
        fault(
          `validation/${at}-${field}-out-of-range`,
          `A \`${field}\` beyond its bounds is ignored; one of another type is refused.`,
          overlooking(
            at,
            ({ path, message }) => path === field && /^must (be|have) (from|at most)/.test(message),
          ),
        ),
      ),
    ),
    fault(
      "validation/media-unknown-fields",
      "Unknown fields of POST /media are ignored.",
      overlooking("v2/searchMedia", ({ message }) => message === "is not a known field"),
    ),
    fault(
      "validation/media-user-request",
      "`userRequest` is accepted by POST /media.",
      overlooking("v2/searchMedia", ({ path }) => path === "userRequest"),
    ),
    ...["v2/searchMedia", "v1/searchBrands", "v2/indexAccount"].map((at) =>
      fault(
        `validation/${at}-no-json`,
        "A body that is no JSON is answered, as if nothing had to be asked for.",
        overlooking(at, ({ message }) => message === "is not JSON"),
      ),
    ),
    ...["v2/searchMedia", "v1/searchBrands", "v2/indexAccount"].map((at) =>
      fault(
        `validation/${at}-no-object`,
        "A body that is a list or a text is answered, as if nothing had to be asked for.",
        overlooking(at, ({ message }) => message === "must be an object"),
      ),
    ),
    fault(
      "validation/v1-smart-sort",
      "`sortBy` is accepted in mode smart.",
      overlooking("v1/searchBrands", ({ message }) => message === "cannot be used in mode smart"),
    ),
    ...["brandIds", "brandNames", "query", "type"].map((field) =>
      fault(
        `validation/v1-mode-without-${field}`,
        `A mode that requires \`${field}\` is accepted without it.`,
        overlooking(
          "v1/searchBrands",
          ({ path, message }) => path === field && message.startsWith("is required in mode"),
        ),
      ),
    ),
  ],
};
