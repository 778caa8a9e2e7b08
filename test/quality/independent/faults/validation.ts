import { each, family, fault, overlooking } from "./make.ts";

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

const withBody = ["v2/searchMedia", "v1/searchBrands", "v2/indexAccount"];

/** What is accepted against the specification. */
export const validationFamily = family("validation", [
  ...Object.entries(validated).flatMap(([at, fields]) =>
    each(fields, `${at}-*`, "A faulty `*` is ignored.", (field) =>
      overlooking(at, ({ path }) => path === field),
    ),
  ),
  ...Object.entries(ranges).flatMap(([at, fields]) =>
    each(
      fields,
      `${at}-*-out-of-range`,
      "A `*` beyond its bounds is ignored; one of another type is refused.",
      (field) =>
        overlooking(
          at,
          ({ path, message }) => path === field && /^must (be|have) (from|at most)/.test(message),
        ),
    ),
  ),
  fault(
    "media-unknown-fields",
    "Unknown fields of POST /media are ignored.",
    overlooking("v2/searchMedia", ({ message }) => message === "is not a known field"),
  ),
  fault(
    "media-user-request",
    "`userRequest` is accepted by POST /media.",
    overlooking("v2/searchMedia", ({ path }) => path === "userRequest"),
  ),
  ...each(
    withBody,
    "*-no-json",
    "A body that is no JSON is answered, as if nothing had to be asked for.",
    (at) => overlooking(at, ({ message }) => message === "is not JSON"),
  ),
  ...each(
    withBody,
    "*-no-object",
    "A body that is a list or a text is answered, as if nothing had to be asked for.",
    (at) => overlooking(at, ({ message }) => message === "must be an object"),
  ),
  fault(
    "v1-smart-sort",
    "`sortBy` is accepted in mode smart.",
    overlooking("v1/searchBrands", ({ message }) => message === "cannot be used in mode smart"),
  ),
  ...each(
    ["brandIds", "brandNames", "query", "type"],
    "v1-mode-without-*",
    "A mode that requires `*` is accepted without it.",
    (field) =>
      overlooking(
        "v1/searchBrands",
        ({ path, message }) => path === field && message.startsWith("is required in mode"),
      ),
  ),
]);
